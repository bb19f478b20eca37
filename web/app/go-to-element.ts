/** Longer than a dialog's closing animation. */
const PATIENCE_MS = 1000;

/**
 * Scrolls to and focuses an element. Waits for dialogs to close first, because their focus trap would take focus back.
 */
export function goToElement(id: string): void {
  const until = performance.now() + PATIENCE_MS;
  const held = () => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
  function go(): void {
    const element = document.getElementById(id);
    element?.scrollIntoView({ block: "start" });
    element?.focus({ preventScroll: true });
  }
  function wait(): void {
    if (held() && performance.now() < until) requestAnimationFrame(wait);
    // A closing dialog restores focus after it leaves the DOM.
    else setTimeout(go);
  }
  if (held()) wait();
  else go();
}
