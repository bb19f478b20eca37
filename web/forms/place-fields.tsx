import { useController, type FieldPath, type FieldValues, type UseFormReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Combobox } from "#web/ui/combobox.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { countryOptions } from "#web/format/country-options.ts";
import { fieldText } from "#web/app/error-text.ts";
import { currentLanguage } from "#web/app/i18n.ts";

export interface PlaceFieldsProps<Input extends FieldValues, Output> {
  form: UseFormReturn<Input, unknown, Output>;
  /** The form's fields: a country's code, and a region or city in the user's own words. */
  country: FieldPath<Input>;
  region: FieldPath<Input>;
  /** What a browser may fill in as the region; nothing unless it is the user's own. */
  regionAutoComplete?: string;
}

/** Where somebody lives or comes from: two fields, for whatever grid they stand in. */
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
