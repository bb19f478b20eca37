/** A request that was sent before React had taken the page over. */
export interface SentEarly {
  path: string;
  body: string;
  answer: Promise<Response>;
}

/** How long its answer is kept for React, which repeats the request as soon as it has taken over, in milliseconds. */
const KEPT_FOR = 5000;

let kept: SentEarly | null = null;

export function keepAnswer(sent: SentEarly): void {
  kept = sent;
  setTimeout(() => (kept = null), KEPT_FOR);
}

/** The answer to the same request, once; null if there is none. */
export function takeAnswer(input: RequestInfo | URL, init: RequestInit | undefined): Promise<Response> | null {
  if (!kept || input !== kept.path || init?.body !== kept.body) return null;
  const { answer } = kept;
  kept = null;
  return answer;
}
