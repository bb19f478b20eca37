/**
 * A table as CSV (RFC 4180). A field that a spreadsheet would take for a formula gets an apostrophe in front, since
 * addresses and types are typed by people.
 */
export function toCsv(rows: readonly (readonly (string | null)[])[]): string {
  return rows.map((row) => `${row.map((value) => csvField(value ?? "")).join(",")}\r\n`).join("");
}

function csvField(value: string): string {
  const harmless = /^[\s]*[=+\-@|%]|^[\t\r\n]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
