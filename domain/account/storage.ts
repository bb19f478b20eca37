import { z } from "zod";

/** What an account stores and may store, in bytes; `quota` is null where only the disk bounds it, and while danger is open. */
export const storageSchema = z.object({ used: z.number().int(), quota: z.number().int().nullable() });
export type Storage = z.infer<typeof storageSchema>;

/** From which share of its quota on an account is told, and what it is then. */
const LEVELS = [
  { level: "full", from: 1 },
  { level: "nearly", from: 0.9 },
  { level: "filling", from: 0.8 },
] as const;
export type StorageLevel = (typeof LEVELS)[number]["level"];

/** What an account is to be told of its room; null below four fifths of it. */
export function storageLevel({ used, quota }: Storage): StorageLevel | null {
  if (quota === null) return null;
  return LEVELS.find(({ from }) => used >= from * quota)?.level ?? null;
}
