import type { KeyboardEvent } from "react";

/** Whether this key, in a field for a message, means to send it. */
export function asksToSend(event: KeyboardEvent, enterSends: boolean): boolean {
  // 229 is what a key says while an input method is composing, where isComposing is already over.
  if (event.key !== "Enter" || event.nativeEvent.isComposing || event.keyCode === 229) return false;
  return event.ctrlKey || event.metaKey || (enterSends && !event.shiftKey && !event.altKey);
}
