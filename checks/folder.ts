import { temporaryFolder } from "../tests/support/server-process.ts";
import { undoAtExit } from "./undo-at-exit.ts";

/** A temporary folder that is removed when disposed of, and when this process ends by itself or by a signal. */
export function checkFolder(): { folder: string } & Disposable {
  const { folder, remove } = temporaryFolder();
  return { folder, ...undoAtExit(remove) };
}
