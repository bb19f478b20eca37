import type { FactAnswer, FactInput } from "#domain/facts/answer.ts";
import type { Language } from "#domain/language.ts";
import { PERSONA_CONTEXTS, type PersonaContext } from "#domain/people/contexts.ts";

/** Notes about one person and questions about them. */
export interface World {
  language: Language;
  name: string;
  context: PersonaContext;
  /** One per line: day, `|`, text. */
  notes: string;
  /** One per line: status, day, `|`, plan, `|`, outcome. */
  interactions?: string;
  /**
   * One per line: question, `=>`, what the answer contains (`&` joins, `/` separates alternatives, `!` means must not
   * contain); `-` if the notes do not say.
   */
  questions: string;
}

export const NOW = new Date("2026-11-20T10:00:00Z");

function lines(text: string | undefined): string[][] {
  return (text ?? "")
    .trim()
    .split("\n")
    .filter((line) => line.trim())
    .map((line) => line.split("|").map((part) => part.trim()));
}

export function inputOf(world: World): Omit<FactInput, "question"> {
  return {
    language: world.language,
    persona: { name: world.name, context: world.context },
    notes: lines(world.notes)
      .map(([day, content], at) => ({ id: `n${at + 1}`, content: content!, created_at: new Date(`${day}T12:00:00Z`) }))
      .toSorted((x, y) => y.created_at.getTime() - x.created_at.getTime()),
    interactions: lines(world.interactions).map(([status, day, objectives, result], at) => ({
      id: `i${at + 1}`,
      status: status!,
      objectives: objectives!,
      result_summary: result || null,
      created_at: new Date("2026-11-01T12:00:00Z"),
      interaction_date: new Date(`${day}T12:00:00Z`),
    })),
    now: NOW,
    time_zone: "UTC",
    used: [{ kind: "note", id: "n1" }],
  };
}

interface Case {
  world: World;
  question: string;
  holds: string[];
  lacks: string[];
  absent: boolean;
}

export function casesOf(world: World): Case[] {
  return world.questions
    .trim()
    .split("\n")
    .filter((line) => line.includes("=>"))
    .map((line) => {
      const [question, expected] = line.split("=>").map((part) => part.trim());
      const parts = expected!.split("&").map((part) => part.trim());
      return {
        world,
        question: question!,
        holds: parts.filter((part) => part !== "-" && !part.startsWith("!")),
        lacks: parts.filter((part) => part.startsWith("!")).map((part) => part.slice(1)),
        absent: expected === "-",
      };
    });
}

/** An uncertain answer also passes if it contains what was expected. */
export function fails({ holds, lacks, absent }: Case, answer: Pick<FactAnswer, "text" | "found">): boolean {
  if (absent) return answer.found === true;
  const text = answer.text.toLowerCase().replaceAll("’", "'");
  const has = (part: string) => part.split("/").some((one) => text.includes(one.trim().toLowerCase()));
  return answer.found === false || !holds.every(has) || lacks.some(has);
}

/**
 * Parses worlds: each starts with `# name | context`, followed by one line per note (day, `|`, text), per interaction
 * (`+ status day | plan | outcome`) and, after `?`, per question.
 */
export function worldsOf(language: Language, text: string): World[] {
  return text
    .trim()
    .split(/^# /m)
    .filter(Boolean)
    .map((part) => {
      const [head, ...rest] = part.trim().split("\n");
      const [name, context] = head!.split("|").map((one) => one.trim());
      const ofKind = (mark: string) => rest.filter((line) => line.startsWith(mark)).map((line) => line.slice(2));
      return {
        language,
        name: name!,
        context: PERSONA_CONTEXTS.find((one) => one === context) ?? "other",
        notes: rest.filter((line) => /^\d/.test(line)).join("\n"),
        interactions: ofKind("+ ")
          .map((line) => line.replace(" ", " | "))
          .join("\n"),
        questions: ofKind("? ").join("\n"),
      };
    });
}
