import { z } from "zod";

/** In bytes. `quota` is null if there is no limit, and while a danger is open. */
export const storageSchema = z.object({ used: z.number().int(), quota: z.number().int().nullable() });
export type Storage = z.infer<typeof storageSchema>;

/** The share of the quota from which each level applies. */
const LEVELS = [
  { level: "full", from: 1 },
  { level: "nearly", from: 0.9 },
  { level: "filling", from: 0.8 },
] as const;
export type StorageLevel = (typeof LEVELS)[number]["level"];

/** The warning level; null below 80 % of the quota. */
export function storageLevel({ used, quota }: Storage): StorageLevel | null {
  if (quota === null) return null;
  return LEVELS.find(({ from }) => used >= from * quota)?.level ?? null;
}
