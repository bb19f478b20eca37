/** In the place of an id: the conversation that has not begun yet. Apart, for the address is read before the chat is loaded. */
export const NEW_CONVERSATION = "new";
