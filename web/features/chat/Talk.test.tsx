// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, useSyncExternalStore, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ChatMessage } from "#domain/chat/contract.ts";
import { i18n, loadTextGroups, startI18n } from "#web/app/i18n.ts";
import { ALL_GROUPS } from "#web/locales/groups.ts";
import { loadMarkdown } from "./Markdown.tsx";
import { Talk, type TalkProps } from "./Talk.tsx";
import type { ChatState, Live } from "./engine-types.ts";

/** Number of renders per stored message. */
const renders = vi.hoisted(() => new Map<string, number>());
/** Called for each turn that renders. */
const turnRendered = vi.hoisted(() => vi.fn<() => void>());
/** The mocked conversation and its listeners. */
const chat = vi.hoisted(() => ({
  state: {} as ChatState,
  messages: [] as ChatMessage[],
  hasOlder: true,
  listeners: new Set<() => void>(),
}));

vi.mock("./ChatParts.tsx", () => ({ Dictation: () => null, OpenPlan: () => null }));
vi.mock("./OwnMessage.tsx", () => ({ OwnMessage: StoredStub, OwnBubble: () => null }));
vi.mock("./Bubble.tsx", async (original) => ({ ...(await original<object>()), StoredAnswer: StoredStub }));
vi.mock("./Turns.tsx", async (original) => ({ ...(await original<object>()), Turn }));
vi.mock("./use-path.ts", () => ({ usePath }));

function StoredStub({ message }: { message: ChatMessage }) {
  renders.set(message.id, (renders.get(message.id) ?? 0) + 1);
  return message.content;
}

function Turn({ children }: { children: ReactNode }) {
  turnRendered();
  return <li>{children}</li>;
}

function usePath() {
  const state = useSyncExternalStore(
    (listener) => {
      chat.listeners.add(listener);
      return () => chat.listeners.delete(listener);
    },
    () => chat.state,
  );
  const older = { has: chat.hasOlder, loading: false, failed: false, load: nothing };
  return { engine, state, query: { isLoading: false, error: null }, messages: chat.messages, switching: false, older };
}

const nothing = () => {};
const engine = {
  get busy() {
    return chat.state.live !== null || chat.state.outbox.length > 0;
  },
  send({ id, text }: { id: string; text: string }) {
    update({ outbox: [{ id, text, mode: "conversation", state: "sending" }] });
  },
};
function update(change: Partial<ChatState>): void {
  chat.state = { ...chat.state, ...change };
  for (const listener of chat.listeners) listener();
}

const MANY = 500;
const messageOf = (n: number) =>
  ({
    id: String(n),
    conversation_id: "c",
    parent_message_id: n === 0 ? null : String(n - 1),
    role: n % 2 === 0 ? "user" : "assistant",
    content: `Message ${n}`,
    status: "complete",
    created_at: "2026-11-20T10:00:00Z",
    sources: [],
    plan: null,
    safety: null,
  }) as unknown as ChatMessage;

let root: Root;
let box: HTMLElement;
const persona: TalkProps["persona"] = { id: "p", name: "Marta", danger: null };
const client = new QueryClient();

/** Renders the conversation, as the panel does whenever one of its props changes. */
function show(): void {
  root.render(
    <QueryClientProvider client={client}>
      <Talk
        conversationId="c"
        persona={persona}
        who="The built-in coach answers."
        modelAnswers
        enterSends
        starters={[]}
        renderNotice={null}
        onStarted={nothing}
      />
    </QueryClientProvider>,
  );
}

/** Numbers of the messages rendered since the last call. */
function takeRendered(): number[] {
  const ids = [...renders.keys()].map(Number);
  renders.clear();
  return ids;
}

function type(text: string): void {
  const field = box.querySelector("textarea")!;
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")!.set!.call(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

beforeEach(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  if (!i18n.isInitialized) await startI18n();
  await loadTextGroups(...ALL_GROUPS);
  await loadMarkdown();
  chat.messages = Array.from({ length: MANY }, (_, n) => messageOf(n));
  chat.hasOlder = true;
  chat.state = { outbox: [], live: null, leaf: null, concerns: new Map(), refusal: null };
  box = document.body.appendChild(document.createElement("div"));
  root = createRoot(box);
  await act(async () => show());
  if (takeRendered().length !== MANY) throw new Error("not all messages are shown");
});
afterEach(async () => {
  await act(async () => root.unmount());
  box.remove();
});

describe("in a long conversation", () => {
  it("typing re-renders no message", async () => {
    for (const text of ["H", "He", "Hello"]) await act(async () => type(text));
    expect(box.querySelector("textarea")!.value).toBe("Hello");
    expect(takeRendered()).toEqual([]);
  });

  it("the button for older messages passes its focus to the transcript when it is unmounted", async () => {
    const older = [...box.querySelectorAll("button")].find((one) => one.textContent === i18n.t("chat:older"))!;
    older.focus();
    chat.hasOlder = false;
    await act(async () => update({}));
    expect(older.isConnected).toBe(false);
    expect(document.activeElement?.getAttribute("aria-label")).toBe(i18n.t("chat:transcript"));
  });

  it("re-rendering the panel re-renders no message", async () => {
    await act(async () => show());
    expect(takeRendered()).toEqual([]);
  });

  it("sending a message and streaming its answer re-render no older message", async () => {
    await act(async () => type("How do I tell her?"));
    await act(async () => box.querySelector("form")!.requestSubmit());
    expect(chat.state.outbox).toHaveLength(1);
    // The newest answer re-renders: it loses the actions that only the last answer has.
    expect(takeRendered().filter((n) => n !== MANY - 1)).toEqual([]);

    const own = { ...messageOf(MANY), content: "How do I tell her?" };
    const live = { runId: "run", after: own.id, text: "", safety: null, plan: null, planKind: null } as Live;
    await act(async () => {
      chat.messages = [...chat.messages, own];
      update({ outbox: [], live: { ...live, phase: "waiting" } });
    });
    expect(takeRendered().filter((n) => n < MANY - 1)).toEqual([]);
    let text = "";
    for (const word of ["Tell", " her", " so."]) {
      text += word;
      turnRendered.mockClear();
      await act(async () => update({ live: { ...live, phase: "writing", text } }));
      expect(box.textContent).toContain(text);
      expect(takeRendered()).toEqual([]);
      // Only the turn of the live answer.
      expect(turnRendered).toHaveBeenCalledTimes(1);
    }

    await act(async () => {
      chat.messages = [...chat.messages, { ...messageOf(MANY + 1), id: "run", content: text }];
      update({ live: null });
    });
    expect(box.textContent).toContain(text);
    expect([...renders.keys()].filter((id) => id !== "run" && Number(id) < MANY - 1)).toEqual([]);
    renders.clear();
  });
});
