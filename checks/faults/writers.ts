import { chatBody } from "../../tests/support/chat-stream.ts";
import { answerOf, Refused, signUp, type Client } from "../../tests/support/client.ts";
import { clientOf } from "../client.ts";
import { QUESTION, wholeAnswer, type Ledger } from "./ledger.ts";

/** A user and the persona they write about. */
interface Account {
  cookie: string;
  personaId: string;
}

/** Random text for notes, so that compression does not shrink it. */
const randomText = (length: number) =>
  Buffer.from(crypto.getRandomValues(new Uint8Array(Math.ceil(length * 0.75))))
    .toString("base64")
    .slice(0, length);

/** Users who write sequentially and record confirmed writes in the ledger. */
export class Writers {
  readonly accounts: Account[] = [];
  private client: Client;
  private readonly codes: string[];
  private readonly ledger: Ledger;
  private count = 0;

  constructor({ url, codes, ledger }: { url: string; codes: string[]; ledger: Ledger }) {
    this.client = clientOf(url);
    this.codes = [...codes];
    this.ledger = ledger;
  }

  /** Switches to the restarted server. */
  moveTo(url: string): void {
    this.client = clientOf(url);
  }

  /** @throws Refused, or what `fetch` throws. */
  async signUp(): Promise<void> {
    const code = this.codes.pop();
    if (!code) throw new Error("no invitation is left");
    this.count += 1;
    const { cookie, email } = await signUp(this.client, { code });
    this.ledger.signUps.add(email);
    const personaId = crypto.randomUUID();
    const name = `Person ${this.count}`;
    await this.as({ cookie }).json("/api/personas", { body: { id: personaId, name, context: "friend" } });
    this.ledger.people.set(personaId, name);
    this.accounts.push({ cookie, personaId });
  }

  /** @throws Refused, or what `fetch` throws. */
  async note(account: Account, length = 200): Promise<void> {
    const id = crypto.randomUUID();
    const content = randomText(length);
    await this.as(account).json(`/api/personas/${account.personaId}/notes`, { body: { id, content } });
    this.ledger.notes.set(id, content);
  }

  /** @throws Refused, or what `fetch` throws. */
  async plan(account: Account): Promise<void> {
    const id = crypto.randomUUID();
    const objectives = `Ask about ${randomText(20)}`;
    const body = { id, objectives };
    await this.as(account).json(`/api/personas/${account.personaId}/interactions`, { body });
    this.ledger.interactions.set(id, objectives);
  }

  /** @throws Refused, or what `fetch` throws. */
  async answer(account: Account): Promise<void> {
    const { personaId } = account;
    const known = this.ledger.answers.get(personaId) ?? { confirmed: 0, sent: 0 };
    const sent = known.sent + 1;
    this.ledger.answers.set(personaId, { ...known, sent });
    const body = { answers: { [QUESTION]: String(sent) } };
    await this.as(account).json(`/api/personas/${personaId}/answers`, { method: "PUT", body });
    this.ledger.answers.set(personaId, { confirmed: sent, sent });
  }

  /** @throws Refused, or what `fetch` throws. */
  async message(account: Account): Promise<void> {
    const { personaId } = account;
    const id = crypto.randomUUID();
    const body = chatBody({ personaId, conversationId: crypto.randomUUID(), message: "How do I ask for help?", id });
    const response = await this.as(account).request("/functions/v1/ai-chat", { body });
    // A successful start of the stream confirms the message, whatever happens later.
    if (response.ok) this.ledger.messages.set(id, null);
    const answer = await answerOf(response);
    if (!response.ok) throw new Refused("a message", answer);
    const text = wholeAnswer(answer.text);
    if (text !== null) this.ledger.messages.set(id, text);
  }

  /** Reads the list of people. @throws Refused, or what `fetch` throws. */
  async read(): Promise<void> {
    await this.as(this.accounts[0]!).json("/api/personas");
  }

  private as({ cookie }: Pick<Account, "cookie">): Client {
    return this.client.with({ cookie });
  }
}
