import { readFileSync } from "node:fs";
import path from "node:path";
import { PRODUCT_NAME } from "#domain/brand.ts";
import type { Language } from "#domain/language.ts";

type Tree = { [key: string]: string | Tree };

const LOCALES = path.resolve(import.meta.dirname, "../../web/locales");

/** Looks up texts of a language: `t("account:sign_in")`, placeholders filled. @throws if the key does not exist. */
export function texts(language: Language) {
  const trees = new Map<string, Tree>();
  const treeOf = (namespace: string): Tree => {
    const known = trees.get(namespace);
    if (known) return known;
    const tree = JSON.parse(readFileSync(path.join(LOCALES, language, `${namespace}.json`), "utf8")) as Tree;
    trees.set(namespace, tree);
    return tree;
  };
  return (key: string, values: Record<string, string | number> = {}): string => {
    const [namespace = "", keys = ""] = key.split(":");
    const text = keys
      .split(".")
      .reduce<string | Tree | undefined>(
        (at, part) => (typeof at === "object" ? at[part] : undefined),
        treeOf(namespace),
      );
    if (typeof text !== "string") throw new Error(`no text ${key} in ${language}`);
    return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) =>
      String(values[name] ?? (name === "product" ? PRODUCT_NAME : "")),
    );
  };
}
