import type { ResourceKey } from "i18next";

const files = import.meta.glob<ResourceKey>("./en/*.json", { eager: true, import: "default" });

/** All texts of the language by namespace, which is the file name. */
export const texts: Record<string, ResourceKey> = Object.fromEntries(
  Object.entries(files).map(([path, resources]) => [path.slice(path.lastIndexOf("/") + 1, -".json".length), resources]),
);
