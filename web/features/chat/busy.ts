import { createContext } from "react";

/**
 * Whether an answer is under way. Read where it matters and not handed down: a long conversation must not be drawn anew
 * whenever a message is sent.
 */
export const Busy = createContext(false);
