type Fields = Readonly<Record<string, unknown>>;

/** Whether storing these columns would change the row. Columns that are undefined are not stored. */
export function changesRow(row: Fields, columns: Fields): boolean {
  return Object.entries(columns).some(
    ([name, value]) => value !== undefined && JSON.stringify(value) !== JSON.stringify(row[name]),
  );
}

/** Whether an edit must be refused: it would change a row that is no longer in the version the edit began from. */
export function isStale(row: Fields & { version: number }, columns: Fields, base: number | undefined): boolean {
  return base !== undefined && base !== row.version && changesRow(row, columns);
}

/** The answers that a save would replace although they are no longer those it began from. */
export function staleAnswers(
  stored: Readonly<Record<string, string>>,
  given: Readonly<Record<string, string>>,
  base: Readonly<Record<string, string | null>> | undefined,
): string[] {
  return Object.entries(given)
    .filter(([key, answer]) => {
      const began = base?.[key];
      return began !== undefined && (stored[key] ?? null) !== began && (stored[key] ?? null) !== answer;
    })
    .map(([key]) => key);
}
