/** An error and what caused it, the outermost first: Drizzle and others put errors of their own around the driver's. */
export function causesOf(error: unknown): Error[] {
  const found: Error[] = [];
  for (let at = error; at instanceof Error && !found.includes(at); at = at.cause) found.push(at);
  return found;
}

/** Whether an error, or what caused it, has this code: an SQLSTATE, or one of Node's. */
export function hasCode(error: unknown, code: string): boolean {
  return causesOf(error).some((one) => "code" in one && one.code === code);
}
