import { useQueryClient } from "@tanstack/react-query";
import { useRouter, type ErrorComponentProps } from "@tanstack/react-router";
import { useEffect, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { PRODUCT_NAME } from "#domain/brand.ts";
import { buttonClass } from "#web/ui/button-class.ts";
import { Button } from "#web/ui/button.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { ApiError } from "./api.ts";
import { useDocumentTitle } from "./document-title.ts";
import { errorText } from "./error-text.ts";
import { PageFrame } from "./page-frame.tsx";
import { reloadOnChunkError } from "./chunk-errors.ts";
import { isTransient } from "./query-client.ts";
import { useOnReconnect } from "./use-online.ts";

/** Error page for a route that failed. "Try Again" resets the error boundary and reloads the route's data. */
export function ErrorScreen({ error: thrown, reset, actions }: ErrorComponentProps & { actions: ReactNode }) {
  const { t } = useTranslation("common");
  const router = useRouter();
  const client = useQueryClient();
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const unreachable = isTransient(error);
  const title = unreachable ? t("unreachable.title", { product: PRODUCT_NAME }) : t("error.title");
  useDocumentTitle(title);

  async function tryAgain(): Promise<void> {
    if (await reloadOnChunkError(error, { asked: true })) return;
    // The failure may come from cached data; active queries belong to parts of the page that still work.
    client.removeQueries({ type: "inactive" });
    reset();
    void router.invalidate();
  }
  useEffect(() => {
    if (thrown instanceof Error) void reloadOnChunkError(thrown, { asked: false });
  }, [thrown]);
  useOnReconnect(unreachable, () => void tryAgain());
  return (
    <PageFrame actions={actions}>
      <div role="alert" className="flex flex-col gap-4">
        <PageHeader title={title} lead={unreachable ? t("unreachable.text") : t("error.text")} />
        <p className="rounded-md bg-sunk px-4 py-3 text-small break-words text-ink-soft">
          {unreachable || error instanceof ApiError ? errorText(error) : error.message}
        </p>
      </div>
      <div className="mt-8 flex flex-wrap gap-3 max-sm:*:grow">
        <Button variant="primary" onClick={() => void tryAgain()}>
          {t("error.try_again")}
        </Button>
        <a href="/home" className={buttonClass()}>
          {t("error.go_home")}
        </a>
      </div>
    </PageFrame>
  );
}
