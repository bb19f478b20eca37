/** What the browser provides, and the server when it renders a page's first HTML. */
export interface Environment {
  fetch: typeof fetch;
  /** The cookies that scripts can read, as in `document.cookie`. */
  cookies: () => string;
  /** IANA time zone. */
  timeZone: () => string;
}

let environment: Environment = {
  // Looked up at each call, because tests replace it.
  fetch: (input, init) => fetch(input, init),
  cookies: () => document.cookie,
  timeZone: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
};

export function currentEnvironment(): Environment {
  return environment;
}

/** For the server. */
export function setEnvironment(replacement: Environment): void {
  environment = replacement;
}
