/** Why an external server did not answer, in a fixed word: its own text may contain keys and is passed to nobody. */
export type OutgoingReason = "network" | "redirect" | "too_long" | "too_slow" | `status_${number}`;

export class OutgoingError extends Error {
  override name = "OutgoingError";
  readonly reason: OutgoingReason;

  constructor(reason: OutgoingReason) {
    super(reason);
    this.reason = reason;
  }
}
