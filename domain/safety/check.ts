import type { Language } from "#domain/language.ts";
import { IDIOMS, RULES, type SafetyKind, type SafetySeverity } from "./content.patterns.ts";
import { normalizeForCheck, pattern } from "./normalize.ts";

export type { SafetyKind, SafetySeverity } from "./content.patterns.ts";

export interface SafetyFinding {
  kind: SafetyKind;
  severity: SafetySeverity;
}

const FICTION = pattern(
  "(?:film|movie|novel|book|episode|video ?game|game|series|series finale|tv show|character|play|opera|serie|romanzo|libro|videogioco|puntata|personaggio|gioco|telefilm|canzone)\\b",
);

/** Said of what did not happen: “he has never hit me”, “non mi ha mai picchiata”. */
const DENIED = [
  pattern("(?:never|not|hasnt|didnt|doesnt|wouldnt|isnt|havent|hadnt|dont)(?: \\w+){0,3}$"),
  pattern("non(?: \\w+){0,3}$"),
];
const DENIED_INSIDE = pattern("(?:has|had|have)? ?(?:never|not)\\b|mai\\b");

/**
 * Whether a text speaks of self-harm, violence, abuse or fear of another person; null when nothing does.
 * Deterministic; English and Italian are always both checked, whatever `language` says. The gravest rule wins.
 */
export function checkSafety(text: string, _language: Language): SafetyFinding | null {
  let words = normalizeForCheck(text);
  const fiction = words.search(FICTION) >= 0;
  for (const idiom of IDIOMS) words = words.replace(idiom, " ~ ");
  for (const rule of RULES) {
    if (rule.third && fiction) continue;
    for (const found of words.matchAll(rule.match)) {
      if (!isDenied(words, found, rule.kind)) return { kind: rule.kind, severity: rule.severity };
    }
  }
  return NAMED_FEAR.test(text.replace(/[’‘]/g, "'")) ? { kind: "fear", severity: "oblique" } : null;
}

/** Fear of somebody called by name, which only the capital letter shows. */
const NAMED_FEAR =
  /\b(?:paura di|(?:afraid|scared|frightened|terrified) of) (?!Natale|Pasqua|Dio|God|Covid|Christmas|Easter|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|I\b)[A-Z][a-zà-ü]+(?!'s|\w)(?! (?:reaction|answer|saying|thinking|finding|being|leaving|not))/;

/** A denial counts only for what others did or are feared for; “I don’t want to kill myself” is still a reason to ask. */
function isDenied(words: string, found: RegExpExecArray, kind: SafetyKind): boolean {
  if (kind === "self_harm") return false;
  const before =
    words
      .slice(Math.max(0, found.index - 30), found.index)
      .split(".")
      .pop()
      ?.trimEnd() ?? "";
  if (/^(?:won|doesn|didn|not|non)/.test(found[0]) || /non mi \w+|wont|doesnt (?:let|al)/.test(found[0])) return false;
  return DENIED.some((denied) => before.search(denied) >= 0) || found[0].search(DENIED_INSIDE) >= 0;
}
