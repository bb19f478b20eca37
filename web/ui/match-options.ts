export type ComboboxOption = {
  value: string;
  label: string;
  /** Other search terms, for instance the name in the other language. */
  keywords?: string;
};

/** Lower case, without accents, trimmed. */
function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();
}

/** Filters options: first labels that start with the query, then options with a word that does; each in list order. */
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
