import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createCluster } from "./cluster.ts";

/** Data folders for tests, each a copy of one template: a new cluster takes seconds, a copy 0.1 s. */
export class TestFolders {
  readonly #root = mkdtempSync(join(tmpdir(), "test-"));
  #count = 0;
  #template: Promise<string> | undefined;

  /** A path that does not exist yet. */
  path(name = "data"): string {
    this.#count += 1;
    return join(this.#root, String(this.#count), name);
  }

  /** A data folder with an empty database. */
  async prepared(name?: string): Promise<string> {
    this.#template ??= this.#prepare();
    return this.copy(await this.#template, name);
  }

  /** A copy of a data folder that no process has open, without its lock and socket. */
  copy(from: string, name?: string): string {
    const to = this.path(name);
    mkdirSync(to, { recursive: true, mode: 0o700 });
    cpSync(join(from, "db"), join(to, "db"), { recursive: true });
    return to;
  }

  remove(): void {
    rmSync(this.#root, { recursive: true, force: true });
  }

  async #prepare(): Promise<string> {
    const folder = this.path();
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    await createCluster(join(folder, "db"), () => false);
    return folder;
  }
}
