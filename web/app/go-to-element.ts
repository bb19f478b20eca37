/** Longer than a dialog takes to close. */
const PATIENCE_MS = 1000;

/** Scrolls to an element and gives it the focus, as soon as no dialog, open or closing, would take it back. */
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
    // A dialog that has gone gives the focus back a moment later.
    else setTimeout(go);
  }
  if (held()) wait();
  else go();
}
