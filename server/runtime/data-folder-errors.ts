/** Another process has the data folder open; the two would destroy each other's files. */
export class DataFolderInUseError extends Error {
  readonly code = "data_folder_in_use";
  readonly folder: string;
  /** Process that holds the folder, where it runs on this machine and has written its number down. */
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
