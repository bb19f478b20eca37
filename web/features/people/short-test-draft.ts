/** Draft key of the unsent short-test answers about a person; the draft is stored per account. */
export const shortTestDraft = (personaId: string) => `short-test:${personaId}`;
