import { createRoute, OpenAPIHono, z, type Hook, type RouteConfig } from "@hono/zod-openapi";
import type { Context, TypedResponse } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { DomainError, isErrorCode, type ErrorCode } from "#domain/errors.ts";
import type { JsonText, SessionUser } from "#server/services.ts";

export interface AppEnv {
  Variables: {
    requestId: string;
    /** The request's session, once looked up (server/auth/session.ts); null without a valid one. */
    session?: SessionUser | null;
  };
}

export const errorSchema = z
  .object({
    error: z.object({ code: z.string(), field: z.string().optional(), message: z.string() }),
    current: z
      .looseObject({})
      .optional()
      .describe("With `changed_elsewhere`: the stored record, as the same route answers it when it succeeds"),
  })
  .openapi("Error");

const STATUS: Partial<Record<ErrorCode, ContentfulStatusCode>> = {
  unauthenticated: 401,
  invalid_credentials: 401,
  forbidden: 403,
  token_read_only: 403,
  invitation_required: 403,
  invitation_invalid: 403,
  invitation_expired: 403,
  invitation_used: 403,
  invitation_other_email: 403,
  account_suspended: 403,
  operator_two_factor_required: 403,
  google_denied: 403,
  google_failed: 403,
  google_email_unverified: 403,
  model_consent_required: 403,
  password_wrong: 403,
  code_invalid: 403,
  two_factor_expired: 403,
  not_found: 404,
  conflict: 409,
  changed_elsewhere: 409,
  already_registered: 409,
  invitations_spent: 409,
  last_operator: 409,
  google_not_connected: 409,
  google_taken: 409,
  google_only_way: 409,
  chat_busy: 409,
  onboarding_required: 409,
  no_personality_data: 409,
  payload_too_large: 413,
  photo_too_large: 413,
  audio_refused: 415,
  transcript_empty: 422,
  rate_limited: 429,
  daily_limit: 429,
  internal: 500,
  google_unavailable: 502,
  model_unavailable: 502,
  model_interrupted: 502,
  transcription_failed: 502,
  not_configured: 503,
  second_factor_unreadable: 503,
  unavailable: 503,
  model_timeout: 504,
  transcription_timeout: 504,
  storage_full: 507,
  account_full: 507,
};

export function errorResponse(c: Context, error: DomainError): Response {
  if (error.retryAfter !== undefined) c.header("Retry-After", String(error.retryAfter));
  return c.json(
    {
      error: {
        code: error.code,
        ...(error.field ? { field: error.field } : {}),
        message: error.code.replaceAll("_", " "),
      },
      ...(error.current ? { current: error.current } : {}),
    },
    STATUS[error.code] ?? 400,
  );
}

/** Answers with JSON that is already text. */
export function sendJson<T>(c: Context, json: JsonText<T>) {
  const response: Response = c.body(json, 200, { "Content-Type": "application/json" });
  return response as Response & TypedResponse<T, 200, "json">;
}

type Checked = Parameters<Hook<unknown, AppEnv, string, unknown>>[0];

/** The error for a request that failed validation: code and field of its first issue. */
function invalidRequest({ target, error }: Extract<Checked, { success: false }>): DomainError {
  const issue = error.issues[0];
  // A malformed id is answered like one that does not exist.
  if (target === "param") return new DomainError("not_found");
  const code = isErrorCode(issue?.message) ? issue.message : "invalid_input";
  return new DomainError(code, { field: issue?.path.join(".") || undefined });
}

type Refuse<E extends AppEnv> = (c: Context<E>, error: DomainError) => Response | Promise<Response>;

/** `refuse` answers requests that fail validation. Features use server/auth/routers.ts, which check who may call. */
export function createRouter<E extends AppEnv = AppEnv>(refuse: Refuse<E> = errorResponse): OpenAPIHono<E> {
  return new OpenAPIHono<E>({
    defaultHook: (result, c) => (result.success ? undefined : refuse(c, invalidRequest(result))),
  });
}

const json = <T extends z.ZodType>(schema: T) => ({ "application/json": { schema } });

/** Describes a route: its input, its JSON response, and the errors that all routes share. */
export function route<const C extends Omit<RouteConfig, "responses">, S extends z.ZodType, N extends 200 | 201 = 200>(
  config: C,
  answer: S,
  status: N = 200 as N,
) {
  return createRoute({
    ...config,
    responses: {
      [status]: { description: "Done", content: json(answer) },
      default: { description: "An error with its code", content: json(errorSchema) },
    } as { [K in N]: { description: string; content: { "application/json": { schema: S } } } },
  });
}

/** A required JSON body. */
export function body<S extends z.ZodType>(schema: S) {
  return { content: json(schema), required: true } as const;
}

export const okSchema = z.object({ ok: z.literal(true) });
export const idParam = z.object({ id: z.uuid() });
