/** The landing page's only script: the first-visit language chooser and the header's language toggle. */

const COOKIE = "sintonia_lang";
const YEAR = 31_536_000;

function storedLanguage(): string | undefined {
  return new RegExp(`(?:^|; )${COOKIE}=(en|it)(?:;|$)`).exec(document.cookie)?.[1];
}

function choose(language: string): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `${COOKIE}=${language}; Path=/; Max-Age=${YEAR}; SameSite=Lax${secure}`;
  if (language !== document.documentElement.lang) location.reload();
}

function askOnce(dialog: HTMLDialogElement): void {
  dialog.showModal();
  dialog.addEventListener("cancel", (event) => event.preventDefault());
  dialog.addEventListener("keydown", (event) => {
    if (event.key === "Escape") event.preventDefault();
  });
  // Browsers close a dialog on a second Escape even if the page prevents it: open it again.
  dialog.addEventListener("close", () => {
    if (!storedLanguage()) dialog.showModal();
  });
}

const dialog = document.querySelector("dialog");
if (dialog && !storedLanguage()) askOnce(dialog);

for (const button of document.querySelectorAll<HTMLButtonElement>("button[data-language]")) {
  button.addEventListener("click", () => {
    choose(button.dataset["language"] ?? "");
    dialog?.close();
  });
}
