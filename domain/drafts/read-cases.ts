import { PERSONA_CONTEXTS, type PersonaContext } from "#domain/people/contexts.ts";

/** What a message must contain, each with alternatives, and what it must not. */
export interface Pieces {
  holds: readonly (readonly string[])[];
  lacks: readonly string[];
}

export interface DraftCase extends Pieces {
  say: string;
  persona: { name: string; context: PersonaContext };
  /** False if it may also be a change of a draft. */
  isNew: boolean;
}

export interface DraftChain {
  say: string;
  persona: { name: string; context: PersonaContext };
  changes: readonly (Pieces & { wish: string })[];
}

const list = (text: string | undefined): string[] =>
  (text ?? "")
    .split(";")
    .map((part) => part.trim().toLowerCase())
    .filter(Boolean);

function pieces(text: string): Pieces {
  const [holds, lacks] = text.split("!!");
  return { holds: list(holds).map((part) => part.split("|").map((one) => one.trim())), lacks: list(lacks) };
}

function personaIn(text: string): { name: string; context: PersonaContext } {
  if (!text.trim()) return { name: "Ana", context: "friend" };
  const [name = "", told = ""] = text.split(",").map((part) => part.trim());
  const context = PERSONA_CONTEXTS.find((one) => one === told);
  if (!context) throw new Error(`no context: ${text}`);
  return { name, context };
}

const linesOf = (text: string): string[] => text.split("\n").filter((line) => line.trim());

/** Lines: `request => contained pieces !! pieces not contained @@ persona, context`, with `%` first unless `isNew`. */
export function readDraftCases(text: string): DraftCase[] {
  return linesOf(text).map((line) => {
    const [said = "", rest = ""] = line.split("=>");
    const [body = "", persona = ""] = rest.split("@@");
    const isNew = !said.startsWith("%");
    return { say: said.replace(/^%/, "").trim(), isNew, persona: personaIn(persona), ...pieces(body) };
  });
}

/** A line `# request @@ persona, context`, followed by a line `> wish => pieces` for each change. */
export function readDraftChains(text: string): DraftChain[] {
  const chains: DraftChain[] = [];
  for (const line of linesOf(text)) {
    if (line.startsWith("#")) {
      const [said = "", persona = ""] = line.slice(1).split("@@");
      chains.push({ say: said.trim(), persona: personaIn(persona), changes: [] });
    } else {
      const [wish = "", body = ""] = line.slice(1).split("=>");
      const chain = chains.pop()!;
      chains.push({ ...chain, changes: [...chain.changes, { wish: wish.trim(), ...pieces(body) }] });
    }
  }
  return chains;
}
