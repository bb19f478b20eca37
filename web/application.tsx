import { QueryClientProvider, type QueryClient } from "@tanstack/react-query";
import { createRouter, RouterProvider, type RouterHistory } from "@tanstack/react-router";
import { StrictMode } from "react";
import { i18n } from "./app/i18n.ts";
import { ToastFrame } from "./app/toast-frame.tsx";
import { routeTree } from "./route-tree.gen.ts";
import { FailedPage, MissingPage } from "./routes/-screens.tsx";

/** Shown while a page without a skeleton of its own loads. */
function Pending() {
  return <p className="p-6 text-ink-soft">{i18n.t("common:loading")}</p>;
}

export type AppRouter = ReturnType<typeof createAppRouter>;

/** The router of the browser and of the server, which renders a page's first HTML. */
export function createAppRouter({ queryClient, history }: { queryClient: QueryClient; history: RouterHistory }) {
  return createRouter({
    routeTree,
    history,
    context: { queryClient },
    defaultErrorComponent: FailedPage,
    defaultNotFoundComponent: MissingPage,
    defaultPendingComponent: Pending,
    defaultPreload: "intent",
    // Loaders use the query cache, which tracks freshness itself.
    defaultPreloadStaleTime: 0,
    scrollRestoration: typeof document !== "undefined",
  });
}

declare module "@tanstack/react-router" {
  interface Register {
    router: AppRouter;
  }
}

export function Application({ router, queryClient }: { router: AppRouter; queryClient: QueryClient }) {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <ToastFrame>
          <RouterProvider router={router} />
        </ToastFrame>
      </QueryClientProvider>
    </StrictMode>
  );
}
