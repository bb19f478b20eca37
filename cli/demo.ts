import { createHash, randomBytes } from "node:crypto";
import { DomainError } from "#domain/errors.ts";
import { DEFAULT_LANGUAGE, type Language } from "#domain/language.ts";
import { personaSchema } from "#domain/people/contract.ts";
import { profileSchema } from "#domain/profile/contract.ts";
import { PERSONA_EXTENDED } from "#domain/profiling/content.extended.ts";
import { ASSESSMENT_CLUSTERS } from "#domain/relationship/indices.ts";
import { createAi } from "#server/ai/door.ts";
import { createApp } from "#server/app.ts";
import { createAuth } from "#server/auth.ts";
import type { Database } from "#server/db/connect.ts";
import type { Env } from "#server/env.ts";
import { createToken, revokeToken } from "#server/features/account/create-token.ts";
import { createInvitation } from "#server/features/invitations/create-invitation.ts";
import { createLog } from "#server/log.ts";
import type { Mail } from "#server/mail/mail.ts";
import { ensureSecret } from "#server/secret.ts";
import type { Services } from "#server/services.ts";
import { DEMO_NAME, DEMO_PEOPLE, DEMO_SELF, type DemoPerson } from "./demo-content.ts";

const DAY = 86_400_000;

/** Letters to an invented address: nobody would read them. */
const NO_MAIL: Mail = {
  send: () => {},
  later: () => {},
  forget: () => Promise.resolve(),
  settled: () => Promise.resolve(),
  close: () => Promise.resolve(),
};

export interface DemoInput {
  /** An account that exists; without it one is made. */
  email: string | undefined;
  /** Of an account that is made. */
  language: Language | undefined;
  publicUrl: string;
}

export interface DemoAccount {
  email: string;
  /** Of an account that was made; null for one that was there. */
  password: string | null;
}

/**
 * Fills an account with invented people, in its language, through the routes that people use: whatever those refuse is
 * refused here. Done twice it adds nothing twice. The built-in coach writes, whatever model is configured.
 * @throws DomainError not_found for an address without an account.
 */
export async function fillDemo(db: Database, env: Env, input: DemoInput): Promise<DemoAccount> {
  const visit = new Visit(db, env, input.publicUrl);
  const account = input.email ? { email: input.email, password: null } : await visit.signUp(input.language);
  await visit.as(account.email, async () => {
    const profile = profileSchema.parse(await visit.ask("GET", "/api/profile"));
    const language = profile.language ?? DEFAULT_LANGUAGE;
    if (!profile.traits_short) await visit.ask("POST", "/api/profile/onboarding", { answers: DEMO_SELF });
    for (const person of DEMO_PEOPLE) await new Told(visit, person, language).tell();
    // Nobody is signed in to an account that has just been made: its list of devices would show a stranger.
    if (account.password) await visit.ask("POST", "/api/auth/sessions/end-all");
  });
  return account;
}

/** Requests of one person to the server's own routes, without a network. */
class Visit {
  /** What time it is for the server: an outcome is recorded on the day it is about. */
  now = new Date();
  private readonly db: Database;
  private readonly services: Services;
  private readonly app: ReturnType<typeof createApp>;
  private headers: Record<string, string> = {};

  constructor(db: Database, env: Env, publicUrl: string) {
    const log = createLog("error");
    const clock = () => this.now;
    const secret = env.AUTH_SECRET ?? ensureSecret(env.DATA_DIR);
    this.db = db;
    this.services = {
      db,
      log,
      clock,
      mail: NO_MAIL,
      site: { publicUrl, helpEmail: env.HELP_EMAIL, operatorName: env.OPERATOR_NAME },
      trustProxy: false,
      limits: false,
      operation: { draining: () => false, figures: null },
      ai: createAi({}, log, { embeddedPaceMs: 0 }),
      auth: createAuth({ db, secret, publicUrl, google: null, clock, log }),
    };
    this.app = createApp(this.services);
  }

  async signUp(language: Language | undefined): Promise<DemoAccount> {
    const { publicUrl } = this.services.site;
    const { code } = await createInvitation(this.db, publicUrl, { tester_type: "demo" });
    const email = `demo-${randomBytes(3).toString("hex")}@example.org`;
    const password = `Demo-${randomBytes(9).toString("base64url")}-1`;
    await this.ask("POST", "/api/auth/sign-up/email", {
      name: DEMO_NAME,
      email,
      password,
      invitation_code: code,
      consents: { terms: true, privacy: true, adult: true },
      language: language ?? DEFAULT_LANGUAGE,
    });
    return { email, password };
  }

  /** Does what belongs to one account, in a session that ends with it. */
  async as(email: string, work: () => Promise<void>): Promise<void> {
    const token = await createToken(this.db, email, new Date());
    this.headers = { authorization: `Bearer ${token}` };
    try {
      await work();
    } finally {
      await revokeToken(this.db, token);
    }
  }

