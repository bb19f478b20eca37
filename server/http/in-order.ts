import { AsyncLocalStorage } from "node:async_hooks";
import type { RequestListener } from "node:http";

/** Requests begun before the loop looks for new connections and answers again. */
const AT_ONCE = 8;

/**
 * Begins requests in the order in which they came, some in each round of the event loop. Node accepts one new connection
 * in a round: were all begun in the round in which they came, a busy server would let newcomers wait for seconds.
 * A request whose connection has ended before its turn is not begun.
 */
export function inOrder(listener: RequestListener): RequestListener {
  const waiting: (() => void)[] = [];
  let isDue = false;
  const begin = () => {
    const now = waiting.splice(0, AT_ONCE);
    isDue = waiting.length > 0;
    if (isDue) setImmediate(begin);
    for (const one of now) one();
  };
  return (request, response) => {
    // Each in its own context, which its trace goes by.
    waiting.push(
      AsyncLocalStorage.bind(() => {
        if (!request.destroyed) listener(request, response);
      }),
    );
    if (isDue) return;
    isDue = true;
    setImmediate(begin);
  };
}
