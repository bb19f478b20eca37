import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { resultSummarySchema, SUMMARY_MAX, type Interaction } from "#domain/interactions/contract.ts";
import { Dictation } from "#web/dictation/dictation.tsx";
import { insertAtCaret } from "#web/dictation/insert-at-caret.ts";
import { useDraft } from "#web/forms/draft.ts";
import { FormSheet } from "#web/forms/form-sheet.tsx";
import { useEditForm } from "#web/forms/use-edit-form.ts";
import { CareDialog } from "#web/safety/care-dialog.tsx";
import { callsForCare } from "#web/safety/saved-with-care.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { useToast } from "#web/ui/toasts.tsx";
import { PlanLines } from "./PlanLines.tsx";
import { useRecordOutcome, useReplaceOutcome } from "./mutations.ts";

export interface OutcomeDialogProps {
  /** The planned interaction to record the outcome of; undefined closes the dialog. */
  interaction: Interaction | undefined;
  personName: string;
  onClose: () => void;
  /** Null if the outcome waits for a network. */
  onRecorded: (interaction: Interaction | null) => void;
  /** Goes to the recorded interaction; for pages that do not show it. */
  onLook?: (interaction: Interaction) => void;
}

/** Duration of the toast in milliseconds: long enough to read it and to use its action. */
const TOAST_MS = 8000;

/** Dialog to record the outcome of an interaction; shows the plan for comparison. */
export function OutcomeDialog({ interaction, personName, onClose, onRecorded, onLook }: OutcomeDialogProps) {
  const { t } = useTranslation("interactions");
  const toast = useToast();
  // Keeps showing the last interaction during the closing animation.
  const [shown, setShown] = useState({ interaction, personName });
  if (interaction && interaction !== shown.interaction) setShown({ interaction, personName });
  /**
   * The recorded interaction if it calls for the safety card: the dialog stays open although it is no longer planned.
   */
  const [recorded, setRecorded] = useState<Interaction | null>(null);
  const [keepOpen, setKeepOpen] = useState(false);
  const card = recorded?.id === shown.interaction?.id ? recorded?.safety : null;
  function close() {
    setKeepOpen(false);
    if (keepOpen && recorded) onRecorded(recorded);
    else onClose();
  }
  return (
    <CareDialog
      open={keepOpen || interaction !== undefined}
      onClose={close}
      title={t("outcome.title")}
      description={t("outcome.with", { name: shown.personName })}
      mark={card}
      savedTitle={t("toast.recorded")}
    >
      {shown.interaction && (
        <OutcomeForm
          key={shown.interaction.id}
          interaction={shown.interaction}
          onCancel={onClose}
          onSaved={(saved) => {
            if (!saved) {
              toast.success(t("offline:kept"));
              return onRecorded(null);
            }
            if (callsForCare(saved.safety)) {
              setRecorded(saved);
              return setKeepOpen(true);
            }
            const look = { label: t("toast.look"), onAction: () => onLook?.(saved) };
            toast.success(t("toast.recorded"), onLook && { action: look, duration: TOAST_MS });
            return onRecorded(saved);
          }}
        />
      )}
    </CareDialog>
  );
}

const formSchema = z.object({ result_summary: resultSummarySchema });
const valuesOf = ({ result_summary }: Interaction) => ({ result_summary: result_summary ?? "" });

function OutcomeForm(props: {
  interaction: Interaction;
  onCancel: () => void;
  /** Null if the outcome waits for a network. */
  onSaved: (interaction: Interaction | null) => void;
}) {
  const { t } = useTranslation("interactions");
  const { interaction } = props;
  const [draft, keepDraft] = useDraft(`outcome:${interaction.id}`);
  const record = useRecordOutcome();
  const area = useRef<HTMLTextAreaElement>(null);
  const [dictating, setDictating] = useState(false);
  const replace = useReplaceOutcome();
  const { form, field, ...state } = useEditForm({
    schema: formSchema,
    record: interaction,
    base: undefined,
    valuesOf,
    parts: [{ label: t("outcome.summary"), names: ["result_summary"], text: ({ result_summary }) => result_summary }],
    defaults: { result_summary: draft },
    keepDraft: (typed: string | null) => keepDraft(typed ?? ""),
    toDraft: ({ result_summary = "" }) => result_summary,
    send: ({ result_summary }, from): Promise<Interaction | null> => {
      const { version, status } = from?.record ?? interaction;
      const base_version = from?.base_version ?? version;
      return status === "planned"
        ? record.mutateAsync({ interaction, result_summary, base_version })
        : replace.mutateAsync({ id: interaction.id, result_summary, base_version });
    },
    onSent: props.onSaved,
  });
  const { setFocus } = form;
  useEffect(() => setFocus("result_summary"), [setFocus]);
  const { ref: summaryRef, ...summary } = field("result_summary");
  function insertDictated(text: string) {
    if (!area.current) return;
    insertAtCaret(area.current, text);
    // The text is not truncated; if it is too long, the error is shown immediately.
    if (area.current.value.trim().length > SUMMARY_MAX) void form.trigger("result_summary");
  }

  return (
    <FormSheet
      roomy
      state={state}
      failed={t("error.record")}
      kept={t("common:kept.text")}
      onCancel={props.onCancel}
      save={t("common:action.save")}
      disabled={dictating}
    >
      <section className="rounded-md bg-sunk p-4">
        <h3 className="mb-3 font-serif text-lead font-semibold">{t("outcome.plan")}</h3>
        <PlanLines interaction={interaction} />
      </section>
      <TextArea
        {...summary}
        ref={(element) => {
          summaryRef(element);
          area.current = element;
        }}
        label={t("outcome.summary")}
        hint={t("outcome.summary_hint")}
        rows={5}
        max={SUMMARY_MAX}
        counterText={(used, max) => t("common:field.text_counter", { used, max })}
        tools={
          <Dictation
            location="outcome"
            personaId={interaction.persona_id}
            onText={insertDictated}
            onBusy={setDictating}
            disabled={state.pending}
          />
        }
      />
    </FormSheet>
  );
}
