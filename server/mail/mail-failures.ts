const DAY_MS = 86_400_000;

/** What may be logged of a failure; `final` if the mail server has refused for good, so that a retry is useless. */
export interface Failure {
  final: boolean;
  /** It was the recipient's address that has been refused for good. */
  addressRefused?: boolean;
  details: Record<string, string | number>;
}

/** Without the error's message: mail servers repeat the address in it. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof Error)) return { final: true, details: {} };
  const code = "code" in error && typeof error.code === "string" ? error.code : error.name;
  const answer = "responseCode" in error && typeof error.responseCode === "number" ? error.responseCode : null;
  const final = answer !== null && answer >= 500;
  return {
    final,
    addressRefused: final && code === "EENVELOPE" && "command" in error && error.command === "RCPT TO",
    details: { reason: code, ...(answer === null ? {} : { answer }) },
  };
}

/** Counts letters that were not sent, for as long as the process runs. */
export function countFailures(clock: () => Date) {
  const counts = { refused: 0, givenUp: 0 };
  let times: number[] = [];
  const lately = () => {
    const since = clock().getTime() - DAY_MS;
    times = times.filter((time) => time > since);
    return times.length;
  };
  return {
    add: (what: keyof typeof counts) => {
      counts[what] += 1;
      lately();
      times.push(clock().getTime());
    },
    read: () => ({ ...counts, failedLately: lately() }),
  };
}
