import { parseArgs } from "node:util";
import { runParts } from "../../bench/run.ts";
import { measureGrowth } from "./growth.ts";
import { measureLoop } from "./loop.ts";
import { measureOnEmbedded, measureOnPostgres } from "./users.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { short: { type: "boolean", default: false } },
});
const SECONDS = values.short ? 12 : 60;
const ROUNDS = values.short ? 300 : 3000;

await runParts(
  {
    postgres: {
      title: `load · 200 people at once for ${SECONDS} s on PostgreSQL, against bare node:http + pg doing the reads alone`,
      needs: ["postgresql"],
      measure: () => measureOnPostgres(SECONDS),
    },
    embedded: {
      title: `load · the same on the embedded database`,
      needs: [],
      measure: () => measureOnEmbedded(SECONDS),
    },
    growth: {
      title: "growth · the requests of /home and /persona with 100 times the notes, people and messages, to once",
      needs: ["postgresql"],
      measure: () => measureGrowth(ROUNDS),
    },
    loop: {
      title:
        "loop · how long each route of the API document keeps everybody waiting, asked by somebody who has very much",
      needs: ["postgresql"],
      measure: measureLoop,
    },
  },
  positionals,
);
