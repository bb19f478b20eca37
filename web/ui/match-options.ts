export type ComboboxOption = {
  value: string;
  label: string;
  /** Other words that find it, for instance its name in the other language. */
  keywords?: string;
};

/** Lower case, without accents. */
function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();
}

/** The options a query finds: first those whose label starts with it, then those with a word that does, in list order. */
export function matchOptions(options: readonly ComboboxOption[], query: string): readonly ComboboxOption[] {
  const wanted = fold(query);
  if (!wanted) return options;
  const starts = options.filter((option) => fold(option.label).startsWith(wanted));
  const words = options.filter(
    (option) =>
      !starts.includes(option) &&
      fold(`${option.label} ${option.keywords ?? ""}`)
        .split(/[\s,()'’-]+/)
        .some((word) => word.startsWith(wanted)),
  );
  return [...starts, ...words];
}
