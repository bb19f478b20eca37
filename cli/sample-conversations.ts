/*
 * Prints the built-in coach's replies for reading: ten invented conversations in each language, and twenty by authors
 * who had never seen the coach.
 */
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { z } from "zod";
import { Talk } from "#domain/coaching/talk.ts";
import { LANGUAGES, type Language } from "#domain/language.ts";
import { languageSchema } from "#domain/language-schema.ts";
import { talksSchema, type SampleTurns } from "./coach-figures.ts";
import { TALKS, type SampleTalk } from "./sample-talks.ts";

const USAGE = `Usage: npm run -s sample:conversations [-- [--language en|it]]

Prints what the built-in coach says in thirty invented conversations in each language.`;

const NOW = new Date("2026-11-20T18:00:00Z");
const DAY = 86_400_000;

function talk({ about, mode = "conversation", person, notes = [], lines }: SampleTalk, language: Language): string {
  const printed = [`── ${about[language]} (${person.name})`];
  const conversation = new Talk({
    language,
    mode,
    now: NOW,
    time_zone: "Europe/Rome",
    user: { name: "Giulia", traits: { O: 4, C: 3, E: 2, A: 5, N: 3 } },
    persona: {
      name: person.name,
      context: person.context,
      age: person.age ?? null,
      traits: person.traits ?? null,
    },
    notes: notes.map(([daysAgo, content], index) => ({
      id: String(index),
      content: content[language],
      created_at: new Date(NOW.getTime() - daysAgo * DAY),
    })),
    interactions: [],
  });
  for (const line of lines) {
    const reply = conversation.say(line[language]);
    printed.push(`> ${line[language]}`, reply.text, ...(reply.plan ? [JSON.stringify(reply.plan, null, 1)] : []));
  }
  return printed.join("\n\n");
}

function unseenTalks(language: Language): SampleTurns[] {
  const file = new URL(`../tests/coach/talks-1.${language}.json`, import.meta.url);
  return talksSchema.parse(JSON.parse(readFileSync(file, "utf8")));
}

const { values } = parseArgs({
  options: { language: { type: "string" }, help: { type: "boolean", short: "h", default: false } },
});
const chosen = z.array(languageSchema).safeParse(values.language === undefined ? LANGUAGES : [values.language]);
if (values.help || !chosen.success) {
  process.exitCode = values.help ? 0 : 1;
  console.log(USAGE);
} else {
  for (const language of chosen.data) {
    for (const entry of TALKS) console.log(`${talk(entry, language)}\n`);
    for (const { id, persona, turns } of unseenTalks(language)) {
      const lines = turns.map((line) => ({ en: line, it: line }));
      console.log(`${talk({ about: { en: id, it: id }, person: persona, lines }, language)}\n`);
    }
  }
}
