/**
 * The versions of the texts that a sign-up agrees to: the day of the last change and the start of a hash over every word in
 * both languages. A test computes them, so that no text changes under a version that people have agreed to.
 */
export const LEGAL_VERSIONS = { privacy: "2026-11-27.b01fa10c", terms: "2026-11-20.6ff5e304" } as const;
