import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { makeBaseSystem } from "./base-image.ts";
import { runApart, runCommand } from "./commands.ts";
import { ownArchitecture, type Architecture } from "./emulate.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const BASE = "localhost/sintonia-check-base";
const IMAGE = "localhost/sintonia-check";
/** In the folder that is built, as on a machine where Compose is used. Must not come into the image. */
export const ENV_FILE = "POSTGRES_PASSWORD=of-this-file-alone\n";

/** What the image says about how to run it, as Docker stores it. */
export interface ImageConfig {
  User: string;
  Env: string[];
  Entrypoint: string[] | null;
  Cmd: string[];
  WorkingDir: string;
  Volumes: Record<string, unknown>;
  Healthcheck: { Test: string[] };
}

export interface BuiltImage {
  architecture: Architecture;
  /** The folder with its files. */
  files: string;
  /** What was built from. */
  context: string;
  config: ImageConfig;
  commit: string;
  buildSeconds: number;
  baseSeconds: number;
}

const secondsSince = (begun: number) => (performance.now() - begun) / 1000;

/**
 * Builds the image from what is committed, below `folder`, and lays its files out. The first stage always runs on this
 * machine's architecture.
 */
export async function buildImage(folder: string, architecture = ownArchitecture()): Promise<BuiltImage> {
  const [storage, files] = ["storage", "files"].map((name) => join(folder, name)) as [string, string];
  mkdirSync(join(folder, "tmp"));
  const buildah = ["buildah", "--root", storage, "--runroot", join(folder, "running")];
  const apart = (script: string, ...args: string[]) =>
    runApart(["sh", "-euc", script, "sh", ...args], {
      env: { TMPDIR: join(folder, "tmp"), BUILDAH: buildah.join(" ") },
    });

  const begun = performance.now();
  const named = /^ARG NODE_IMAGE=(\S+)$/m.exec(readFileSync(join(ROOT, "Containerfile"), "utf8"))?.[1];
  await apart('$BUILDAH manifest create "$1"', BASE);
  for (const one of new Set([ownArchitecture(), architecture])) {
    const system = join(folder, `system-${one}`);
    await makeBaseSystem(system, named ?? "", one);
    // Not by `buildah add`, which gives every file to root.
    await apart(
      `made=$($BUILDAH from --arch "$2" scratch)
      cp -a "$1/." "$($BUILDAH mount "$made")"
      $BUILDAH config --arch "$2" --env PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin --cmd node "$made"
      $BUILDAH commit --quiet --rm --format docker "$made" "$3-$2"
      $BUILDAH manifest add "$3" "$3-$2"`,
      system,
      one,
      BASE,
    );
    rmSync(system, { recursive: true });
  }
  const baseSeconds = secondsSince(begun);

  const context = join(folder, "context");
  await runCommand(["git", "clone", "--quiet", "--depth", "1", `file://${ROOT}`, context]);
  writeFileSync(join(context, ".env"), ENV_FILE);
  const commit = (await runCommand(["git", "rev-parse", "HEAD"], { cwd: context })).trim();
  const building = performance.now();
  await apart(
    // Docker tells the first stage the platform that builds, and returns to the image's own in the second. Buildah 1.28
    // does neither.
    `cd "$1"
    sed -i "s|^FROM \\([^-]\\)|FROM --platform=linux/$5 \\1|" Containerfile
    $BUILDAH build --isolation chroot --network host --format docker -f Containerfile --platform "linux/$5" \\
      --build-arg BUILDPLATFORM="linux/$6" --build-arg NODE_IMAGE="$2" --build-arg SINTONIA_COMMIT="$3" -t "$4" .`,
    context,
    BASE,
    commit,
    IMAGE,
    architecture,
    ownArchitecture(),
  );
  const buildSeconds = secondsSince(building);
  const inspected = await apart('$BUILDAH inspect --type image "$1"', IMAGE);
  const { Docker } = JSON.parse(inspected) as { Docker: { config: ImageConfig } };
  await apart(
    `made=$($BUILDAH from --arch "$3" "$1")
    mkdir "$2"
    cp -a "$($BUILDAH mount "$made")/." "$2"`,
    IMAGE,
    files,
    architecture,
  );
  rmSync(storage, { recursive: true });
  return { architecture, files, context, config: Docker.config, commit, buildSeconds, baseSeconds };
}
