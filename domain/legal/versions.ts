/**
 * The versions of the texts agreed to at sign-up: the day of the last change and a prefix of a hash over all texts in
 * both languages. A test computes them, so that a text cannot change without a new version.
 */
export const LEGAL_VERSIONS = { privacy: "2026-11-28.456d8c0a", terms: "2026-11-20.6ff5e304" } as const;
