import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { NewInvitation } from "#domain/operator/invitations.ts";
import { CopyButton } from "#web/app/copy-button.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { TextField } from "#web/ui/text-field.tsx";

export interface NewLinksProps {
  made: readonly NewInvitation[];
  onClose: () => void;
}

/** What has just been made: the links, which are shown once, and how many letters were sent. */
export function NewLinks({ made, onClose }: NewLinksProps) {
  const { t } = useTranslation("admin");
  const heading = useRef<HTMLHeadingElement>(null);
  const links = made.filter(({ url }) => url !== null);
  const mailed = made.filter(({ url }) => url === null);
  useEffect(() => {
    // A frame later, because the dialog that closes gives the focus back to its button.
    const frame = requestAnimationFrame(() => heading.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  const [only] = mailed;
  return (
    <section
      aria-labelledby="new-links"
      className="mb-8 rounded-lg border border-accent-line bg-accent-soft p-5 sm:p-6"
    >
      <div className="flex items-start gap-3">
        <h2
          id="new-links"
          ref={heading}
          tabIndex={-1}
          className="min-w-0 flex-1 py-1.5 font-serif text-h3 font-semibold"
        >
          {links.length > 0
            ? t("made.links", { count: links.length })
            : mailed.length === 1 && only?.email
              ? t("made.mailed_to", { email: only.email })
              : t("made.mailed_several", { number: mailed.length })}
        </h2>
        <IconButton label={t("made.close")} icon={<X aria-hidden="true" />} onClick={onClose} className="-mr-2" />
      </div>
      {links.length > 0 && (
        <>
          <p className="max-w-measure">{t("made.once")}</p>
          <ul className="mt-4 flex list-none flex-col gap-3 p-0">
            {links.map(({ id, url, email }, index) => (
              <li key={id} className="flex flex-wrap items-end gap-3">
                <TextField
                  label={email ?? t("made.link", { number: index + 1 })}
                  hideLabel={email === null}
                  value={url ?? ""}
                  readOnly
                  onFocus={(event) => event.currentTarget.select()}
                  className="min-w-0 flex-1 basis-60"
                />
                <CopyButton text={url ?? ""} label={t("common:action.copy")} done={t("common:action.copied")} />
              </li>
            ))}
          </ul>
          {links.length > 1 && (
            <div className="mt-4">
              <CopyButton
                text={links.map(({ url, email }) => (email ? `${email}\t${url}` : url)).join("\n")}
                label={t("made.copy_all")}
                done={t("common:action.copied")}
              />
            </div>
          )}
        </>
      )}
      {links.length === 0 && <p className="max-w-measure">{t("made.mailed_text")}</p>}
    </section>
  );
}
