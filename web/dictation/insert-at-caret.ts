/** Text that needs no space after it. */
const OPENING = /[\s([{«“‘’'"\u2014-]$/;
/** Text that needs no space before it. */
const CLOSING = /^[\s)\]}»”,.;:!?…]/;

/** The words with the spaces needed to insert them at this position. */
export function withSpaces(text: string, at: number, said: string): string {
  const words = said.trim();
  if (words === "") return "";
  const before = text.slice(0, at);
  const after = text.slice(at);
  const lead = before === "" || OPENING.test(before) ? "" : " ";
  const trail = after === "" || CLOSING.test(after) ? "" : " ";
  return lead + words + trail;
}

/**
 * Inserts words at the caret, or after the selection, without replacing anything. Dispatches an input event as typing
 * does, so that forms and drafts update; undo removes only this insertion.
 */
export function insertAtCaret(field: HTMLTextAreaElement, said: string): void {
  const at = field.selectionEnd;
  const text = withSpaces(field.value, at, said);
  if (text === "") return;
  // On touch devices, focus would open the on-screen keyboard over the text.
  if (matchMedia("(pointer: fine)").matches) {
    field.focus();
    field.setSelectionRange(at, at);
    // Deprecated without a replacement: setting a field's value from script clears its undo history.
    if (document.execCommand("insertText", false, text)) return;
  }
  field.setRangeText(text, at, at, "end");
  field.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertText", data: text }));
}
