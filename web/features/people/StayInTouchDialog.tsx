import { useState } from "react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { KEEP_IN_TOUCH_MAX, updatePersonaSchema, type Persona } from "#domain/people/contract.ts";
import { errorText } from "#web/app/error-text.ts";
import { FormFailure, ServerForm, SubmitButton } from "#web/forms/server-form.tsx";
import { useServerForm } from "#web/forms/use-server-form.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { ErrorNote } from "#web/ui/error-note.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { useStayInTouch } from "./mutations.ts";

const RHYTHMS = { weekly: 7, fortnightly: 14, monthly: 30, quarterly: 90 } as const;
const NAMES = ["weekly", "fortnightly", "monthly", "quarterly"] as const satisfies (keyof typeof RHYTHMS)[];
type Choice = "none" | keyof typeof RHYTHMS | "own";

function choiceOf(days: number | null): Choice {
  if (days === null) return "none";
  return NAMES.find((name) => RHYTHMS[name] === days) ?? "own";
}

export interface StayInTouchDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  persona: Persona;
}

/** Chooses the keep-in-touch interval of a person; saved on change. */
export function StayInTouchDialog({ open, onOpenChange, persona }: StayInTouchDialogProps) {
  const { t } = useTranslation("people");
  const title = t("touch.title", { name: persona.name });
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} closeLabel={t("common:action.close")}>
      <Rhythm persona={persona} />
    </Dialog>
  );
}

function Rhythm({ persona }: { persona: Persona }) {
  const { t } = useTranslation("people");
  const update = useStayInTouch(persona.id);
  const [choice, setChoice] = useState<Choice>(() => choiceOf(persona.keep_in_touch_days));

  function choose(next: Choice) {
    setChoice(next);
    if (next === "own") update.reset();
    else update.mutate(next === "none" ? null : RHYTHMS[next]);
  }
  return (
    <div className="flex flex-col gap-4">
      <SelectField
        label={t("touch.label")}
        hint={t("touch.hint")}
        value={choice}
        options={(["none", ...NAMES, "own"] as const).map((value) => ({ value, label: t(`touch.rhythm.${value}`) }))}
        onChange={(event) => choose(event.target.value as Choice)}
      />
      {choice === "own" && <OwnDays days={persona.keep_in_touch_days} update={update} />}
      <p role="status" className="text-small font-medium text-accent empty:hidden">
        {update.isSuccess ? t("touch.saved") : null}
      </p>
      {update.error && choice !== "own" && (
        <ErrorNote title={t("common:profile.not_saved")}>{errorText(update.error)}</ErrorNote>
      )}
    </div>
  );
}

const ownDaysSchema = z.object({
  keep_in_touch_days: z
    .string()
    .trim()
    .regex(/^\d+$/, "keep_in_touch_range")
    .transform(Number)
    .pipe(updatePersonaSchema.shape.keep_in_touch_days.unwrap().unwrap()),
});

function OwnDays({ days, update }: { days: number | null; update: ReturnType<typeof useStayInTouch> }) {
  const { t } = useTranslation("people");
  const { field, ...state } = useServerForm({
    schema: ownDaysSchema,
    defaults: { keep_in_touch_days: days === null ? "" : String(days) },
    send: (wanted) => update.mutateAsync(wanted.keep_in_touch_days),
  });
  return (
    <ServerForm state={state} className="flex flex-wrap items-end gap-3">
      <TextField
        label={t("touch.days")}
        hint={t("touch.days_hint", { max: KEEP_IN_TOUCH_MAX })}
        inputMode="numeric"
        autoComplete="off"
        className="min-w-40 flex-1"
        {...field("keep_in_touch_days")}
      />
      <SubmitButton variant="secondary">{t("touch.save")}</SubmitButton>
      <FormFailure title={t("common:profile.not_saved")} className="basis-full" />
    </ServerForm>
  );
}
