import { runParts } from "../../bench/run.ts";
import type { Figure } from "../../bench/report.ts";
import { checkFolder } from "../folder.ts";
import { buildImage } from "./build.ts";
import { measureContents } from "./contents.ts";
import { makeInstallation } from "./installation.ts";
import { play } from "./play.ts";
import { userOf } from "./service.ts";

// So that what it has created is removed.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

async function measure(): Promise<Figure[]> {
  if (process.getuid?.() !== 0) throw new Error("Only root can build an image and run it without a daemon.");
  using shared = checkFolder();
  const image = await buildImage(shared.folder);
  const figures: Figure[] = [
    {
      name: "the build",
      value: image.buildSeconds,
      unit: "s",
      detail: `of ${image.commit.slice(0, 8)}; ${image.baseSeconds.toFixed(0)} s before for the base image`,
    },
    ...measureContents(image, userOf(image)),
  ];
  await using installation = await makeInstallation(shared.folder, image);
  return [...figures, ...(await play(installation, image))];
}

await runParts(
  {
    containers: {
      title: "containers · the image of Containerfile, built by buildah and run by runc as compose.yaml says",
      needs: ["postgresql", "buildah", "debootstrap", "runc"],
      measure,
    },
  },
  process.argv.slice(2),
);
