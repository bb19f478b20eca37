// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { useTranslation } from "react-i18next";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import english from "#web/locales/en/settings.json" with { type: "json" };
import italian from "#web/locales/it/settings.json" with { type: "json" };
import italianChat from "#web/locales/it/chat.json" with { type: "json" };
import { i18n, loadPageTexts, loadTextGroups, showLanguage, startI18n } from "./i18n.ts";

beforeEach(() => void vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
beforeAll(() => startI18n());

function NotSaved() {
  const { t } = useTranslation("settings");
  return t("not_saved");
}

// In this order: texts stay loaded.
test("a page's texts are fetched, and a switch of the language brings those fetched so far", async () => {
  expect(loadPageTexts("/home")).toBeUndefined();
  expect(i18n.hasResourceBundle("en", "chat")).toBe(false);
  await loadPageTexts("/persona/$id");
  expect(i18n.hasResourceBundle("en", "chat")).toBe(true);
  expect(loadPageTexts("/persona/$id")).toBeUndefined();

  await showLanguage("it");
  expect(i18n.t("chat:edit.send")).toBe(italianChat.edit.send);
  expect(i18n.hasResourceBundle("it", "settings")).toBe(false);
  await showLanguage("en");
});

test("a component whose texts are not here shows none, then its own language, and never another", async () => {
  await showLanguage("it");
  const box = document.createElement("div");
  const seen: string[] = [];
  new MutationObserver(() => seen.push(box.textContent)).observe(box, {
    childList: true,
    subtree: true,
    characterData: true,
  });
  const root = createRoot(box);
  await act(async () => root.render(<NotSaved />));
  await act(() => vi.waitFor(() => expect(box.textContent).toBe(italian.not_saved)));
  expect(i18n.hasResourceBundle("en", "settings")).toBe(false);
  expect(seen.filter((text) => text !== "" && text !== italian.not_saved)).toEqual([]);
  await act(() => showLanguage("en"));
  expect(box.textContent).toBe(english.not_saved);
  await act(async () => root.unmount());
});

test("a key without a text is shown as it is", async () => {
  await loadTextGroups("start", "person", "settings");
  expect(i18n.t("settings:no_such_text")).toBe("no_such_text");
});
