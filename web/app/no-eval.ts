import { config } from "zod";

// By default zod tests whether `Function` is allowed, and the page's CSP reports that as a violation.
// Import this before any module that creates a schema.
config({ jitless: true });
