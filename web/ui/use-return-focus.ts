import { useRef } from "react";

/** What had the focus; for an item of a menu that is about to close, the menu's button. */
function focusedBefore(): HTMLElement | null {
  const active = document.activeElement;
  const menu = active?.closest('[role="menu"]');
  const origin = menu ? document.getElementById(menu.getAttribute("aria-labelledby") ?? "") : active;
  return origin instanceof HTMLElement && origin !== document.body ? origin : null;
}

/**
 * Gives the focus back to what opened a dialog. Radix does so for its own trigger only, and ours are opened by state.
 * Spread the result on the dialog's content.
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
