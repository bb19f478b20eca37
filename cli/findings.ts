/** What `sintonia check` has found about one thing. `note`: nothing is wrong, but somebody may want to know. */
export interface Finding {
  about: string;
  state: "ok" | "note" | "wrong";
  text: string;
}

export const ok = (about: string, text: string): Finding => ({ about, state: "ok", text });
export const note = (about: string, text: string): Finding => ({ about, state: "note", text });
export const wrong = (about: string, text: string): Finding => ({ about, state: "wrong", text });
