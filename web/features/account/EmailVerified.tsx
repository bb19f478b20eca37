import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { errorText } from "#web/app/error-text.ts";
import { buttonClass } from "#web/ui/button-class.ts";
import { PageHeader } from "#web/ui/page-header.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { useVerifyEmail } from "./security-queries.ts";

/** Confirms an email address with the token from a mailed link and shows the result. */
export function EmailVerified({ token }: { token: string }) {
  const { t } = useTranslation("security");
  const { mutate, data, error } = useVerifyEmail();
  const begun = useRef(false);
  useEffect(() => {
    // The token is single-use, and StrictMode runs effects twice.
    if (!begun.current) mutate(token);
    begun.current = true;
  }, [mutate, token]);

  if (!data && !error) {
    return (
      <p role="status" className="flex items-center gap-3">
        <Spinner /> {t("verify.checking")}
      </p>
    );
  }
  const { email } = data ?? {};
  return (
    <div className="flex flex-col gap-8" role={error ? "alert" : "status"}>
      <PageHeader
        title={error ? t("verify.failed") : data?.changed ? t("verify.changed") : t("verify.done")}
        lead={
          error
            ? errorText(error)
            : data?.changed
              ? t("verify.changed_text", { email })
              : t("verify.done_text", { email })
        }
      />
      <a href="/home" className={`${buttonClass({ variant: "primary" })} sm:self-start`}>
        {t("verify.go_on")}
      </a>
    </div>
  );
}
