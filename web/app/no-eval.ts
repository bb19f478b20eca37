import { config } from "zod";

// Where it may, zod compiles schemas with `Function`, and it asks by trying: the pages' policy refuses that and reports it.
// Imported before anything that makes a schema.
config({ jitless: true });
