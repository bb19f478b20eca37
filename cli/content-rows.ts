import type { OpenItem } from "#domain/choice-item.ts";
import type { Bilingual } from "#domain/language.ts";
import type { LikertItem } from "#domain/likert-item.ts";
import { SELF_EXTENDED } from "#domain/profile/content.extended.ts";
import { SELF_GROUPS } from "#domain/profile/content.groups.ts";
import { SELF_SHORT } from "#domain/profile/content.short.ts";
import { PERSONA_EXTENDED } from "#domain/profiling/content.extended.ts";
import { INITIAL } from "#domain/profiling/content.initial.ts";
import { SECTIONS } from "#domain/profiling/content.sections.ts";
import { PERSONA_SHORT } from "#domain/profiling/content.short.ts";
import { ASSESSMENT, type AssessmentItem, type AssessmentLetter } from "#domain/relationship/content.assessment.ts";
import type { Trait } from "#domain/traits.ts";

export interface OptionRow {
  text: Bilingual;
  /** Null for nominal answers, and for an answer that says that the question does not apply. */
  score: number | null;
  frightening: boolean;
}

/** One item of a questionnaire; fields that its kind lacks are null. */
export interface ContentRow {
  key: string;
  questionnaire: string;
  /** Cluster, group or section; null if the questionnaire has a single page. */
  section: string | null;
  kind: "likert" | "choice" | "text";
  trait: Trait | null;
  reversed: boolean | null;
  source: string | null;
  text: Bilingual;
  hint: Bilingual | null;
  options: Partial<Record<AssessmentLetter, OptionRow>> | null;
}

interface Place {
  questionnaire: string;
  section: string | null;
}

const NOTHING = { trait: null, reversed: null, source: null, hint: null, options: null };

function likertRow(place: Place, { key, trait, reversed, source, text }: LikertItem): ContentRow {
  return { key, ...place, kind: "likert", text, ...NOTHING, trait, reversed, source };
}

function openRow(place: Place, item: OpenItem): ContentRow {
  const { key, kind, text } = item;
  if (item.kind === "text") return { key, ...place, kind, text, ...NOTHING, hint: item.hint ?? null };
  const options = optionRows(item.options, (option: Bilingual) => ({ text: option, score: null, frightening: false }));
  return { key, ...place, kind, text, ...NOTHING, options };
}

function assessmentRow(place: Place, item: AssessmentItem): ContentRow {
  const options = optionRows(item.options, ({ text, score, frightening = false }) => ({ text, score, frightening }));
  return { key: item.key, ...place, kind: "choice", text: item.text, ...NOTHING, options };
}

function optionRows<T>(options: Readonly<Record<string, T>>, row: (option: T) => OptionRow): ContentRow["options"] {
  return Object.fromEntries(Object.entries(options).map(([letter, option]) => [letter, row(option)]));
}

/** Every item of every questionnaire, in the order they are asked. */
export function contentRows(): ContentRow[] {
  const page = (questionnaire: string): Place => ({ questionnaire, section: null });
  return [
    ...SELF_SHORT.map((item) => likertRow(page("self_short"), item)),
    ...SELF_EXTENDED.flatMap(({ cluster, items }) =>
      items.map((item) => likertRow({ questionnaire: "self_extended", section: cluster }, item)),
    ),
    ...SELF_GROUPS.flatMap(({ group, items }) =>
      items.map((item) => openRow({ questionnaire: "self_groups", section: group }, item)),
    ),
    ...PERSONA_SHORT.map((item) => likertRow(page("persona_short"), item)),
    ...PERSONA_EXTENDED.flatMap(({ cluster, items }) =>
      items.map((item) => likertRow({ questionnaire: "persona_extended", section: cluster }, item)),
    ),
    ...INITIAL.map((item) => openRow(page("persona_initial"), item)),
    ...SECTIONS.flatMap(({ section, items }) =>
      items.map((item) => openRow({ questionnaire: "persona_sections", section }, item)),
    ),
    ...ASSESSMENT.flatMap(({ cluster, items }) =>
      items.map((item) => assessmentRow({ questionnaire: "relationship_assessment", section: cluster }, item)),
    ),
  ];
}

/** The rows as readable text, the two languages one below the other. */
export function contentText(rows: readonly ContentRow[]): string {
  const lines: string[] = [];
  let heading = "";
  for (const row of rows) {
    const next = [row.questionnaire, row.section].filter(Boolean).join(" / ");
    if (next !== heading) lines.push("", next, "=".repeat(next.length));
    heading = next;
    const facts = [row.key, row.trait && (row.reversed ? `${row.trait} reversed` : row.trait), row.source];
    lines.push("", facts.filter(Boolean).join(" · "), `  ${row.text.en}`, `  ${row.text.it}`);
    if (row.hint) lines.push(`    (${row.hint.en})`, `    (${row.hint.it})`);
    for (const [letter, option] of Object.entries(row.options ?? {})) lines.push(...optionLines(letter, option));
  }
  return lines.join("\n").trimStart();
}

function optionLines(letter: string, { text, score, frightening }: OptionRow): string[] {
  const facts = [score === null ? null : `score ${score}`, frightening ? "frightening" : null].filter(Boolean);
  return [`    ${letter}) ${text.en}${facts.length > 0 ? ` [${facts.join(", ")}]` : ""}`, `       ${text.it}`];
}
