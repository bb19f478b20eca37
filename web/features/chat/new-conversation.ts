/**
 * Replaces the id of a conversation that does not exist yet. In its own module because the route parses the URL with
 * it.
 */
export const NEW_CONVERSATION = "new";
