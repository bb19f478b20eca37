/** Forms of address: tu, Lei or voi. */
export type Forms = { you: string; could: string; canDo: string; to: string };
export const TU: Forms = { you: "ti", could: "potresti", canDo: "puoi", to: "te" };
export const LEI: Forms = { you: "Le", could: "potrebbe", canDo: "può", to: "Lei" };
export const VOI: Forms = { you: "vi", could: "potreste", canDo: "potete", to: "voi" };
