const WELCOME = "sintonia-welcome";

/** Notes that the next page has to welcome a new user, because this document ends before it could. */
export function noteWelcome(): void {
  try {
    sessionStorage.setItem(WELCOME, "");
  } catch {
    // Storage is forbidden: no welcome.
  }
}

/** Whether the page before this one noted a welcome. True once. */
export function takeWelcome(): boolean {
  try {
    const noted = sessionStorage.getItem(WELCOME) !== null;
    sessionStorage.removeItem(WELCOME);
    return noted;
  } catch {
    return false;
  }
}
