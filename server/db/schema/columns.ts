import { timestamp, uuid } from "drizzle-orm/pg-core";

/** Times keep milliseconds, as JavaScript does, so that a cursor made from one finds its row again. */
export const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: "date" });

export const createdAt = () => time("created_at").notNull().defaultNow();

/** Soft deletion: undone for a short while, then purged. */
export const deletedAt = () => time("deleted_at");

export const ownId = () => uuid("id").notNull().defaultRandom();
