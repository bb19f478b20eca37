import { temporaryFolder } from "../tests/support/server-process.ts";

/** A temporary folder that is removed when disposed of, and when this process ends by itself or by a signal. */
export function checkFolder(): { folder: string } & Disposable {
  const { folder, remove } = temporaryFolder();
  process.once("exit", remove);
  return {
    folder,
    [Symbol.dispose]: () => {
      process.off("exit", remove);
      remove();
    },
  };
}
