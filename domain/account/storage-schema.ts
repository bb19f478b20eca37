import { z } from "zod";

/** In bytes. `quota` is null if there is no limit, and while a danger is open. */
export const storageSchema = z.object({ used: z.number().int(), quota: z.number().int().nullable() });
export type Storage = z.infer<typeof storageSchema>;
