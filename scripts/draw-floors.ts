import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { readSources } from "../tests/support/source-files.ts";
import { drawFloors, importsOfRooms, withFloors } from "./floors.ts";

const FILE = join(resolve(import.meta.dirname, ".."), "docs/ARCHITECTURE.md");

writeFileSync(FILE, withFloors(readFileSync(FILE, "utf8"), drawFloors(importsOfRooms(readSources()))));
