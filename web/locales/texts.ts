import type { ResourceKey } from "i18next";
import type { Language } from "#domain/language.ts";
import { TEXT_GROUPS, type TextGroup } from "./groups.ts";

/** Texts by namespace. */
export type Texts = Record<string, ResourceKey>;

// The bundler puts those of a group into one file.
const files = import.meta.glob<ResourceKey>("./{en,it}/*.json", { import: "default" });

/** @throws if they cannot be fetched */
export async function fetchTexts(language: Language, groups: readonly TextGroup[]): Promise<Texts> {
  const namespaces = groups.flatMap((group): readonly string[] => TEXT_GROUPS[group]);
  const entries = namespaces.map(async (namespace): Promise<[string, ResourceKey]> => [
    namespace,
    await files[`./${language}/${namespace}.json`]!(),
  ]);
  return Object.fromEntries(await Promise.all(entries));
}
