import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { readSources } from "../tests/support/source-files.ts";
import { drawLayers, importsOfModules, withLayers } from "./layers.ts";

const FILE = join(resolve(import.meta.dirname, ".."), "docs/ARCHITECTURE.md");

writeFileSync(FILE, withLayers(readFileSync(FILE, "utf8"), drawLayers(importsOfModules(readSources()))));
