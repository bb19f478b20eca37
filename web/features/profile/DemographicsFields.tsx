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
import { countryOptions } from "#web/lib/country-options.ts";
import { fieldText } from "#web/lib/error-text.ts";
import { currentLanguage } from "#web/lib/i18n.ts";
import { Combobox } from "#web/ui/combobox.tsx";
import { RadioChips } from "#web/ui/radio-chips.tsx";
import { TextField } from "#web/ui/text-field.tsx";

export type DemographicsForm = UseFormReturn<DemographicsInput, unknown, z.output<typeof demographicsSchema>>;
type FormControl = Control<DemographicsInput, unknown, z.output<typeof demographicsSchema>>;

/** Text of a number field as a number; blank is null, and what is no number stays wrong. */
const toAge = (value: unknown) => (value === "" || value === null || value === undefined ? null : Number(value));

/** Age, gender, where one comes from and where one lives; everything may stay blank. */
export function DemographicsFields({ form }: { form: DemographicsForm }) {
  const { t } = useTranslation("profile");
  const { control, formState, register } = form;
  return (
    <div className="flex flex-col gap-7">
      <TextField
        label={t("demographics.age")}
        inputMode="numeric"
        autoComplete="off"
        hint={t("demographics.age_hint", { min: USER_AGE_MIN, max: AGE_MAX })}
        error={fieldText(formState.errors.age?.message)}
        className="max-w-40"
        {...register("age", { setValueAs: toAge })}
      />
      <GenderField control={control} />
      <fieldset className="m-0 grid min-w-0 gap-4 border-0 p-0 sm:grid-cols-2">
        <legend className="mb-3 p-0 font-serif text-lead font-semibold">{t("demographics.origin")}</legend>
        <CountryField control={control} name="origin_country" />
        <TextField
          label={t("demographics.region")}
          autoComplete="off"
          error={fieldText(formState.errors.origin_region?.message)}
          {...register("origin_region")}
        />
      </fieldset>
      <fieldset className="m-0 grid min-w-0 gap-4 border-0 p-0 sm:grid-cols-2">
        <legend className="mb-3 p-0 font-serif text-lead font-semibold">{t("demographics.current")}</legend>
        <CountryField control={control} name="current_country" />
        <TextField
          label={t("demographics.region")}
          autoComplete="address-level1"
          error={fieldText(formState.errors.current_region?.message)}
          {...register("current_region")}
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
      legend={t("demographics.gender")}
      name={field.name}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      ref={field.ref}
      options={GENDERS.map((gender) => ({ value: gender, label: t(`gender.${gender}`) }))}
    />
  );
}

function CountryField({ control, name }: { control: FormControl; name: "origin_country" | "current_country" }) {
  const { t } = useTranslation("profile");
  const { field, fieldState } = useController({ control, name });
  return (
    <Combobox
      label={t("demographics.country")}
      options={countryOptions(currentLanguage())}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      ref={field.ref}
      name={field.name}
      placeholder={t("demographics.country_placeholder")}
      emptyText={t("demographics.country_none")}
      clearLabel={t("demographics.country_clear")}
      countText={(count) => t("demographics.country_count", { count })}
      error={fieldText(fieldState.error?.message)}
    />
  );
}
