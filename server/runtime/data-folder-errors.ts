/** Another process has locked the data folder; two processes would corrupt each other's files. */
export class DataFolderInUseError extends Error {
  readonly code = "data_folder_in_use";
  readonly folder: string;
  /** The process with the lock, if it runs on this machine and its id is known. */
  readonly pid: number | undefined;

  constructor(folder: string, pid: number | undefined) {
    const holder = pid === undefined ? "another process" : `process ${pid}`;
    super(`The data folder ${folder} is in use by ${holder}.`);
    this.name = "DataFolderInUseError";
    this.folder = folder;
    this.pid = pid;
  }
}

/** The data folder cannot be created, entered, locked or written. */
export class DataFolderError extends Error {
  readonly code = "data_folder_unwritable";
  readonly folder: string;

  constructor(folder: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`The data folder ${folder} cannot be used: ${reason}`, { cause });
    this.name = "DataFolderError";
    this.folder = folder;
  }
}
