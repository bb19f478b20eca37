import { useController, type FieldPath, type FieldValues, type UseFormReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Combobox } from "#web/ui/combobox.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { countryOptions } from "#web/format/country-options.ts";
import { fieldText } from "#web/app/error-text.ts";
import { currentLanguage } from "#web/app/i18n.ts";

export interface PlaceFieldsProps<Input extends FieldValues, Output> {
  form: UseFormReturn<Input, unknown, Output>;
  /** Names of the form's fields: a country code, and a region or city as free text. */
  country: FieldPath<Input>;
  region: FieldPath<Input>;
  /** The region's `autocomplete` attribute; off by default, because the place may not be the user's own. */
  regionAutoComplete?: string;
}

/** Country and region of a person, as two fields without a wrapper, to be laid out by the parent. */
export function PlaceFields<Input extends FieldValues, Output>(props: PlaceFieldsProps<Input, Output>) {
  const { t } = useTranslation("common");
  const { form } = props;
  const { field, fieldState } = useController({ control: form.control, name: props.country });
  const region = form.getFieldState(props.region, form.formState);
  return (
    <>
      <Combobox
        label={t("place.country")}
        options={countryOptions(currentLanguage())}
        value={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
        ref={field.ref}
        name={field.name}
        placeholder={t("place.country_placeholder")}
        emptyText={t("place.country_none")}
        clearLabel={t("place.country_clear")}
        countText={(count) => t("place.country_count", { count })}
        error={fieldText(fieldState.error?.message)}
      />
      <TextField
        label={t("place.region")}
        autoComplete={props.regionAutoComplete ?? "off"}
        error={fieldText(region.error?.message)}
        {...form.register(props.region)}
      />
    </>
  );
}
