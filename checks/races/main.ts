import type { Figure } from "../../bench/report.ts";
import { runParts } from "../../bench/run.ts";
import { calendars, guesses, oneAddress, oneInvitation } from "./account-races.ts";
import { onEmbedded, onPostgres, type Instance } from "./instance.ts";
import {
  busyConversation,
  deletedWhileChanged,
  deletedWhileWritten,
  proposedPlan,
  sameAssessment,
  sameMessage,
  sameNote,
  sameOutcome,
  samePerson,
  samePlan,
  twoTabs,
} from "./writing-races.ts";

const RACES = [
  oneInvitation,
  oneAddress,
  guesses,
  calendars,
  samePerson,
  sameNote,
  samePlan,
  proposedPlan,
  sameOutcome,
  sameAssessment,
  sameMessage,
  busyConversation,
  twoTabs,
  deletedWhileChanged,
  deletedWhileWritten,
];

async function race(open: () => Promise<Instance>): Promise<Figure[]> {
  await using instance = await open();
  const figures: Figure[] = [];
  for (const one of RACES) figures.push(await one(instance));
  return figures;
}

await runParts(
  {
    postgres: {
      title: "races · two processes behind a proxy, on PostgreSQL",
      needs: ["postgresql"],
      measure: () => race(onPostgres),
    },
    embedded: {
      title: "races · one process, on the embedded database",
      needs: [],
      measure: () => race(onEmbedded),
    },
  },
  process.argv.slice(2),
);
