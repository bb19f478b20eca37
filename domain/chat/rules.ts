/** Longest message of a user, in UTF-16 units. */
export const MESSAGE_MAX = 4000;
export const CONVERSATION_SEARCH_MAX = 200;

export const CHAT_MODES = ["conversation", "interaction_preparation"] as const;
export type ChatMode = (typeof CHAT_MODES)[number];

export const PLAN_KINDS = ["proposed", "revised"] as const;
export type PlanKind = (typeof PLAN_KINDS)[number];
