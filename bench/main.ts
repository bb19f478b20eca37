import { parseArgs } from "node:util";
import { measureApp } from "./app/measure.ts";
import { measureApi } from "./api/measure.ts";
import { measureChat } from "./chat/measure.ts";
import { measureNames } from "./chat/measure-names.ts";
import { measureCoach } from "./coach/measure.ts";
import { measureLanding } from "./landing/measure.ts";
import { runParts } from "./run.ts";
import { measureScale } from "./scale/measure.ts";
import { measureStart } from "./start/measure.ts";
import { measureWrites } from "./writes/measure.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { accounts: { type: "string", default: "20000" }, keep: { type: "string" } },
});

await runParts(
  {
    api: {
      title: "api · GET /api/personas: 50 people with the latest note, against bare node:http + pg",
      needs: ["wrk", "postgresql"],
      measure: measureApi,
    },
    landing: {
      title: "landing · first load on slow 4G, processor at a quarter, against the same text as bare HTML",
      needs: ["chromium"],
      measure: measureLanding,
    },
    app: {
      title: "app · the first pages and the signed-in ones on slow 4G, processor at a quarter, against their bare text",
      needs: ["chromium", "chromium-headless-shell", "postgresql"],
      measure: measureApp,
    },
    chat: {
      title: "chat · an answer streamed through ai-chat, against the model server and a bare relay",
      needs: ["postgresql"],
      measure: measureChat,
    },
    start: {
      title: "start · from the start to the first answer on an embedded database, against bare node:http + PGlite",
      needs: [],
      measure: measureStart,
    },
    writes: {
      title: "writes · notes written and changed with the bytes of their account counted, against the same uncounted",
      needs: ["postgresql"],
      measure: measureWrites,
    },
    names: {
      title: "names · a prompt's names hidden, against one regular expression of as many alternatives",
      needs: [],
      measure: measureNames,
    },
    coach: {
      title: "coach · an answer composed by the built-in coach, against a walk through the words of the notes",
      needs: [],
      measure: measureCoach,
    },
    scale: {
      title: "scale · many accounts against 200, a large account against an ordinary one",
      needs: ["postgresql"],
      onlyNamed: true,
      measure: () => measureScale({ accounts: Number(values.accounts), keep: values.keep }),
    },
  },
  positionals,
);
