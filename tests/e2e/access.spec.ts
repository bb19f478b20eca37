import { expect, test } from "./fixtures.ts";

const page = (body: string) => `<!doctype html><html lang="en"><title>t</title><main><h1>t</h1>${body}</main></html>`;

test("contrast is measured for each new look of text and background, and for failed ones again @desktop", async ({
  page: tab,
  checkAccess,
}) => {
  const good = '<p style="color:#333;background:#fff">Read me</p>';
  await tab.setContent(page(good));
  await checkAccess(tab);
  await tab.setContent(page(`${good}<p style="color:#333;background:#444">Read me</p>`));
  await expect(checkAccess(tab)).rejects.toThrow("color-contrast");
  await tab.setContent(page(`<div style="background:#444"><p style="color:#333">Read me</p></div>`));
  await expect(checkAccess(tab)).rejects.toThrow("color-contrast");
  // Failed looks are measured again, and so are good ones in another theme.
  await expect(checkAccess(tab)).rejects.toThrow("color-contrast");
  await tab.setContent(
    page(`<style>p{color:#333}@media(prefers-color-scheme:dark){body{background:#222}}</style>
    <p class="plain">Read me</p>`),
  );
  await checkAccess(tab);
  await tab.emulateMedia({ colorScheme: "dark" });
  await expect(checkAccess(tab)).rejects.toThrow("color-contrast");
});

test("all other rules are checked every time @desktop", async ({ page: tab, checkAccess }) => {
  await tab.setContent(page('<button style="color:#000"></button>'));
  await expect(checkAccess(tab)).rejects.toThrow("button-name");
  await expect(checkAccess(tab)).rejects.toThrow("button-name");
});
