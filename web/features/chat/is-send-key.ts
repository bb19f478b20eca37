import type { KeyboardEvent } from "react";

/** Whether a key press in a message field should send the message. */
export function isSendKey(event: KeyboardEvent, enterSends: boolean): boolean {
  // Key code 229 means that an input method handled the key, even if `isComposing` is already false.
  if (event.key !== "Enter" || event.nativeEvent.isComposing || event.keyCode === 229) return false;
  return event.ctrlKey || event.metaKey || (enterSends && !event.shiftKey && !event.altKey);
}
