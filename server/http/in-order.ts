import type { RequestListener } from "node:http";

/** Requests begun before the loop looks for new connections and answers again. */
const AT_ONCE = 8;

/**
 * Begins requests in the order in which they came, some in each round of the event loop. Node accepts one new connection
 * in a round: were all begun in the round in which they came, a busy server would let newcomers wait for seconds.
 */
export function inOrder(listener: RequestListener): RequestListener {
  const waiting: Parameters<RequestListener>[] = [];
  let isDue = false;
  const begin = () => {
    const now = waiting.splice(0, AT_ONCE);
    isDue = waiting.length > 0;
    if (isDue) setImmediate(begin);
    for (const [request, response] of now) listener(request, response);
  };
  return (request, response) => {
    waiting.push([request, response]);
    if (isDue) return;
    isDue = true;
    setImmediate(begin);
  };
}
