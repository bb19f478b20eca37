import { loadQuickly } from "./runtime/load-quickly.ts";

loadQuickly();
await import("./serve.ts");
