/** An error and its causes, outermost first: Drizzle and others wrap the driver's errors. */
export function causesOf(error: unknown): Error[] {
  const found: Error[] = [];
  for (let at = error; at instanceof Error && !found.includes(at); at = at.cause) found.push(at);
  return found;
}

/** Whether an error or one of its causes has this code: an SQLSTATE, or one of Node's. */
export function hasCode(error: unknown, code: string): boolean {
  return causesOf(error).some((one) => "code" in one && one.code === code);
}
