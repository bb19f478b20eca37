import { createHash } from "node:crypto";
import { DomainError } from "#domain/errors.ts";
import { DEFAULT_LANGUAGE, type Bilingual, type Language } from "#domain/language.ts";
import { personaSchema } from "#domain/people/contract.ts";
import { SELF_EXTENDED } from "#domain/profile/content.extended.ts";
import { profileSchema, type Profile } from "#domain/profile/contract.ts";
import { PERSONA_EXTENDED } from "#domain/profiling/content.extended.ts";
import type { Database } from "#server/db/connect.ts";
import type { Env } from "#server/runtime/env.ts";
import {
  agreementAnswers,
  answersWithScores,
  type Coming,
  type DemoAnswers,
  type DemoPerson,
  type DemoPlan,
  type Past,
} from "./demo-content.ts";
import { dayAt, nextDay, zoneFor } from "./demo-days.ts";
import { DEMO_PEOPLE } from "./demo-people.ts";
import { DEMO_DETAILS, DEMO_LONG, DEMO_OWN_ANSWERS, DEMO_SHORT } from "./demo-self.ts";
import { DemoClient, type DemoAccount } from "./demo-client.ts";

/** Simulated milliseconds between two messages of the user. */
const BETWEEN_MESSAGES = 90_000;

export interface DemoInput {
  /** An existing account; undefined creates one. */
  email: string | undefined;
  /** Language of a created account. */
  language: Language | undefined;
  publicUrl: string;
  /** The owner's time zone; by default `zoneFor(language)`. */
  timeZone?: string | undefined;
}

/**
 * Fills an account with invented people, in its language, through the public routes and their validation. Idempotent.
 * The built-in coach writes the texts, whatever model is configured.
 * @throws DomainError not_found for an address without an account.
 */
export async function fillDemo(db: Database, env: Env, input: DemoInput): Promise<DemoAccount> {
  const client = new DemoClient(db, env, input.publicUrl);
  const account = input.email ? { email: input.email, password: null } : await client.signUp(input.language);
  await client.signedInAs(account.email, async () => {
    const profile = profileSchema.parse(await client.request("GET", "/api/profile"));
    const language = profile.language ?? DEFAULT_LANGUAGE;
    const target = { client, language, timeZone: input.timeZone ?? zoneFor(language), now: client.now };
    if (account.password) await client.request("PATCH", "/api/profile", DEMO_DETAILS[language]);
    await fillProfile(target, profile);
    for (const person of DEMO_PEOPLE) await new PersonCreator(target, person).create();
    // Ends the session opened by the sign-up, which the new account's device list would show.
    if (account.password) await client.request("POST", "/api/auth/sessions/end-all");
  });
  return account;
}

/** Where, in which language and relative to which day the demo data is created. */
interface DemoTarget {
  client: DemoClient;
  language: Language;
  timeZone: string;
  now: Date;
}

/** Answers the owner's own questionnaires that are still unanswered. */
async function fillProfile({ client, language }: DemoTarget, profile: Profile): Promise<void> {
  if (!profile.traits_short) await client.request("POST", "/api/profile/onboarding", { answers: DEMO_SHORT });
  if (profile.traits_full) return;
  const answers = { ...agreementAnswers(SELF_EXTENDED, DEMO_LONG), ...inLanguage(DEMO_OWN_ANSWERS, language) };
  await client.request("PUT", "/api/profile/answers", { answers });
}

function inLanguage(answers: DemoAnswers, language: Language): Record<string, string> {
  return Object.fromEntries(
    Object.entries(answers).map(([key, answer]) => [key, typeof answer === "string" ? answer : answer[language]]),
  );
}

/** Creates one invented person; past events are created with the clock set to their day. */
class PersonCreator {
  private readonly target: DemoTarget;
  private readonly person: DemoPerson;

  constructor(target: DemoTarget, person: DemoPerson) {
    this.target = target;
    this.person = person;
  }

