import { exampleOf, typeOf, type Operation, type Schema } from "../../tests/support/api-document.ts";
import { chatBody } from "../../tests/support/chat-stream.ts";
import { HEAVY, PIECES, textOf, type Piece } from "./heavy-account.ts";

export interface Ask {
  /** What distinguishes it from the route's other requests. */
  what: string;
  path: string;
  body: string | null;
}

const ALL = Object.keys(PIECES) as Piece[];
/** How much a text may exceed its limit before it is trimmed; see domain/text.ts. */
const SPARE = 1000;

/** Messages that make the coach read the account's data or write a text. */
const SAID = [
  "What did I write about Marta and her mother?",
  "Cosa ho scritto di Marta? Quando parte? Quando è il suo compleanno?",
  "Help me plan a talk with her about money on Saturday",
  "Write her a message: I am sorry about Tuesday, can we talk?",
  "Scrivile un messaggio per scusarmi, più breve",
  "How many times did we argue?",
];

/** All requests for a route: with short texts, with long texts of each piece, and for both personas. */
export function asksOf(operation: Operation): Ask[] {
  const { method, path } = operation;
  // Only once each, because the rows or the account are then deleted.
  const gone = path === "/api/account/deletion";
  const places = path.includes("{") ? [0, 1] : /persona_id/.test(JSON.stringify(operation.parameters)) ? [0, 1] : [0];
  const asks: Ask[] = [];
  for (const place of gone || method === "DELETE" ? [1] : places) {
    for (const query of queriesOf(operation, place)) {
      const at = pathOf(path, place) + query;
      if (!operation.body) asks.push({ what: query, path: at, body: null });
      else {
        const bodies = bodiesOf(operation, place);
        for (const [what, body] of gone ? bodies.slice(0, 1) : bodies)
          asks.push({ what, path: at, body: JSON.stringify(body) });
      }
    }
  }
  return asks;
}

function idFor(place: number, name: string): string {
  if (/conversation/i.test(name)) return HEAVY.talks[place] ?? "";
  if (/persona/i.test(name)) return HEAVY.people[place] ?? "";
  if (/note/i.test(name)) return HEAVY.note;
  if (/interaction/i.test(name)) return place === 0 ? HEAVY.plan : HEAVY.done;
  if (/run|plan|message/i.test(name)) return place === 0 ? HEAVY.message : HEAVY.answer;
  return crypto.randomUUID();
}

function pathOf(path: string, place: number): string {
  return path.replace(/([\w-]+)\/\{\w+\}/, (_, collection: string) => `${collection}/${idFor(place, collection)}`);
}

function queriesOf({ parameters, path }: Operation, place: number): string[] {
  const fields = parameters.filter(({ in: where }) => where === "query");
  const values: Record<string, string>[] = [{}];
  if (path === "/api/search") {
    const long = ["qwertyuiopasdfghjklzxcvb", "mnbvcxzlkjhgfdsapoiuytre"].join(" ").repeat(4).slice(0, 199);
    values.push({ q: "Marta" }, { q: "saxophone compleano" }, { q: long }, { q: "e mi di ".repeat(20) });
  }
  if (fields.some(({ name }) => name === "limit")) values.push({ limit: "100" }, { limit: "50" });
  const required = Object.fromEntries(
    fields
      .filter(({ required: needed }) => needed)
      .map(({ name, schema }) => [name, String(exampleOf(schema, (where) => idFor(place, where || name), name))]),
  );
  return values.map((given) => {
    const all = new URLSearchParams({ ...required, ...given }).toString();
    return all ? `?${all}` : "";
  });
}

function bodiesOf(operation: Operation, place: number): [string, unknown][] {
  const schema = operation.body ?? {};
  const example = exampleOf(schema, (where) => idFor(place, where)) as Record<string, unknown>;
  if (operation.path === "/functions/v1/ai-chat") {
    const said = [...SAID, ...ALL.map((piece) => textOf(piece, 3999))];
    const personaId = HEAVY.people[place] ?? "";
    return said.flatMap((message, index): [string, unknown][] => {
      // Not every time: an answer in the long conversation must end before the next one.
      const talks = index % 3 === 0 ? [crypto.randomUUID(), HEAVY.talks[place] ?? ""] : [crypto.randomUUID()];
      return talks.map((conversationId) => [message.slice(0, 30), chatBody({ message, personaId, conversationId })]);
    });
  }
  if (operation.path === "/api/personas/import") {
    const one = (example["people"] as object[])[0];
    return [["500 people", { people: Array.from({ length: 500 }, () => ({ ...one, id: crypto.randomUUID() })) }]];
  }
  if (operation.path.endsWith("/answers")) {
    return ALL.map((piece) => [
      piece,
      { answers: Object.fromEntries(WORDED.map((key) => [key, textOf(piece, 2000)])) },
    ]);
  }
  // Always 14 MB, whatever the content.
  const pieces = operation.path === "/functions/v1/voice-to-text" ? ALL.slice(0, 1) : ALL;
  return [["", example], ...pieces.map((piece): [string, unknown] => [piece, filled(schema, example, piece)])];
}

/** Open questions. Those of the other questionnaire are rejected, which is cheap. */
const WORDED = ["initial_6", "memory_triggers_1", "memory_triggers_2", "personal_growth_1"];

/** The example with all long texts at their maximum length. */
function filled(schema: Schema, example: Record<string, unknown>, piece: Piece): unknown {
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]): [string, unknown] => {
    const one = field.anyOf?.[0] ?? field;
    if (typeOf(one) !== "string" || one.enum || one.format || !one.maxLength || one.maxLength < 1500)
      return [name, example[name]];
    return [name, textOf(piece, one.maxLength - SPARE)];
  });
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}
