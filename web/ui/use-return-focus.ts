import { useRef } from "react";

/** The focused element; for a menu item, the menu's trigger, because the menu is about to close. */
function focusedBefore(): HTMLElement | null {
  const active = document.activeElement;
  const menu = active?.closest('[role="menu"]');
  const origin = menu ? document.getElementById(menu.getAttribute("aria-labelledby") ?? "") : active;
  return origin instanceof HTMLElement && origin !== document.body ? origin : null;
}

/**
 * Restores focus to the element that opened a dialog: Radix does so only for its own trigger, but these dialogs are
 * opened by state. Spread the result on the dialog's content.
 */
export function useReturnFocus(): { onOpenAutoFocus: () => void; onCloseAutoFocus: (event: Event) => void } {
  const origin = useRef<HTMLElement>(null);
  return {
    onOpenAutoFocus: () => {
      origin.current = focusedBefore();
    },
    onCloseAutoFocus: (event) => {
      event.preventDefault();
      if (origin.current?.isConnected) origin.current.focus({ preventScroll: true });
      else document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
    },
  };
}
