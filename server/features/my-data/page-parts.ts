import { html as honoHtml, raw } from "hono/html";
import { answerInWords, QUESTION_KEYS } from "#domain/my-data/answer-in-words.ts";
import { CONSENT_NAMES, CONTEXT_LABELS, GENDER_LABELS, PAGE_TEXTS, TRAIT_NAMES } from "#domain/my-data/content.page.ts";
import { COUNTRIES } from "#domain/countries.ts";
import { LOCALES, type Language } from "#domain/language.ts";
import { INDEX_TEXTS } from "#domain/relationship/content.indices.ts";
import { INDICES } from "#domain/relationship/indices.ts";
import { TRAITS } from "#domain/traits.ts";
import type {
  AnswerRow,
  AssessmentRow,
  ConsentRow,
  InteractionRow,
  MessageRow,
  NoteRow,
  PersonRow,
  ProfileRow,
} from "./page-rows.ts";

/** Markup whose values have been escaped. */
export type Html = ReturnType<typeof raw>;

/** Markup; values that are not markup themselves are escaped. No value is asynchronous, so neither is the result. */
export function html(strings: TemplateStringsArray, ...values: unknown[]): Html {
  return honoHtml(strings, ...values) as Html;
}

export type PageText = keyof typeof PAGE_TEXTS;

/** Renders the parts of the archive's page in one language and time zone; every value is escaped. */
export class PageParts {
  readonly language: Language;
  readonly #date: Intl.DateTimeFormat;
  readonly #moment: Intl.DateTimeFormat;

  constructor(language: Language, timeZone: string) {
    this.language = language;
    this.#date = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: "long", timeZone });
    this.#moment = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: "long", timeStyle: "short", timeZone });
  }

  text(key: PageText, values: Record<string, string> = {}): string {
    return PAGE_TEXTS[key][this.language].replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  }

  date(iso: string | Date): string {
    return this.#date.format(new Date(iso));
  }

  moment(iso: string | Date): string {
    return this.#moment.format(new Date(iso));
  }

  /** One line for each known value. */
  facts(rows: readonly (readonly [PageText, string | number | null | undefined])[]): Html {
    const known = rows.filter(([, value]) => value !== null && value !== undefined && value !== "");
    return known.length > 0 ? html`<dl>${known.map(([key, value]) => this.fact(this.text(key), value))}</dl>` : html``;
  }

  fact(label: string, value: unknown): Html {
    return html`<div>
      <dt>${label}</dt>
      <dd dir="auto">${value}</dd>
    </div>`;
  }

  profile(row: ProfileRow): Html {
    return html`${this.facts([
      ["name", row.name],
      ["formerly", row.former_names.join(", ")],
      ["age", row.age],
      ["gender", row.gender && GENDER_LABELS[row.gender][this.language]],
      ["origin", this.#place(row.origin_region, row.origin_country)],
      ["own_place", this.#place(row.current_region, row.current_country)],
    ])}${this.portrait(row, [row.profile_label, row.profile_summary, row.relational_advice])}`;
  }

  person(row: PersonRow): Html {
    return html`${this.facts([
      ["also_called", row.also_called],
      ["formerly", row.former_names.join(", ")],
      ["relationship", row.context === "other" ? row.relationship_other : CONTEXT_LABELS[row.context][this.language]],
      ["gender", row.gender === "not_specified" ? null : GENDER_LABELS[row.gender][this.language]],
      ["age", row.age],
      ["place", this.#place(row.location_region, row.location_country)],
      ["added", this.date(row.created_at)],
      ["archived", row.archived_at && this.date(row.archived_at)],
      ["left_out", row.left_out_of_ai ? this.text("yes") : null],
      ["rhythm", row.keep_in_touch_days],
    ])}${this.portrait(row, [row.profile_label, row.profile_summary, row.relational_tips, row.persona_profile_text])}`;
  }