  /** What is answered, as JSON, or as text where it is a stream. @throws DomainError conflict; any other refusal as it is. */
  async ask(method: string, path: string, body?: unknown): Promise<unknown> {
    const response = await this.app.request(`${this.services.site.publicUrl}${path}`, {
      method,
      headers: { ...this.headers, "content-type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (response.status === 409) throw new DomainError("conflict");
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
    return response.headers.get("content-type")?.includes("json") ? JSON.parse(text) : text;
  }
}

/** One invented person, told in one language. */
class Told {
  private readonly visit: Visit;
  private readonly person: DemoPerson;
  private readonly language: Language;

  constructor(visit: Visit, person: DemoPerson, language: Language) {
    this.visit = visit;
    this.person = person;
    this.language = language;
  }

  async tell(): Promise<void> {
    const { name, context, age } = this.person;
    const id = this.id("person");
    try {
      personaSchema.parse(await this.visit.ask("POST", "/api/personas", { id, name, context, age }));
    } catch (error) {
      // Somebody has deleted them since they were first told.
      if (error instanceof DomainError) return;
      throw error;
    }
    await this.visit.ask("POST", `/api/personas/${id}/short-test`, { answers: this.person.short });
    await this.answers(id);
    await this.assessment(id);
    await this.notes(id);
    await this.interactions(id);
    await this.talk(id);
  }

  private async answers(id: string): Promise<void> {
    const { long } = this.person;
    if (long === undefined) return;
    const keys = PERSONA_EXTENDED.flatMap(({ items }) => items.map(({ key }) => key));
    // Not the same for every statement: nobody is like that.
    const answers = Object.fromEntries(keys.map((key, at) => [key, String(at % 3 === 2 ? 6 - long : long)]));
    await this.visit.ask("PUT", `/api/personas/${id}/answers`, { answers });
  }

  private async assessment(id: string): Promise<void> {
    const letters = Array.from(this.person.assessment ?? "");
    if (letters.length === 0) return;
    for (const [at, cluster] of ASSESSMENT_CLUSTERS.entries()) {
      const [q1, q2, q3] = letters.slice(3 * at);
      await this.visit.ask("POST", `/api/personas/${id}/assessment-clusters`, { cluster, answers: { q1, q2, q3 } });
    }
    const answers = Object.fromEntries(letters.map((letter, at) => [`q${at + 1}`, letter]));
    const body = { id: this.id("assessment"), persona_id: id, answers };
    await this.visit.ask("POST", "/functions/v1/compute-relationship-health-score", body);
  }

  private async notes(id: string): Promise<void> {
    for (const [at, { daysAgo, text, tags = [] }] of this.person.notes.entries()) {
      await this.visit.ask("POST", `/api/personas/${id}/notes`, {
        id: this.id(`note ${at}`),
        content: text[this.language],
        tags: tags.map((tag) => tag[this.language]),
        created_at: day(daysAgo).toISOString(),
      });
    }
  }

  private async interactions(id: string): Promise<void> {
    for (const [at, { daysAgo, plan, hope, outcome }] of (this.person.interactions ?? []).entries()) {
      const interaction = this.id(`interaction ${at}`);
      await this.visit.ask("POST", `/api/personas/${id}/interactions`, {
        id: interaction,
        objectives: plan[this.language],
        avoid: null,
        feeling: null,
        expectation: hope?.[this.language] ?? null,
        planned_date: day(daysAgo).toISOString(),
      });
      if (!outcome) continue;
      this.visit.now = day(daysAgo);
      await this.visit.ask("POST", `/api/interactions/${interaction}/outcome`, {
        result_summary: outcome[this.language],
      });
      this.visit.now = new Date();
    }
  }

  private async talk(id: string): Promise<void> {
    const { talk } = this.person;
    for (const [at, line] of (talk?.lines ?? []).entries()) {
      await this.visit.ask("POST", "/functions/v1/ai-chat", {
        messages: [{ id: this.id(`message ${at}`), role: "user", content: line[this.language] }],
        conversationId: this.id("conversation"),
        personaContext: { personaId: id, language: this.language },
        mode: talk?.mode ?? "conversation",
      });
    }
  }

  /** The same for the same part of the same person: told again, it is known again. Ids count within an account. */
  private id(part: string): string {
    const hash = createHash("sha256").update(`demo ${this.person.name} ${part}`).digest("hex");
    return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-4${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
  }
}

/** At an hour when people meet. */
function day(daysAgo: number): Date {
  const date = new Date(Date.now() - daysAgo * DAY);
  date.setUTCHours(16, 30, 0, 0);
  return date;
}
