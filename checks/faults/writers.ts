import { chatBody } from "../../tests/support/chat-stream.ts";
import { PASSWORD } from "../../tests/support/app.ts";
import { send, type Answer, type Request } from "../request.ts";
import { QUESTION, wholeAnswer, type Ledger } from "./ledger.ts";

/** Somebody who signed up, and the person they write about. */
interface Account {
  cookie: string;
  personaId: string;
}

/** A write that the server did not confirm, although it answered. */
export class Refused extends Error {
  readonly answer: Answer;
  constructor(answer: Answer) {
    super(`answered ${answer.status}: ${answer.text.slice(0, 200)}`);
    this.answer = answer;
  }
}

/** What makes a note: long, and unlike any other, so that no database makes it small. */
const randomText = (length: number) =>
  Buffer.from(crypto.getRandomValues(new Uint8Array(Math.ceil(length * 0.75))))
    .toString("base64")
    .slice(0, length);

/** People who write, one thing after the other, and write down in the ledger what was confirmed. */
export class Writers {
  readonly accounts: Account[] = [];
  private url: string;
  private readonly codes: string[];
  private readonly ledger: Ledger;
  private count = 0;

  constructor({ url, codes, ledger }: { url: string; codes: string[]; ledger: Ledger }) {
    this.url = url;
    this.codes = [...codes];
    this.ledger = ledger;
  }

  /** The server has started again, elsewhere. */
  moveTo(url: string): void {
    this.url = url;
  }

  /** @throws Refused, or what `fetch` throws. */
  async signUp(): Promise<void> {
    const code = this.codes.pop();
    if (!code) throw new Error("no invitation is left");
    this.count += 1;
    const email = `writer${this.count}@example.org`;
    const body = {
      name: `Writer ${this.count}`,
      email,
      password: PASSWORD,
      invitation_code: code,
      consents: { terms: true, privacy: true, adult: true },
    };
    const { cookie } = await this.confirmed("/api/auth/sign-up/email", { body });
    this.ledger.signUps.add(email);
    const personaId = crypto.randomUUID();
    const name = `Person ${this.count}`;
    await this.confirmed("/api/personas", { cookie, body: { id: personaId, name, context: "friend" } });
    this.ledger.people.set(personaId, name);
    this.accounts.push({ cookie, personaId });
  }

  /** @throws Refused, or what `fetch` throws. */
  async note({ cookie, personaId }: Account, length = 200): Promise<void> {
    const id = crypto.randomUUID();
    const content = randomText(length);
    await this.confirmed(`/api/personas/${personaId}/notes`, { cookie, body: { id, content } });
    this.ledger.notes.set(id, content);
  }

  /** @throws Refused, or what `fetch` throws. */
  async plan({ cookie, personaId }: Account): Promise<void> {
    const id = crypto.randomUUID();
    const objectives = `Ask about ${randomText(20)}`;
    const body = { id, objectives };
    await this.confirmed(`/api/personas/${personaId}/interactions`, { cookie, body });
    this.ledger.interactions.set(id, objectives);
  }

  /** @throws Refused, or what `fetch` throws. */
  async answer({ cookie, personaId }: Account): Promise<void> {
    const known = this.ledger.answers.get(personaId) ?? { confirmed: 0, sent: 0 };
    const sent = known.sent + 1;
    this.ledger.answers.set(personaId, { ...known, sent });
    const body = { answers: { [QUESTION]: String(sent) } };
    await this.confirmed(`/api/personas/${personaId}/answers`, { method: "PUT", cookie, body });
    this.ledger.answers.set(personaId, { confirmed: sent, sent });
  }

  /** @throws Refused, or what `fetch` throws. */
  async message({ cookie, personaId }: Account): Promise<void> {
    const id = crypto.randomUUID();
    const body = chatBody({ personaId, conversationId: crypto.randomUUID(), message: "How do I ask for help?", id });
    // What the stream's beginning confirms is stored, however it ends.
    const answer = await this.confirmed("/functions/v1/ai-chat", { cookie, body }, () =>
      this.ledger.messages.set(id, null),
    );
    const text = wholeAnswer(answer.text);
    if (text !== null) this.ledger.messages.set(id, text);
  }

  private async confirmed(path: string, request: Request, onBegin?: () => void): Promise<Answer> {
    const answer = await send(this.url + path, { ...request, ...(onBegin ? { onBegin } : {}) });
    if (answer.status !== 200 && answer.status !== 201) throw new Refused(answer);
    return answer;
  }
}
