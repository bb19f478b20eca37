/** The name of the draft, kept per account, with the answers so far to the short questions about a person. */
export const shortTestDraft = (personaId: string) => `short-test:${personaId}`;
