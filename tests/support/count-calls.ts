/** How often a method is called during `work`. Unlike time, this is the same on every machine. */
export function countCalls(owner: object, method: string, work: () => void): number {
  const methods = owner as Record<string, (...input: unknown[]) => unknown>;
  const own = methods[method];
  if (typeof own !== "function") throw new TypeError(`no method ${method}`);
  let calls = 0;
  methods[method] = function counted(this: unknown, ...input) {
    calls += 1;
    return own.apply(this, input);
  };
  try {
    work();
  } finally {
    methods[method] = own;
  }
  return calls;
}
