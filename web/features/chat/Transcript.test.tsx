import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { speak } from "../../../tests/support/speak.ts";
import type { MessageActions } from "./message-actions.ts";
import { Transcript, type TranscriptProps } from "./Transcript.tsx";
import type { Line } from "./transcript.ts";

const places = vi.hoisted((): unknown[] => []);
vi.mock("#web/safety/safety-notice.tsx", () => ({
  SafetyNotice: ({ chat }: { chat?: string }) => {
    places.push(chat);
    return null;
  },
}));

const nothing = () => {};

test("a live answer shows its safety line in the same layout as a stored one", async () => {
  await speak("en");
  const live = { runId: "1", text: "I hear you.", phase: "writing", safety: { id: "2" } };
  const props: TranscriptProps = {
    ref: null,
    lines: [{ kind: "live", live } as unknown as Line],
    danger: null,
    actions: {} as MessageActions,
    busy: true,
    switching: false,
    editing: null,
    notice: null,
    intro: null,
    outro: null,
    older: { has: false, loading: false, failed: false, load: nothing },
    sent: 0,
    unanswered: false,
    modelAnswers: false,
    offersBuiltIn: false,
    onReconnect: nothing,
    online: true,
    onRetry: nothing,
    onDiscard: nothing,
  };
  renderToStaticMarkup(<Transcript {...props} />);
  expect(places).toEqual(["alone"]);
});
