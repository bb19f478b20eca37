/** What clients are told about a model's failure. */
export type ModelErrorCode = "model_unavailable" | "model_timeout" | "model_interrupted";

/** A model's failure in fixed words: a server's own error text may contain keys and is never passed on. */
export class ModelError extends Error {
  override name = "ModelError";
  readonly code: ModelErrorCode;
  /** One fixed word for the log, such as `status_502`. */
  readonly reason: string;
  readonly retryable: boolean;

  constructor(code: ModelErrorCode, reason: string, retryable = false) {
    super(code);
    this.code = code;
    this.reason = reason;
    this.retryable = retryable;
  }
}
