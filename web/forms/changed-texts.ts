/** The draft of a form whose fields are all texts: null while they are as they were at first. */
export function changedTexts<T extends Record<string, string>>(typed: Partial<T>, first: T): T | null {
  const now = { ...first, ...typed };
  return Object.keys(first).every((name) => now[name] === first[name]) ? null : now;
}
