import { keepAnswer, type SentEarly } from "./sent-early.ts";

/** What was done on the server's HTML before React took it over. */
export interface EarlyInput {
  /** Fields that were typed in or changed, with their values. */
  fields: Map<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, string | boolean>;
  /** The button pressed last. */
  pressed: HTMLElement | null;
  /** What pressing it has already sent. */
  sent: SentEarly | null;
}

/**
 * Repeats what was typed and pressed before React had taken the page over. To be called after `hydrateRoot`: React then
 * takes over the part an event is for before it handles the event.
 */
export function replayInput({ fields, pressed, sent }: EarlyInput): void {
  if (sent) keepAnswer(sent);
  for (const [field, value] of fields) {
    if (!field.isConnected) continue;
    if (typeof value === "boolean") {
      const box = field as HTMLInputElement;
      // A click toggles it.
      box.checked = !value;
      box.click();
      continue;
    }
    const prototype = Object.getPrototypeOf(field) as object;
    // Past React's own setter, which would take the value for the one it knows and see no change.
    Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value);
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.dispatchEvent(new Event("change", { bubbles: true }));
  }
  pressed?.removeAttribute("data-waiting");
  if (!pressed?.isConnected) return;
  // Menus open on the press, all else on the click.
  const press = { bubbles: true, cancelable: true, button: 0, pointerType: "mouse" };
  pressed.dispatchEvent(new PointerEvent("pointerdown", press));
  pressed.dispatchEvent(new PointerEvent("pointerup", press));
  pressed.click();
}
