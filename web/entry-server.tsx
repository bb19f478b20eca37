import { AsyncLocalStorage } from "node:async_hooks";
import { dehydrate, type QueryClient } from "@tanstack/react-query";
import { createMemoryHistory } from "@tanstack/react-router";
import { renderToString } from "react-dom/server";
import { DEFAULT_LANGUAGE, type Language } from "#domain/language.ts";
import { Application, createAppRouter } from "./application.tsx";
import { setEnvironment } from "./app/environment.ts";
import { i18n, initI18n } from "./app/i18n.ts";
import { createQueryClient } from "./app/query-client.ts";
import { profileQuery } from "./app/session.ts";
import { forgetFormats } from "./format/formats.ts";
import { ALL_GROUPS } from "./locales/groups.ts";
import { fetchTexts } from "./locales/texts.ts";

export interface PageRequest {
  /** Path and query. */
  path: string;
  /** The cookies that scripts can read. */
  cookies: string;
  /** The device's language; the account's takes precedence. */
  language: Language;
  /** The device's IANA time zone, for dates. */
  timeZone: string;
  /** Answers the application's own API, as the person who asks for the page. */
  fetch: typeof fetch;
}

export interface RenderedPage {
  html: string;
  /** What was read, for the browser's query cache; JSON. */
  reads: string;
  language: Language;
}

const requests = new AsyncLocalStorage<PageRequest>();
setEnvironment({
  fetch: (input, init) => requests.getStore()!.fetch(input, init),
  cookies: () => requests.getStore()?.cookies ?? "",
  timeZone: () => requests.getStore()?.timeZone ?? "UTC",
});
await initI18n(DEFAULT_LANGUAGE, { en: await fetchTexts("en", ALL_GROUPS), it: await fetchTexts("it", ALL_GROUPS) });

/** The first HTML of a page, with the reads of its loaders; null if it leads to another page or a read failed. */
export function renderPage(request: PageRequest): Promise<RenderedPage | null> {
  return requests.run(request, async () => {
    const queryClient = createQueryClient();
    queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } });
    // Also what is not kept once it is off the page: it is read before the page is there.
    queryClient.getQueryCache().subscribe(({ type, query }) => {
      if (type === "added") query.gcTime = Infinity;
    });
    const history = createMemoryHistory({ initialEntries: [request.path] });
    const router = createAppRouter({ queryClient, history });
    await router.load();
    const { matches } = router.state;
    if (matches.length < 2 || matches.some(({ status }) => status !== "success")) return null;
    if (!(await settled(queryClient))) return null;
    const language = queryClient.getQueryData(profileQuery.queryKey)?.language ?? request.language;
    const html = renderIn(language, request.timeZone, () =>
      renderToString(<Application router={router} queryClient={queryClient} />),
    );
    // React leaves out what it failed to render; its message is there in development.
    if (html.includes("<!--$!-->")) throw new Error(/data-msg="([^"]*)/.exec(html)?.[1] ?? "a part was not rendered");
    const reads = JSON.stringify(dehydrate(queryClient));
    queryClient.clear();
    return { html, reads, language };
  });
}

/** Waits for the reads that loaders have started; false if one failed. */
async function settled(queryClient: QueryClient): Promise<boolean> {
  const queries = queryClient.getQueryCache().getAll();
  await Promise.allSettled(queries.flatMap(({ promise }) => promise ?? []));
  return queries.every(({ state }) => state.status === "success");
}

let zone = process.env["TZ"];

/** Synchronous, so that no other request runs meanwhile: language and time zone are those of the process. */
function renderIn(language: Language, timeZone: string, render: () => string): string {
  const own = process.env["TZ"];
  if (zone !== timeZone) forgetFormats();
  zone = timeZone;
  process.env["TZ"] = timeZone;
  void i18n.changeLanguage(language);
  try {
    if (i18n.language !== language) throw new Error("the language was not changed at once");
    return render();
  } finally {
    if (own === undefined) delete process.env["TZ"];
    else process.env["TZ"] = own;
  }
}
