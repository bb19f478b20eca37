/**
 * Every error code of the API. The server maps codes to HTTP statuses in one place (`server/http/http.ts`); the web
 * maps them to sentences in the user's language.
 */
export const ERROR_CODES = [
  // requests in general
  "invalid_input",
  "unauthenticated",
  "forbidden",
  "not_found",
  "token_read_only",
  "conflict",
  "changed_elsewhere",
  "payload_too_large",
  "rate_limited",
  "daily_limit",
  "not_configured",
  "unavailable",
  "storage_full",
  "account_full",
  "internal",
  // account and invitations
  "invalid_credentials",
  "invitation_required",
  "invitation_invalid",
  "invitation_expired",
  "invitation_used",
  "invitation_other_email",
  "already_registered",
  "consent_required",
  "account_suspended",
  "google_denied",
  "google_failed",
  "google_unavailable",
  "google_email_unverified",
  "google_not_connected",
  "google_taken",
  "google_only_way",
  "email_invalid",
  "password_required",
  "password_too_short",
  "password_too_long",
  "password_needs_upper",
  "password_needs_lower",
  "password_needs_number",
  "password_wrong",
  "email_same",
  "link_invalid",
  "code_required",
  "code_invalid",
  "two_factor_expired",
  "second_factor_unreadable",
  "name_required",
  "name_too_long",
  // members' invitations and the operator's room
  "invitations_spent",
  "operator_two_factor_required",
  "last_operator",
  "tester_type_too_long",
  "announcement_required",
  "announcement_too_long",
  "announcement_times",
  // people and notes
  "context_required",
  "relationship_required",
  "relationship_too_long",
  "also_called_too_long",
  "photo_unreadable",
  "photo_too_large",
  "region_too_long",
  "country_unknown",
  "age_persona_range",
  "age_user_range",
  "age_partner_minor",
  "persona_required",
  "import_empty",
  "import_over_limit",
  "import_too_large",
  "import_unreadable",
  "import_old_version",
  "content_required",
  "content_too_long",
  "tag_too_long",
  "too_many_tags",
  "keep_in_touch_range",
  "date_in_future",
  "answer_required",
  "answer_text_required",
  "answer_too_long",
  "question_unknown",
  "onboarding_required",
  "no_personality_data",
  // interactions
  "plan_action_required",
  "plan_line_too_long",
  "planned_date_incomplete",
  "planned_date_range",
  "planned_date_required",
  "expectation_too_long",
  "summary_required",
  "summary_too_long",
  // chat
  "title_required",
  "title_too_long",
  "message_required",
  "message_too_long",
  "chat_busy",
  "model_unavailable",
  "model_timeout",
  "model_interrupted",
  "model_consent_required",
  // voice
  "audio_required",
  "audio_unknown",
  "audio_too_long",
  "audio_refused",
  "transcript_empty",
  "transcription_failed",
  "transcription_timeout",
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === "string" && (ERROR_CODES as readonly string[]).includes(value);
}

/**
 * An expected failure: a code; the input field it is about, if any; for rate limits, the seconds to wait; for
 * `changed_elsewhere`, the stored record as the API shows it.
 */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly field: string | undefined;
  readonly retryAfter: number | undefined;
  readonly current: object | undefined;

  constructor(code: ErrorCode, details: { field?: string; retryAfter?: number; current?: object } = {}) {
    super(code);
    this.name = "DomainError";
    this.code = code;
    this.field = details.field;
    this.retryAfter = details.retryAfter;
    this.current = details.current;
  }
}
