import { runParts } from "../../bench/run.ts";
import type { Figure } from "../../bench/report.ts";
import type { SystemPackage } from "../../scripts/system-packages.ts";
import { checkFolder } from "../folder.ts";
import { buildImage, type BuiltImage } from "./build.ts";
import { measureContents } from "./contents.ts";
import { emulate, otherArchitecture } from "./emulate.ts";
import { makeInstallation } from "./installation.ts";
import { play } from "./play.ts";
import { userOf } from "./service.ts";

// So that what it has created is removed.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

function buildFigure({ architecture, commit, buildSeconds, baseSeconds }: BuiltImage, how = ""): Figure {
  return {
    name: `the build for ${architecture}`,
    value: buildSeconds,
    unit: "s",
    detail: `of ${commit.slice(0, 8)}; ${baseSeconds.toFixed(0)} s before for what it is based on${how}`,
  };
}

function needRoot(): void {
  if (process.getuid?.() !== 0) throw new Error("Only root can build an image and run it without a daemon.");
}

async function measureOwn(): Promise<Figure[]> {
  needRoot();
  using shared = checkFolder();
  const image = await buildImage(shared.folder);
  const figures = [buildFigure(image), ...measureContents(image, userOf(image))];
  await using installation = await makeInstallation(shared.folder, image);
  return [...figures, ...(await play(installation, image))];
}

async function measureOther(): Promise<Figure[]> {
  needRoot();
  const architecture = otherArchitecture();
  using emulator = emulate(architecture);
  using shared = checkFolder();
  const image = await buildImage(shared.folder, architecture);
  await using installation = await makeInstallation(shared.folder, image);
  return [buildFigure(image, `; run by ${emulator.program}`), ...(await play(installation, image))];
}

const NEEDED: SystemPackage[] = ["postgresql", "buildah", "debootstrap", "runc"];

await runParts(
  {
    containers: {
      title: "containers · the image of Containerfile, built by buildah and run by runc as compose.yaml says",
      needs: NEEDED,
      measure: measureOwn,
    },
    architecture: {
      title: "architecture · the same for the other architecture, run by emulation",
      needs: [...NEEDED, "qemu-user-static"],
      measure: measureOther,
    },
  },
  process.argv.slice(2),
);
