import type { PgTable } from "drizzle-orm/pg-core";
import { PRODUCT_NAME } from "#domain/brand.ts";
import type { Language } from "#domain/language.ts";
import type { Database } from "#server/db/connect.ts";
import { consents } from "#server/db/schema/account.ts";
import { chatMessages, conversations } from "#server/db/schema/chat.ts";
import { interactions } from "#server/db/schema/interactions.ts";
import { notesPersona } from "#server/db/schema/notes.ts";
import { personaProfileAnswers, personas, personContextAssessment } from "#server/db/schema/people.ts";
import { profiles, userProfileAnswers } from "#server/db/schema/profile.ts";
import { exportedTable } from "./exported-tables.ts";
import { html, PAGE_STYLE, PageParts, type Html, type PageText } from "./page-parts.ts";
import type {
  AnswerRow,
  AssessmentRow,
  ConsentRow,
  ConversationRow,
  InteractionRow,
  MessageRow,
  NoteRow,
  PersonRow,
  ProfileRow,
} from "./page-rows.ts";
import type { AccountFacts } from "./read-account.ts";
import { readRows, type ReadOptions } from "./read-rows.ts";

interface PageFile {
  db: Database;
  account: AccountFacts;
  language: Language;
  timeZone: string;
  now: Date;
}

/** The archive's page for reading and printing: one self-contained file, streamed. */
export async function* pageFile({ db, account, language, timeZone, now }: PageFile): AsyncGenerator<string> {
  const parts = new PageParts(language, timeZone);
  const title = parts.text("title", { product: PRODUCT_NAME });
  yield "<!doctype html>";
  yield html`<html lang="${language}">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'" />
      <title>${title}</title>
      <style>
        ${PAGE_STYLE}
      </style>
    </head>
    <body>
      <h1>${title}</h1>
      <p>${parts.text("made", { date: parts.moment(now) })}</p>
      <p>${parts.text("care")}</p>
      <nav aria-label="${parts.text("contents")}">
        <ul>
          <li><a href="#you">${parts.text("you")}</a></li>
   `.toString();
  for await (const { id, name } of read<PersonRow>(personas)) {
    yield html`<li><a href="#${id}" dir="auto">${name}</a></li>`.toString();
  }
  yield `</ul></nav><main>`;
  yield* you();
  let anybody = false;
  for await (const person of read<PersonRow>(personas, undefined, true)) {
    anybody = true;
    yield* about(person);
  }
  if (!anybody)
    yield html`<h2>${parts.text("people")}</h2>
      <p>${parts.text("nobody")}</p>`.toString();
  yield html`<p class="meta">${parts.text("more")}</p>`.toString();
  yield "</main></body></html>\n";

  function read<R>(table: PgTable, of?: ReadOptions["of"], byTime = of !== undefined): AsyncGenerator<R> {
    return readRows<R>(db, account.id, exportedTable(table), { ...(of ? { of } : {}), byTime });
  }

  async function* you(): AsyncGenerator<string> {
    yield html`<h2 id="you">${parts.text("you")}</h2>`.toString();
    for await (const profile of read<ProfileRow>(profiles)) yield parts.profile(profile).toString();
    const answers = await all(read<AnswerRow>(userProfileAnswers));
    if (answers.length > 0)
      yield html`<h3>${parts.text("answers")}</h3>
        ${parts.answers(answers)}`.toString();
    yield html`<h3>${parts.text("account")}</h3>
      ${parts.facts([
        ["email", account.email],
        ["since", parts.date(account.created_at)],
      ])}`.toString();
    const given = await all(read<ConsentRow>(consents));
    yield html`<h3>${parts.text("consents")}</h3>
      <dl>${given.map((row) => parts.consent(row))}</dl>`.toString();
    yield html`<h3>${parts.text("sessions")}</h3>
      <ul>
        ${account.sessions.map(
          ({ created_at, ip_address, user_agent }) =>
            html`<li>
              ${parts.text("session", {
                date: parts.moment(created_at),
                address: ip_address || parts.text("unknown"),
              })} <span class="meta">${user_agent}</span>
            </li>`,
        )}
      </ul>`.toString();
  }

  async function* about(person: PersonRow): AsyncGenerator<string> {
    const of = { column: "persona_id", id: person.id } as const;
    yield html`<h2 id="${person.id}" dir="auto">${person.name}</h2>
      ${parts.person(person)}`.toString();
    const answers = await all(read<AnswerRow>(personaProfileAnswers, of));
    if (answers.length > 0) {
      yield html`<h3>${parts.text("answers")}</h3>
        ${parts.answers(answers, person.name)}`.toString();
    }
    yield* titled("notes", read<NoteRow>(notesPersona, of), (row) => parts.note(row));
    yield* titled("interactions", read<InteractionRow>(interactions, of), (row) => parts.interaction(row));
    yield* titled("assessments", read<AssessmentRow>(personContextAssessment, of), (row) => parts.assessment(row));
    let first = true;
    for await (const { id, title: name, created_at } of read<ConversationRow>(conversations, of)) {
      if (first) yield html`<h3>${parts.text("conversations")}</h3>`.toString();
      first = false;
      yield html`<h4 dir="auto">${name}</h4>
        <p class="meta">${parts.date(created_at)}</p>`.toString();
      for await (const row of read<MessageRow>(chatMessages, { column: "conversation_id", id })) {
        yield parts.message(row).toString();
      }
    }
  }

  async function* titled<R>(
    heading: PageText,
    rows: AsyncGenerator<R>,
    draw: (row: R) => Html,
  ): AsyncGenerator<string> {
    let first = true;
    for await (const row of rows) {
      if (first) yield html`<h3>${parts.text(heading)}</h3>`.toString();
      first = false;
      yield draw(row).toString();
    }
  }
}

async function all<R>(rows: AsyncGenerator<R>): Promise<R[]> {
  const found: R[] = [];
  for await (const row of rows) found.push(row);
  return found;
}
