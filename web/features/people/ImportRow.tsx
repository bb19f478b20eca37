import { useTranslation } from "react-i18next";
import { PERSONA_CONTEXTS } from "#domain/people/contexts.ts";
import { fieldText } from "#web/app/error-text.ts";
import { Checkbox } from "#web/ui/check-field.tsx";
import { SelectField, type SelectOption } from "#web/ui/select-field.tsx";
import type { Candidate } from "./use-import.ts";

interface ImportRowProps {
  /** Id of the relationship select, which gets the focus if it is empty on submit. */
  id: string;
  candidate: Candidate;
  contexts: SelectOption[];
  /** Selected, but without a relationship. */
  missing: boolean;
  onChange: (changed: Partial<Candidate>) => void;
}

/** A contact of the file: whether to import it, and with which relationship. */
export function ImportRow({ id, candidate, contexts, missing, onChange }: ImportRowProps) {
  const { t } = useTranslation("people");
  const { name, likely, chosen } = candidate;
  return (
    <li className="grid gap-x-5 border-t border-line py-2 sm:grid-cols-[1fr_14rem]">
      <Checkbox
        checked={chosen}
        onChange={({ target }) => onChange({ chosen: target.checked })}
        label={<span className="wrap-anywhere">{name}</span>}
        hint={likely ? t(`import.likely_${likely}`) : undefined}
      />
      {chosen && (
        <SelectField
          id={id}
          label={t("import.context", { name })}
          hideLabel
          placeholder={t("import.choose")}
          options={contexts}
          value={candidate.context ?? ""}
          className="max-sm:pb-2 max-sm:pl-9.5"
          error={missing ? fieldText("context_required") : undefined}
          onChange={({ target }) =>
            onChange({ context: PERSONA_CONTEXTS.find((context) => context === target.value) ?? null })
          }
        />
      )}
    </li>
  );
}
