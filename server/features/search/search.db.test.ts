import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { SearchHit } from "#domain/search/contract.ts";
import { chatTest, type ChatTest } from "../../../tests/support/chat-app.ts";
import { readAnswer } from "../../../tests/support/chat-stream.ts";

let chat: ChatTest;
let personaId: string;
beforeAll(async () => {
  chat = await chatTest({ consent: false });
  ({ personaId } = chat);
});
afterAll(() => chat.close());

async function post(path: string, body: unknown, method = "POST"): Promise<string> {
  const response = await chat.user.request(path, { method, body });
  expect(response.status, path).toBeLessThan(300);
  return ((await response.json()) as { id: string }).id;
}

type Found = { items: SearchHit[]; next_cursor: string | null };
async function search(q: string, more = "", as = chat.user): Promise<Found> {
  const response = await as.request(`/api/search?q=${encodeURIComponent(q)}${more}`);
  expect(response.status).toBe(200);
  return (await response.json()) as Found;
}
const ids = async (q: string) => (await search(q)).items.map(({ id }) => id);
/** The snippet, matches in brackets. */
const shown = ({ snippet }: SearchHit) => snippet.map(({ text, marked }) => (marked ? `[${text}]` : text)).join("");

const note = (content: string, more = {}) => post(`/api/personas/${personaId}/notes`, { content, ...more });

describe("search", () => {
  it("finds other forms of a word, in both languages, without accents, half typed and among others", async () => {
    const quarrel = await note("Abbiamo LITIGATO di nuovo per le chiavi dell’auto: perché non lo so.");
    const walk = await note("Walking by the river, Zoë was happy.");
    expect(await ids("litigio")).toEqual([quarrel]);
    expect(await ids("litighiamo")).toEqual([quarrel]);
    expect(await ids("LITIG")).toEqual([quarrel]);
    expect(await ids("walked")).toEqual([walk]);
    expect(await ids("zoe")).toEqual([walk]);
    expect(await ids("l'auto della zia")).toEqual([quarrel]);
    expect(new Set(await ids("auto river"))).toEqual(new Set([quarrel, walk]));
    const [hit] = (await search("litigio chiavi")).items;
    expect(hit && shown(hit)).toBe("Abbiamo [LITIGATO] di nuovo per le [chiavi] dell’auto: perché non lo so.");
    expect(hit).toMatchObject({ kind: "note", persona: { id: personaId, name: "Marta" }, conversation_id: null });
  });

  it("finds notes by tag, outcomes, text answers, messages and people", async () => {
    const tagged = await note("A short walk", { tags: ["Pottery"] });
    expect(await ids("pottery")).toEqual([tagged]);
    const plan = await post(`/api/personas/${personaId}/interactions`, { objectives: "Return the ladder" });
    expect((await search("ladders")).items).toMatchObject([{ kind: "interaction", id: plan, status: "planned" }]);
    await post(`/api/interactions/${plan}/outcome`, { result_summary: "She offered me marmalade" });
    expect((await search("marmalade")).items).toMatchObject([{ kind: "interaction", id: plan, status: "completed" }]);
    await post(`/api/personas/${personaId}/answers`, { answers: { memory_triggers_1: "Our trip to Procida" } }, "PUT");
    expect((await search("procida")).items).toMatchObject([
      { kind: "answer", question: "memory_triggers_1", persona: { id: personaId } },
    ]);
    const conversationId = crypto.randomUUID();
    await readAnswer(await chat.say("My umbrella is still at hers", { conversationId }));
    expect((await search("umbrellas")).items).toContainEqual(
      expect.objectContaining({ kind: "message", conversation_id: conversationId }),
    );
    expect((await search("mart")).items[0]).toMatchObject({ kind: "person", id: personaId });
  });

  it("tolerates a typo, and finds parts of words, if nothing else is found", async () => {
    const id = await note("Her saxophone is too loud.");
    expect(await ids("saxaphone")).toEqual([id]);
    expect(await ids("phone")).toEqual([id]);
    expect(await ids("sxaophone")).toEqual([id]);
    expect(await ids("xylophone")).toEqual([]);
    expect(await ids("%")).toEqual([]);
    for (const odd of ["' | & ! :* ( <->", "\\", "😀", "a\u0000b", "''", "x:*", "<b>"]) await search(odd);
  });

  it("tolerates a typo in every field by which a person is found", async () => {
    const person = { name: "Alessandra", also_called: "Sandrina", context: "other", relationship_other: "Godmother" };
    const id = await post("/api/personas", person);
    for (const q of ["Sandrina", "Sandrima", "Sandirna", "Alesandra", "Godmother", "Godmohter"]) {
      expect((await search(q)).items, q).toMatchObject([{ kind: "person", id }]);
    }
    await chat.user.request(`/api/personas/${id}`, { method: "DELETE" });
    expect(await ids("Sandrima")).toEqual([]);
  });

  it("shows the passage of a long text", async () => {
    await note(
      `${"Nothing happened on that day. ".repeat(30)}Then the harmonica fell into the soup. ${"Rain. ".repeat(30)}`,
    );
    const [hit] = (await search("harmonica")).items;
    expect(hit && shown(hit)).toMatch(/^….*Then the \[harmonica\] fell into the soup\. .*…$/);
    expect(hit && shown(hit).length).toBeLessThan(200);
  });

  it("pages through all results, each once", async () => {
    const all = new Set<string>();
    for (let i = 0; i < 7; i += 1) all.add(await note(`Cricket in the garden ${i}`));
    const seen: string[] = [];
    let cursor = "";
    do {
      const page = await search("cricket", `&limit=3${cursor}`);
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.next_cursor ? `&cursor=${page.next_cursor}` : "";
    } while (cursor && seen.length < 50);
    expect(seen).toHaveLength(7);
    expect(new Set(seen)).toEqual(all);
    expect((await chat.user.request("/api/search?q=cricket&cursor=x")).status).toBe(400);
    expect((await chat.user.request("/api/search?q=%20")).status).toBe(400);
    expect((await chat.app.request("/api/search?q=cricket")).status).toBe(401);
  });

  it("finds nothing deleted or of another user", async () => {
    const id = await note("The trombone is gone.");
    const other = await chat.app.signUp({ name: "Bruno" });
    expect((await search("trombone", "", other)).items).toEqual([]);
    expect((await search("trombome", "", other)).items).toEqual([]);
    await chat.user.request(`/api/notes/${id}`, { method: "DELETE" });
    expect(await ids("trombone")).toEqual([]);
    const person = await post("/api/personas", { name: "Wilhelmina", context: "friend" });
    await post(`/api/personas/${person}/notes`, { content: "She plays the bassoon" });
    expect(await ids("bassoon")).toHaveLength(1);
    await chat.user.request(`/api/personas/${person}`, { method: "DELETE" });
    expect(await ids("bassoon")).toEqual([]);
    expect(await ids("wilhelmina")).toEqual([]);
  });
});
