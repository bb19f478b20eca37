import { useEffect } from "react";
import { useController, type UseControllerReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { PERSONA_CONTEXTS, relationshipType } from "#domain/people/contexts.ts";
import { PERSONA_AGE_MIN, type PersonaFormInput } from "#domain/people/contract.ts";
import { AGE_MAX, GENDERS } from "#domain/profile/contract.ts";
import { fieldText } from "#web/app/error-text.ts";
import { toAge } from "#web/forms/form.ts";
import { FormSheet } from "#web/forms/form-sheet.tsx";
import { PlaceFields } from "#web/forms/place-fields.tsx";
import { RadioChips } from "#web/ui/radio-chips.tsx";
import { RELATIONSHIP_LOOK } from "#web/ui/relationship-look.ts";
import { TextField } from "#web/ui/text-field.tsx";
import { usePersonaForm, type PersonaFormOptions, type PersonaFormState } from "./use-persona-form.ts";

/** Form in a dialog to add or edit a person. Closing keeps the draft; Cancel discards it when editing. */
export function PersonaForm({ persona, onSaved, onCancel }: PersonaFormOptions & { onCancel: () => void }) {
  const { t } = useTranslation("people");
  const { form, field, discard, ...state } = usePersonaForm({ persona, onSaved });
  const { setFocus } = form;
  // The order of registration decides which invalid field gets the focus first.
  const name = field("name");
  const context = useController({ control: form.control, name: "context" });
  const other = field("relationship_other");

  useEffect(() => setFocus("name"), [setFocus]);

  return (
    <FormSheet
      roomy
      state={state}
      failed={persona ? t("common:profile.not_saved") : t("error.create")}
      kept={t("common:kept.typed")}
      onCancel={() => {
        if (persona) discard();
        onCancel();
      }}
      save={persona ? t("common:action.save_changes") : t("form.add")}
    >
      <TextField label={t("common:field.name")} autoComplete="off" autoCapitalize="words" {...name} />
      <ContextField form={form} context={context} other={other} />
      <div className="flex flex-col gap-5 border-t border-line pt-5">
        <p className="text-small text-ink-soft">{t("common:field.leave_blank")}</p>
        <TextField
          label={t("form.also_called")}
          hint={t("form.also_called_hint")}
          autoComplete="off"
          autoCapitalize="words"
          {...field("also_called")}
        />
        <GenderField form={form} />
        <TextField
          label={t("common:field.age")}
          inputMode="numeric"
          autoComplete="off"
          hint={t("common:field.age_range", { min: PERSONA_AGE_MIN, max: AGE_MAX })}
          className="max-w-40"
          {...field("age", { setValueAs: toAge })}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <PlaceFields form={form} country="location_country" region="location_region" />
        </div>
      </div>
    </FormSheet>
  );
}

type Form = PersonaFormState["form"];

function ContextField(props: {
  form: Form;
  context: UseControllerReturn<PersonaFormInput, "context">;
  other: ReturnType<PersonaFormState["field"]>;
}) {
  const { t } = useTranslation("people");
  const { form } = props;
  const { field, fieldState } = props.context;
  return (
    <div className="flex flex-col gap-4">
      <RadioChips
        legend={t("form.context")}
        name={field.name}
        value={field.value}
        onBlur={field.onBlur}
        ref={field.ref}
        error={fieldText(fieldState.error?.message)}
        options={PERSONA_CONTEXTS.map((context) => ({
          value: context,
          label: t(`context.${context}`),
          dot: RELATIONSHIP_LOOK[relationshipType(context)].text,
        }))}
        onChange={(context) => {
          field.onChange(context);
          // Revalidate the age, because its limits depend on the relationship.
          if (form.getValues("age") !== null) void form.trigger("age");
        }}
      />
      {field.value === "other" && (
        <TextField
          label={t("form.other")}
          placeholder={t("form.other_placeholder")}
          autoComplete="off"
          {...props.other}
        />
      )}
    </div>
  );
}

function GenderField({ form }: { form: Form }) {
  const { t } = useTranslation("people");
  const { field } = useController({ control: form.control, name: "gender" });
  return (
    <RadioChips
      legend={t("common:field.gender")}
      name={field.name}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      ref={field.ref}
      options={GENDERS.map((gender) => ({ value: gender, label: t(`common:gender.${gender}`) }))}
    />
  );
}
