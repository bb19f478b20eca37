import { useController, type Control, type UseFormReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
import {
  AGE_MAX,
  GENDERS,
  USER_AGE_MIN,
  type DemographicsInput,
  type demographicsSchema,
} from "#domain/profile/contract.ts";
import { fieldText } from "#web/app/error-text.ts";
import { toAge } from "#web/forms/form.ts";
import { PlaceFields } from "#web/forms/place-fields.tsx";
import { RadioChips } from "#web/ui/radio-chips.tsx";
import { TextField } from "#web/ui/text-field.tsx";

export type DemographicsForm = UseFormReturn<DemographicsInput, unknown, z.output<typeof demographicsSchema>>;
type FormControl = Control<DemographicsInput, unknown, z.output<typeof demographicsSchema>>;

/** Age, gender, origin and current place of the user; all optional. */
export function DemographicsFields({ form }: { form: DemographicsForm }) {
  const { t } = useTranslation("profile");
  const { control, formState, register } = form;
  return (
    <div className="flex flex-col gap-7">
      <TextField
        label={t("common:field.age")}
        inputMode="numeric"
        autoComplete="off"
        hint={t("common:field.age_range", { min: USER_AGE_MIN, max: AGE_MAX })}
        error={fieldText(formState.errors.age?.message)}
        className="max-w-40"
        {...register("age", { setValueAs: toAge })}
      />
      <GenderField control={control} />
      <fieldset className="m-0 grid min-w-0 gap-4 border-0 p-0 sm:grid-cols-2">
        <legend className="mb-3 p-0 font-serif text-lead font-semibold">{t("demographics.origin")}</legend>
        <PlaceFields form={form} country="origin_country" region="origin_region" />
      </fieldset>
      <fieldset className="m-0 grid min-w-0 gap-4 border-0 p-0 sm:grid-cols-2">
        <legend className="mb-3 p-0 font-serif text-lead font-semibold">{t("demographics.current")}</legend>
        <PlaceFields
          form={form}
          country="current_country"
          region="current_region"
          regionAutoComplete="address-level1"
        />
      </fieldset>
    </div>
  );
}

function GenderField({ control }: { control: FormControl }) {
  const { t } = useTranslation("profile");
  const { field } = useController({ control, name: "gender" });
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
