import "./styles/app.css";
import { hydrate } from "@tanstack/react-query";
import { createRoot, hydrateRoot } from "react-dom/client";
import { DEFAULT_LANGUAGE, languageOf } from "#domain/language.ts";
import { LOADING } from "./worker/offline-pages.ts";
import { Application, createAppRouter } from "./application.tsx";
import { loadTextsLater, startI18n } from "./app/i18n.ts";
import { loadPageChunks, watchChunkErrors } from "./app/chunk-errors.ts";
import { isShell } from "./app/offline/offline-start.tsx";
import { createPageHistory } from "./app/page-history.ts";
import { createQueryClient } from "./app/query-client.ts";
import { replayInput } from "./app/replay-input.ts";
import { leaveIfLeftBefore } from "./safety/leave.ts";
import { TakeOver } from "./app/take-over.tsx";
import { keepTimeZone } from "./app/time-zone.ts";
import { adoptNonce } from "./ui/nonce.ts";

const queryClient = createQueryClient();

const router = createAppRouter({
  queryClient,
  history: createPageHistory((href): Promise<boolean> | undefined => loadPageChunks(router, href)),
});

/** Shown before translations load; the server sets the document's language. The offline shell has it in its HTML. */
function InitialLoading() {
  return <p className="p-6 text-ink-soft">{LOADING[languageOf(document.documentElement.lang) ?? DEFAULT_LANGUAGE]}</p>;
}

/** Shows what was read on this device: the service worker gave this page because there is no network. */
async function restoreOffline(): Promise<void> {
  const { restoreReads } = await import("./app/offline/kept-reads.ts");
  await restoreReads(queryClient).catch(() => undefined);
}

/** Not awaited by this module: the pages' modules import from its chunk, and would wait for it in turn. */
async function start(): Promise<void> {
  // Back or Forward led to a page left by quick exit: leave again without rendering anything.
  if (leaveIfLeftBefore()) return;
  keepTimeZone();
  adoptNonce();
  watchChunkErrors();
  loadTextsLater();
  const container = document.getElementById("root")!;
  const application = <Application router={router} queryClient={queryClient} />;
  const reads = document.getElementById("reads")?.textContent;
  if (reads === undefined) {
    window.takeEarlyInput?.();
    const root = createRoot(container);
    if (!isShell()) root.render(<InitialLoading />);
    await Promise.all([startI18n(), isShell() && restoreOffline()]);
    root.render(application);
    return;
  }
  hydrate(queryClient, JSON.parse(reads));
  await Promise.all([startI18n({ rendered: true }), router.load()]);
  // As on the server, so that React finds the elements it expects.
  router.ssr = { manifest: undefined };
  hydrateRoot(container, <TakeOver>{application}</TakeOver>, {
    onRecoverableError: (error) => {
      // oxlint-disable-next-line no-console -- React draws the page anew; a test looks for this message
      console.error("The server's HTML does not fit.", error);
    },
  });
  const input = window.takeEarlyInput?.();
  if (input) replayInput(input);
}

void start();
