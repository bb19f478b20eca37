import type { ClientResponse } from "hono/client";
import { isErrorCode, type ErrorCode } from "#domain/errors.ts";
import { createClient } from "./api-client.ts";
import { currentEnvironment } from "./environment.ts";
import { takeAnswer } from "./sent-early.ts";
import { announceSessionLost } from "./session-events.ts";

/**
 * Why a call failed: a server error code; `network` if no response arrived; `needs_network` if none arrived for a page
 * of which nothing is kept on the device; `no_user` if the user could not be loaded right after sign-in.
 */
export type FailureCode = ErrorCode | "network" | "needs_network" | "no_user";

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

/** The body of an unsuccessful response of our server. A proxy in between may answer anything. */
interface ErrorBody {
  error?: { code?: string; field?: string };
  current?: object;
}

/** The ApiError for an unsuccessful response. Code `unauthenticated` also announces the lost session to the app. */
export async function failure(response: Response): Promise<ApiError> {
  const body = ((await response.json().catch(() => null)) ?? {}) as ErrorBody;
  const wait = Number(response.headers.get("retry-after"));
  const fallback: ErrorCode =
    response.status === 502 || response.status === 503 || response.status === 504 ? "unavailable" : "internal";
  const sent = body.error?.code ?? "";
  const code = isErrorCode(sent) ? sent : fallback;
  if (code === "unauthenticated") announceSessionLost();
  return new ApiError(code, {
    field: body.error?.field,
    retryAfter: wait > 0 ? wait : undefined,
    current: body.current,
  });
}

/**
 * `fetch` for our own server. Repeated by React, a request that was sent before has its answer already.
 * @throws ApiError `network` if no response arrives; an AbortError is rethrown unchanged
 */
export async function request(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  try {
    return await (takeAnswer(input, init) ?? currentEnvironment().fetch(input, init));
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") throw error;
    throw new ApiError("network");
  }
}

/** Typed client, generated from the server's routes. */
export const api = createClient(request);

type Body<R> = R extends ClientResponse<infer T, infer _S, infer _F> ? T : never;

/** The JSON body of a response. @throws ApiError */
export async function call<R extends ClientResponse<unknown>>(pending: Promise<R>): Promise<Body<R>> {
  const response = await pending;
  if (response.ok) return (await response.json()) as Body<R>;
  throw await failure(response);
}
