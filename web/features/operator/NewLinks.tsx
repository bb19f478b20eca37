import { useTranslation } from "react-i18next";
import type { NewInvitation } from "#domain/operator/invitations.ts";
import { CopyButton } from "#web/app/copy-button.tsx";
import { Button } from "#web/ui/button.tsx";
import { SheetActions } from "#web/ui/sheet-actions.tsx";
import { TextField } from "#web/ui/text-field.tsx";

export interface NewLinksProps {
  links: readonly NewInvitation[];
  /** Of an invitation that has got a new link. */
  name?: string | undefined;
  onDone: () => void;
}

/** Links that are shown once, to be copied one by one or together. */
export function NewLinks({ links, name, onDone }: NewLinksProps) {
  const { t } = useTranslation("admin");
  const all = links.map(({ url, email }) => (email ? `${email}\t${url}` : url)).join("\n");
  return (
    <div>
      <ul className="m-0 flex list-none flex-col gap-4 p-0">
        {links.map(({ id, url, email }, index) => (
          <li key={id} className="flex flex-wrap items-end gap-x-3 gap-y-2">
            <TextField
              label={email ?? name ?? t("made.link", { number: index + 1 })}
              value={url ?? ""}
              readOnly
              onFocus={(event) => event.currentTarget.select()}
              className="min-w-0 flex-1 basis-44"
            />
            <CopyButton
              text={url ?? ""}
              label={t("common:action.copy")}
              done={t("common:action.copied")}
              className="min-h-12"
            />
          </li>
        ))}
      </ul>
      <SheetActions>
        {links.length > 1 && <CopyButton text={all} label={t("made.copy_all")} done={t("common:action.copied")} />}
        <Button variant="primary" onClick={onDone}>
          {t("made.done")}
        </Button>
      </SheetActions>
    </div>
  );
}
