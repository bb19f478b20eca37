/**
 * The cookie that a device sets when somebody signs out without a network. Scripts cannot delete the session's cookie,
 * so the server ends the session at the first request that brings both.
 */
export const SIGNED_OUT_COOKIE = "sintonia_signed_out";
