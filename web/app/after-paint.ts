/** A page that is not visible paints nothing; milliseconds after which it is not waited for any longer. */
const HIDDEN_MS = 100;

/** Resolves once what has been rendered is painted. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, HIDDEN_MS);
  });
}
