import { hc, type ClientResponse } from "hono/client";
import { z } from "zod";
import { isErrorCode, type ErrorCode } from "#domain/errors.ts";
import type { AppType } from "#server/app.ts";
import { currentEnvironment } from "./environment.ts";
import { announceSessionLost } from "./session-events.ts";

/**
 * Why a call failed: a server error code; `network` if no response arrived; `no_user` if the user could not be loaded
 * right after sign-in.
 */
export type FailureCode = ErrorCode | "network" | "no_user";

export class ApiError extends Error {
  readonly code: FailureCode;
  readonly field: string | undefined;
  /** Seconds, from the `Retry-After` header. */
  readonly retryAfter: number | undefined;
  /** With `changed_elsewhere`, the stored record (`conflictOf`). */
  readonly current: object | undefined;

  constructor(
    code: FailureCode,
    details: { field?: string | undefined; retryAfter?: number | undefined; current?: object | undefined } = {},
  ) {
    super(code);
    this.name = "ApiError";
    this.code = code;
    this.field = details.field;
    this.retryAfter = details.retryAfter;
    this.current = details.current;
  }
}

const answerSchema = z.object({
  error: z.object({ code: z.string(), field: z.string().optional() }),
  current: z.looseObject({}).optional(),
});

/** The ApiError for an unsuccessful response. Code `unauthenticated` also announces the lost session to the app. */
export async function failure(response: Response): Promise<ApiError> {
  const parsed = answerSchema.safeParse(await response.json().catch(() => null));
  const wait = Number(response.headers.get("retry-after"));
  const fallback: ErrorCode =
    response.status === 502 || response.status === 503 || response.status === 504 ? "unavailable" : "internal";
  const code = parsed.success && isErrorCode(parsed.data.error.code) ? parsed.data.error.code : fallback;
  if (code === "unauthenticated") announceSessionLost();
  return new ApiError(code, {
    field: parsed.data?.error.field,
    retryAfter: wait > 0 ? wait : undefined,
    current: parsed.data?.current,
  });
}

/**
 * `fetch` for our own server.
 * @throws ApiError `network` if no response arrives; an AbortError is rethrown unchanged
 */
export async function request(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  try {
    return await currentEnvironment().fetch(input, init);
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") throw error;
    throw new ApiError("network");
  }
}

/** Typed client, generated from the server's routes. */
export const api = hc<AppType>("/", { fetch: request });

type Body<R> = R extends ClientResponse<infer T, infer _S, infer _F> ? T : never;

/** The JSON body of a response. @throws ApiError */
export async function call<R extends ClientResponse<unknown>>(pending: Promise<R>): Promise<Body<R>> {
  const response = await pending;
  if (response.ok) return (await response.json()) as Body<R>;
  throw await failure(response);
}
