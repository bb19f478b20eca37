import { fsyncSync } from "node:fs";
import type { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";

type Module = Parameters<NodeFS["init"]>[1];

interface Stream {
  nfd: number;
}

/** The parts of Emscripten's NODEFS that are replaced; its own types do not describe them. */
interface NodeBackend {
  tryFSOperation<T>(operation: () => T): T;
  node_ops: {
    setattr: (node: unknown, attributes: { mode?: number }) => void;
  };
  stream_ops: {
    fsync?: (stream: Stream) => number;
    write: (stream: Stream, ...rest: unknown[]) => number;
  };
}

/**
 * NodeFS with an fsync that reaches the disk: PGlite's does nothing. fdatasync cannot be replaced from outside the
 * WebAssembly module: hence `wal_sync_method=fsync` in START_PARAMS.
 */
export class SyncedNodeFS extends NodeFS {
  /** Bytes written to files since the last reset; tells when a checkpoint is due. */
  bytesWritten = 0;
  readonly #onAbort: (reason: unknown) => void;

  /** `onAbort` runs when PostgreSQL panics. It must not return: PGlite would go on using the broken server. */
  constructor(folder: string, onAbort: (reason: unknown) => void) {
    super(folder);
    this.#onAbort = onAbort;
  }

  override async init(pg: PGlite, options: Module): ReturnType<NodeFS["init"]> {
    const { emscriptenOpts } = await super.init(pg, options);
    const replace = (module: { FS: unknown }) => {
      const { NODEFS } = (module.FS as { filesystems: { NODEFS: NodeBackend } }).filesystems;
      // A worker thread cannot set the umask, on which PostgreSQL relies for some files.
      const setattr = NODEFS.node_ops.setattr;
      NODEFS.node_ops.setattr = (node, { mode, ...rest }) =>
        setattr(node, mode === undefined ? rest : { mode: mode & ~0o077, ...rest });
      const write = NODEFS.stream_ops.write;
      NODEFS.stream_ops.write = (stream, ...rest) => {
        const length = write(stream, ...rest);
        this.bytesWritten += length;
        return length;
      };
      NODEFS.stream_ops.fsync = (stream) => {
        NODEFS.tryFSOperation(() => fsyncSync(stream.nfd));
        return 0;
      };
    };
    const preRun = [...((emscriptenOpts.preRun ?? []) as ((module: { FS: unknown }) => void)[]), replace];
    return { emscriptenOpts: { ...emscriptenOpts, preRun, onAbort: this.#onAbort } };
  }
}
