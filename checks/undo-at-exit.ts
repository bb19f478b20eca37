/** Calls `undo` when disposed of, or when this process ends by itself or by a signal. */
export function undoAtExit(undo: () => void): Disposable {
  process.once("exit", undo);
  return {
    [Symbol.dispose]: () => {
      process.off("exit", undo);
      undo();
    },
  };
}
