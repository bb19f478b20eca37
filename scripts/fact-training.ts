import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { factsSchema } from "../cli/coach-figures.ts";
import { searchFor } from "#domain/facts/answer.ts";
import type { FactInput } from "#domain/facts/fact-types.ts";
import type { Search } from "#domain/facts/find.ts";
import { casesOf, inputOf, type World } from "../tests/facts/cases.ts";
import { candidatesFor } from "#domain/facts/rank-features.ts";
import { dayText, quoteAround } from "#domain/facts/say.ts";
import type { Language } from "#domain/language.ts";
import { checksumOfFiles } from "./checksum.ts";

/** A question about one world's notes, with the features of each candidate sentence. */
export interface Asked {
  world: string;
  lang: Language;
  search: Search;
  /** The set it comes from. */
  origin: string;
  /** Whether the notes do not answer it. */
  absent: boolean;
  rows: Row[];
}

export interface Row {
  values: Map<string, number>;
  /** Whether the quote built from this sentence answers the question. */
  right: boolean;
  /** Index of the note or interaction that contains the sentence. */
  text: number;
}

const SOURCES = "training/coach/facts/*.json";
const CODE = [
  "rank-features.ts",
  "content.concepts.ts",
  "content.irregular.ts",
  "content.properties.ts",
  "kinds.ts",
  "words.ts",
].map((name) => `domain/facts/${name}`);

const found = (root: string, pattern: string) =>
  globSync(pattern, { cwd: root })
    .map((path) => path.replaceAll("\\", "/"))
    .toSorted();

/** Checksum of the ranking's training data and features, so that a test can tell when the weights are out of date. */
export function checksumOfFacts(root: string): string {
  return checksumOfFiles(root, [...found(root, SOURCES), ...CODE]);
}

/** All questions: from the training worlds and from those that the tests use. */
export async function readAsked(root: string): Promise<Asked[]> {
  const asked: Asked[] = [];
  for (const path of found(root, SOURCES)) {
    const source = readFileSync(join(root, path), "utf8");
    asked.push(...ofWorlds(path, source));
  }
  for (const path of found(root, "tests/facts/worlds*.ts")) {
    const worlds = Object.values((await import(join(root, path))) as Record<string, readonly World[]>).flat();
    asked.push(...worlds.flatMap((world) => ofTested(path, world)));
  }
  return asked;
}

const plain = (text: string) => text.toLowerCase().replaceAll("’", "'");

function ofWorlds(path: string, source: string): Asked[] {
  return factsSchema.parse(JSON.parse(source)).flatMap(({ id, lang, persona, notes, interactions, now, questions }) => {
    const input = {
      language: lang,
      persona,
      notes: numbered(notes),
      interactions: interactions.map((one, at) => ({ ...one, id: `i${at}` })),
      now: new Date(`${now.slice(0, 10)}T12:00:00Z`),
      time_zone: "UTC",
    };
    return questions.map(({ q, answer_any, answer_all }) => {
      const any = answer_any.map(plain);
      const every = answer_all.map(plain);
      const absent = any.length + every.length === 0;
      const answers = (text: string) =>
        (any.length === 0 || any.some((one) => text.includes(one))) && every.every((one) => text.includes(one));
      return ask(input, q, absent ? null : answers, { world: `${path} ${id}`, origin: originOf(path) });
    });
  });
}

function ofTested(path: string, world: World): Asked[] {
  const input = inputOf(world);
  return casesOf(world).map(({ question, holds, absent }) => {
    const answers = (text: string) =>
      holds.every((part) => part.split("/").some((one) => text.includes(plain(one.trim()))));
    return ask(input, question, absent ? null : answers, { world: `${path} ${world.name}`, origin: "tested worlds" });
  });
}

function numbered(notes: readonly { content: string; created_at: string }[]): FactInput["notes"] {
  return notes
    .map(({ content, created_at }, at) => ({ id: `n${at}`, content, created_at: new Date(created_at) }))
    .toSorted((x, y) => y.created_at.getTime() - x.created_at.getTime());
}

const originOf = (path: string) => /([^/]+)\.(?:en|it)\.json$/.exec(path)?.[1] ?? path;

type Input = Omit<FactInput, "question">;

function ask(
  input: Input,
  question: string,
  answers: ((text: string) => boolean) | null,
  { world, origin }: Pick<Asked, "world" | "origin">,
): Asked {
  const search = searchFor({ ...input, question });
  const pen = { language: input.language, today: search.today, name: input.persona.name };
  const texts = new Map<unknown, number>();
  const rows = candidatesFor(search).map(({ entry, values, unmatched }): Row => {
    if (!texts.has(entry.text)) texts.set(entry.text, texts.size);
    const all = new Map(values);
    for (const { keys, share } of unmatched)
      for (const key of keys) for (const told of entry.sentence.keys) all.set(`${key}>${told}`, share);
    const told = plain(`${dayText(entry.text.written, pen)} ${quoteAround(entry, [-1, 1], true)}`);
    return { values: all, right: answers?.(told) ?? false, text: texts.get(entry.text)! };
  });
  return { world, origin, lang: input.language, search, absent: answers === null, rows };
}