  /** Scores, and the texts written from them. */
  portrait({ traits_full, traits_short }: Pick<ProfileRow, "traits_full" | "traits_short">, texts: (string | null)[]) {
    const scores = traits_full ?? traits_short;
    const written = texts.filter((text) => text);
    return html`${
      written.length > 0
        ? html`<h3>${this.text("portrait")}</h3>
            ${written.map((text) => this.#prose(text))}`
        : ""
    }${
      scores
        ? html`<h3>${this.text("traits")}</h3>
            <dl>
              ${TRAITS.map((trait) => this.fact(TRAIT_NAMES[trait][this.language], this.#number(scores[trait])))}
            </dl>`
        : ""
    }`;
  }

  /** Answers in the order of their questions; those from before a retake come last. */
  answers(rows: AnswerRow[], name = ""): Html {
    const place = (row: AnswerRow) => (row.archived_at ? QUESTION_KEYS.length : QUESTION_KEYS.indexOf(row.question));
    return html`<dl class="answers">
      ${rows
        .toSorted((one, other) => place(one) - place(other))
        .map((row) => {
          const { question, answer } = answerInWords(row.question, row.answer, this.language, name);
          return this.fact(row.archived_at ? `${question} (${this.text("answer_before")})` : question, answer);
        })}
    </dl>`;
  }

  note(row: NoteRow): Html {
    const tags = row.tags.length > 0 && html`<p class="meta">${this.text("tags")}: ${row.tags.join(", ")}</p>`;
    return html`<article>
      <p class="meta">${this.moment(row.created_at)}</p>
      ${this.#prose(row.content)}${tags || ""}
    </article>`;
  }

  interaction(row: InteractionRow): Html {
    const when = row.completed_date ?? row.planned_date ?? row.created_at;
    return html`<article>
      <p class="meta">${this.text(row.status)} · ${this.moment(when)}</p>
      ${this.facts([
        ["action", row.objectives],
        ["fears", row.avoid],
        ["goals", row.feeling],
        ["expectation", row.expectation],
        ["outcome", row.result_summary],
        ["tips", row.ai_tips],
      ])}
    </article>`;
  }

  assessment(row: AssessmentRow): Html {
    return html`<article>
      <p class="meta">${this.moment(row.created_at)}</p>
      <dl>
        ${this.fact(this.text("score"), Math.round(row.scores.RHS))}${INDICES.filter((index) =>
          Number.isFinite(row.scores[index]),
        ).map((index) => this.fact(INDEX_TEXTS[index].title[this.language], Math.round(row.scores[index])))}
      </dl>
      ${row.tips.map((tip) => this.#prose(tip))}
    </article>`;
  }

  message(row: MessageRow): Html {
    const by = this.text(row.role === "user" ? "by_you" : "by_coach");
    const { plan } = row;
    return html`<div class="said">
      <p class="meta">${by} · ${this.moment(row.created_at)}</p>
      ${this.#prose(row.content)}${
        plan
          ? this.facts([
              ["action", plan.action],
              ["fears", plan.fears],
              ["goals", plan.goals],
            ])
          : ""
      }
    </div>`;
  }

  consent(row: ConsentRow): Html {
    const agreed = this.text("agreed", { date: this.moment(row.agreed_at), version: row.version });
    const revoked = row.revoked_at ? `; ${this.text("revoked", { date: this.moment(row.revoked_at) })}` : "";
    return this.fact(CONSENT_NAMES[row.kind][this.language], `${agreed}${revoked}`);
  }

  #place(region: string | null, code: string | null): string | null {
    const country = COUNTRIES.find((one) => one.code === code)?.[this.language] ?? code;
    return [region, country].filter(Boolean).join(", ") || null;
  }

  #number(value: number): string {
    return value.toLocaleString(LOCALES[this.language], { maximumFractionDigits: 2 });
  }

  #prose(text: string | null): Html {
    return html`<p class="prose" dir="auto">${text}</p>`;
  }
}

/** All styles of the page, which loads nothing. */
export const PAGE_STYLE = raw(`
:root{color-scheme:light dark;--paper:light-dark(#f7f2e8,#1d1521);--ink:light-dark(#2a1a2c,#f2eadd);--soft:light-dark(#5d4d5f,#c6b8c2);--line:light-dark(#e0d6c6,#43344a);--accent:light-dark(#4a7410,#c3d75c)}
body{margin:0 auto;max-width:44rem;padding:2rem 1.25rem 4rem;background:var(--paper);color:var(--ink);font:1.0625rem/1.6 system-ui,"Segoe UI",Roboto,sans-serif}
h1,h2,h3{font-family:Georgia,"Noto Serif",serif;line-height:1.25;overflow-wrap:anywhere}
h1{font-size:2rem}h2{margin-top:3rem;padding-top:1.5rem;border-top:1px solid var(--line);font-size:1.6rem}h3{margin:2rem 0 .5rem;font-size:1.15rem}h4{margin:1.5rem 0 .25rem}
a{color:var(--accent)}nav ul{padding-left:1.2rem}nav a{display:inline-block;padding:.3rem 0}
p{margin:.4rem 0}.meta{color:var(--soft);font-size:.9rem}.prose,dd{white-space:pre-wrap;overflow-wrap:anywhere}
dl{margin:.5rem 0}dl div{margin:.35rem 0}dt{color:var(--soft);font-size:.9rem}dd{margin:0}
article,.said{padding:.75rem 0;border-top:1px solid var(--line)}article:first-of-type{border-top:0}
@media print{:root{color-scheme:light;--paper:#fff}body{max-width:none;padding:0;font-size:11pt}nav{display:none}h2{break-before:page}h2,h3,h4{break-after:avoid}article,.said{break-inside:avoid}}
`);
