/** Why a server outside gave no answer, in one fixed word: its own text can hold keys and goes to nobody. */
export type OutgoingReason = "network" | "redirect" | "too_long" | "too_slow" | `status_${number}`;

export class OutgoingError extends Error {
  override name = "OutgoingError";
  readonly reason: OutgoingReason;

  constructor(reason: OutgoingReason) {
    super(reason);
    this.reason = reason;
  }
}
