// oxlint-disable-next-line import/no-unassigned-import -- has to run before anything that makes a schema
import "./app/no-eval.ts";
import "./styles/app.css";
import { RouterProvider, createRouter } from "@tanstack/react-router";
import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { i18n, startI18n } from "./app/i18n.ts";
import { loadPageChunks, watchChunkErrors } from "./app/chunk-errors.ts";
import { createPageHistory } from "./app/page-history.ts";
import { createQueryClient } from "./app/query-client.ts";
import { leaveIfLeftBefore } from "./safety/leave.ts";
import { ToastFrame } from "./app/toast-frame.tsx";
import { routeTree } from "./route-tree.gen.ts";
import { FailedPage, MissingPage } from "./routes/-screens.tsx";
import { adoptNonce } from "./ui/nonce.ts";

/** Default pending component, for pages without a skeleton. */
function Pending() {
  return <p className="p-6 text-ink-soft">{i18n.t("common:loading")}</p>;
}

const queryClient = createQueryClient();

const router = createRouter({
  routeTree,
  history: createPageHistory((href): Promise<boolean> | undefined => loadPageChunks(router, href)),
  context: { queryClient },
  defaultErrorComponent: FailedPage,
  defaultNotFoundComponent: MissingPage,
  defaultPendingComponent: Pending,
  defaultPreload: "intent",
  // Loaders read through the query cache, which tracks staleness itself.
  defaultPreloadStaleTime: 0,
  scrollRestoration: true,
});

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router;
  }
}

/** Shown before translations load; the server sets the document's language. */
function InitialLoading() {
  return <p className="p-6 text-ink-soft">{document.documentElement.lang === "it" ? "Caricamento…" : "Loading..."}</p>;
}

// Back or Forward led to a page left by quick exit: leave again without rendering anything.
if (leaveIfLeftBefore()) await new Promise<never>(() => {});

adoptNonce();
watchChunkErrors();
const root = createRoot(document.getElementById("root")!);
root.render(<InitialLoading />);
await startI18n();
root.render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <ToastFrame>
        <RouterProvider router={router} />
      </ToastFrame>
    </QueryClientProvider>
  </StrictMode>,
);
