/** After these a word follows without a space. */
const OPENING = /[\s([{«“‘’'"\u2014-]$/;
/** And before these. */
const CLOSING = /^[\s)\]}»”,.;:!?…]/;

/** What to insert at a place of a text, so that words stay apart from their neighbours and marks stay with them. */
export function spaced(text: string, at: number, said: string): string {
  const words = said.trim();
  if (words === "") return "";
  const before = text.slice(0, at);
  const after = text.slice(at);
  const lead = before === "" || OPENING.test(before) ? "" : " ";
  const trail = after === "" || CLOSING.test(after) ? "" : " ";
  return lead + words + trail;
}

/**
 * Puts what was said where the cursor is, or behind what is selected: nothing that was written goes away. The field hears
 * of it as of typing, so that forms and drafts follow, and undo takes back just this.
 */
export function insertAtCaret(field: HTMLTextAreaElement, said: string): void {
  const at = field.selectionEnd;
  const text = spaced(field.value, at, said);
  if (text === "") return;
  // Where a finger points, focus would bring up a keyboard over what there is to read.
  if (matchMedia("(pointer: fine)").matches) {
    field.focus();
    field.setSelectionRange(at, at);
    // Deprecated, and without a successor: whatever sets a field's value from a script makes undo forget what was typed.
    if (document.execCommand("insertText", false, text)) return;
  }
  field.setRangeText(text, at, at, "end");
  field.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertText", data: text }));
}
