// Without zod, because the pages' early script (web/early-account.ts) has to stay small.

export const NAME_MAX = 100;
const PASSWORD_MIN = 8;
/** Better Auth's default limit. Hashing longer passwords would only help an attacker load the server. */
const PASSWORD_MAX = 128;

/** In the order in which they are checked and shown. */
export const PASSWORD_RULES = [
  { code: "password_too_short", ok: (value: string) => value.length >= PASSWORD_MIN },
  { code: "password_needs_upper", ok: (value: string) => /\p{Lu}/u.test(value) },
  { code: "password_needs_lower", ok: (value: string) => /\p{Ll}/u.test(value) },
  { code: "password_needs_number", ok: (value: string) => /\d/.test(value) },
  { code: "password_too_long", ok: (value: string) => value.length <= PASSWORD_MAX },
] as const;
