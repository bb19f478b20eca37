import { z } from "zod";

/** A UUID. Clients may choose the id of what they create, so that repeating a request creates one row. */
export const idSchema = z.uuid();

/** ISO 8601 with an offset. */
export const timeSchema = z.iso.datetime({ offset: true });
