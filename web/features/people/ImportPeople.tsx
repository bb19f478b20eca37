import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { PERSONA_CONTEXTS, type PersonaContext } from "#domain/people/contexts.ts";
import { errorText, fieldText } from "#web/app/error-text.ts";
import { useSingleFlight } from "#web/app/single-flight.ts";
import { FormFailure, ServerForm, SubmitButton } from "#web/forms/server-form.tsx";
import { Button } from "#web/ui/button.tsx";
import { ErrorNote } from "#web/ui/error-note.tsx";
import { controlClass, Field, FieldError } from "#web/ui/field.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { SkeletonText } from "#web/ui/skeleton.tsx";
import { ImportRow } from "./ImportRow.tsx";
import { useImport, type Candidate } from "./use-import.ts";

/** `other` is excluded because it requires a free-text relationship. */
const IMPORT_CONTEXTS = PERSONA_CONTEXTS.filter((context) => context !== "other");

/** Imports people from a vCard file. The browser parses the file; only the selected people are sent. */
export function ImportPeople({ onDone }: { onDone: (added: number) => void }) {
  const { t } = useTranslation("people");
  const { ready, loadError, retry, open, fileError, candidates, skipped, change, save } = useImport();
  if (loadError && !ready) {
    return (
      <ErrorNote title={t("grid.error")} action={<Button onClick={retry}>{t("common:retry")}</Button>}>
        {errorText(loadError)}
      </ErrorNote>
    );
  }
  if (!ready) return <SkeletonText lines={4} />;
  return (
    <div className="flex max-w-150 flex-col gap-8">
      <Field label={t("import.file")} hint={t("import.file_hint")} error={fieldText(fileError ?? undefined)}>
        {(control) => (
          <input
            {...control}
            type="file"
            accept=".vcf,text/vcard,text/x-vcard"
            className={`${controlClass} file:mr-3 file:min-h-8 file:rounded-sm file:border-0 file:bg-accent-soft file:px-3 file:font-semibold file:text-accent`}
            onChange={(event) => {
              const file = event.target.files?.[0];
              if (file) void open(file);
            }}
          />
        )}
      </Field>
      <p role="status" className="empty:hidden">
        {candidates && t("import.found", { count: candidates.length })}
        {candidates && skipped > 0 && ` ${t("import.skipped", { count: skipped })}`}
      </p>
      {candidates && <Preview candidates={candidates} change={change} save={save} onDone={onDone} />}
    </div>
  );
}

function Preview(props: {
  candidates: Candidate[];
  change: (changed: (candidate: Candidate) => Partial<Candidate>) => void;
  save: ReturnType<typeof useImport>["save"];
  onDone: (added: number) => void;
}) {
  const { t } = useTranslation("people");
  const { candidates, change, save } = props;
  const form = useId();
  const [tried, setTried] = useState(false);
  const chosen = candidates.filter((one) => one.chosen);
  const known = chosen.filter((one): one is Candidate & { context: PersonaContext } => one.context !== null);
  const contexts = IMPORT_CONTEXTS.map((context) => ({ value: context, label: t(`context.${context}`) }));

  const addOnce = useSingleFlight((people: typeof known) =>
    save.mutateAsync(people).then(
      ({ added }) => props.onDone(added),
      () => {},
    ),
  );
  function submit(): void {
    setTried(true);
    const missing = chosen.find((one) => one.context === null);
    if (missing) document.getElementById(`${form}-${missing.id}`)?.focus();
    else if (chosen.length > 0) void addOnce(known);
  }
  return (
    <ServerForm state={{ submit, pending: save.isPending, failure: save.error }}>
      <SelectField
        label={t("import.for_all")}
        hint={t("import.for_all_hint")}
        placeholder={t("import.choose")}
        options={contexts}
        className="max-w-80"
        onChange={({ target }) => {
          const context = IMPORT_CONTEXTS.find((one) => one === target.value);
          if (context) change(() => ({ context }));
        }}
      />
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => change(() => ({ chosen: true }))}>{t("import.all")}</Button>
        <Button onClick={() => change(() => ({ chosen: false }))}>{t("import.none")}</Button>
      </div>
      <ul aria-label={t("import.list")} className="flex flex-col">
        {candidates.map((candidate) => (
          <ImportRow
            key={candidate.id}
            id={`${form}-${candidate.id}`}
            candidate={candidate}
            contexts={contexts}
            missing={tried && candidate.chosen && candidate.context === null}
            onChange={(changed) => change((one) => (one.id === candidate.id ? changed : {}))}
          />
        ))}
      </ul>
      {tried && chosen.length === 0 && <FieldError>{t("errors:import_empty")}</FieldError>}
      <FormFailure title={t("import.failed")} />
      <div>
        <SubmitButton size="lg">{t("import.add", { count: chosen.length })}</SubmitButton>
      </div>
    </ServerForm>
  );
}
