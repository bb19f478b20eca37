import { z } from "zod";

/** Ids are UUIDs; a client may choose the id of what it creates, so that a request sent twice makes one row. */
export const idSchema = z.uuid();

/** ISO 8601 with zone. */
export const timeSchema = z.iso.datetime({ offset: true });