  async create(): Promise<void> {
    const { name, context, age, keepInTouchDays } = this.person;
    const id = this.id("person");
    const given = { id, name: this.text(name), context, age };
    const person = await this.request("POST", "/api/personas", given).catch((error: unknown) => {
      if (error instanceof DomainError) return null;
      throw error;
    });
    // The user deleted this person after an earlier run.
    if (!person) return;
    const added: Past = { daysAgo: this.person.knownFor, at: "18:00" };
    await this.target.client.backdate(personaSchema.parse(person), this.date(added));
    if (keepInTouchDays) await this.request("PATCH", `/api/personas/${id}`, { keep_in_touch_days: keepInTouchDays });
    await this.notes(id);
    await this.asOf(added, async () => {
      await this.request("POST", `/api/personas/${id}/short-test`, { answers: this.person.short });
      await this.answers(id);
    });
    await this.assessments(id);
    await this.plans(id);
    // After everything that the portrait is written from.
    const refresh = { personaId: id, language: this.target.language, force: true };
    await this.request("POST", "/functions/v1/refresh-persona-summary", refresh);
    await this.talks(id);
  }

  private async answers(id: string): Promise<void> {
    const { long, answers = {} } = this.person;
    const all = {
      ...(long ? agreementAnswers(PERSONA_EXTENDED, long) : {}),
      ...inLanguage(answers, this.target.language),
    };
    if (Object.keys(all).length > 0) await this.request("PUT", `/api/personas/${id}/answers`, { answers: all });
  }

  private async assessments(id: string): Promise<void> {
    for (const [at, { when, scores }] of (this.person.assessments ?? []).entries()) {
      const body = { id: this.id(`assessment ${at}`), persona_id: id, answers: answersWithScores(scores) };
      await this.asOf(when, () => this.request("POST", "/functions/v1/compute-relationship-health-score", body));
    }
  }

  private async notes(id: string): Promise<void> {
    for (const [at, { when, text, tags = [] }] of this.person.notes.entries()) {
      await this.request("POST", `/api/personas/${id}/notes`, {
        id: this.id(`note ${at}`),
        content: this.text(text),
        tags: tags.map((tag) => this.text(tag)),
        created_at: this.date(when).toISOString(),
      });
    }
  }

  private async plans(id: string): Promise<void> {
    for (const [at, plan] of (this.person.plans ?? []).entries()) {
      const interaction = this.id(`interaction ${at}`);
      await this.request("POST", `/api/personas/${id}/interactions`, {
        id: interaction,
        ...this.planned(plan),
        planned_date: this.date(plan.when).toISOString(),
      });
      const { outcome, when } = plan;
      if (!outcome || !("daysAgo" in when)) continue;
      const path = `/api/interactions/${interaction}/outcome`;
      await this.asOf(when, () =>
        this.request("POST", path, {
          result_summary: this.text(outcome),
          time_zone: this.target.timeZone,
        }),
      );
    }
  }

  private planned({ plan, avoid, feeling, hope }: DemoPlan) {
    return {
      objectives: this.text(plan),
      avoid: avoid ? this.text(avoid) : null,
      feeling: feeling ? this.text(feeling) : null,
      expectation: hope ? this.text(hope) : null,
    };
  }

  private async talks(id: string): Promise<void> {
    for (const [at, { when, mode = "conversation", lines }] of (this.person.talks ?? []).entries()) {
      for (const [place, line] of lines.entries()) {
        const then = new Date(this.date(when).getTime() + place * BETWEEN_MESSAGES);
        await this.asOf(then, () =>
          this.request("POST", "/functions/v1/ai-chat", {
            messages: [{ id: this.id(`talk ${at} message ${place}`), role: "user", content: this.text(line) }],
            conversationId: this.id(`talk ${at}`),
            personaContext: { personaId: id, language: this.target.language },
            mode,
            timeZone: this.target.timeZone,
          }),
        );
      }
    }
  }

  private request(method: string, path: string, body: unknown): Promise<unknown> {
    return this.target.client.request(method, path, body);
  }

  /** Runs `work` with the server's clock set to `when`. */
  private async asOf(when: Past | Date, work: () => Promise<unknown>): Promise<void> {
    const { client, now } = this.target;
    client.now = when instanceof Date ? when : this.date(when);
    await work();
    client.now = now;
  }

  private text(text: Bilingual): string {
    return text[this.target.language];
  }

  private date(when: Past | Coming): Date {
    const { now, timeZone } = this.target;
    return "next" in when ? nextDay(now, when.next, when.at, timeZone) : dayAt(now, when.daysAgo, when.at, timeZone);
  }

  /** Deterministic, so that a second run finds the same rows. Ids are unique per account. */
  private id(part: string): string {
    const hash = createHash("sha256").update(`demo ${this.person.key} ${part}`).digest("hex");
    return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-4${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
  }
}
