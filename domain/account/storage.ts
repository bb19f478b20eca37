import type { Storage } from "#domain/account/storage-schema.ts";

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
