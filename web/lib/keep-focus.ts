import type { MouseEvent } from "react";

/**
 * For a submit button's `onMouseDown`: pressing it leaves the focus in the field. Otherwise the field's blur shows an
 * error first, the button moves away under the pointer, and the click is lost.
 */
export function keepFocus(event: MouseEvent<HTMLButtonElement>): void {
  event.preventDefault();
}
