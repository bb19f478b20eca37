import fc from "fast-check";
import { expect, it } from "vitest";
import { askStatesTogether } from "./account-states.ts";

interface Statement {
  hashes: string[];
  answer(states: Record<string, string>): void;
  fail(error: Error): void;
}

/** Statements wait until a test answers them. */
function asking() {
  const sent: Statement[] = [];
  const ask = askStatesTogether(<R extends object>({ values }: { values?: unknown }) => {
    const [hashes] = values as [string[]];
    return new Promise<R[]>((resolve, reject) => {
      const answer = (states: Record<string, string>) =>
        resolve(Object.entries(states).map(([hash, state]) => ({ credential_hash: hash, state })) as unknown as R[]);
      sent.push({ hashes, answer, fail: reject });
    });
  });
  return { sent, ask };
}

const settled = () => new Promise((done) => setImmediate(done));

it("asks at once if nothing is under way, and otherwise for all that came meanwhile, each once", async () => {
  const { sent, ask } = asking();
  const first = ask("a");
  await settled();
  const others = [ask("b"), ask("a"), ask("b")];
  await settled();
  expect(sent.map(({ hashes }) => hashes)).toEqual([["a"]]);
  sent[0]!.answer({ a: "1" });
  await expect(first).resolves.toBe("1");
  await settled();
  expect(sent.map(({ hashes }) => hashes)).toEqual([["a"], ["b", "a"]]);
  sent[1]!.answer({ a: "2" });
  await expect(Promise.all(others)).resolves.toEqual([null, "2", null]);
});

it("goes on after a failure, of which only those learn that asked in that statement", async () => {
  const { sent, ask } = asking();
  const first = ask("a");
  await settled();
  const second = ask("b");
  sent[0]!.fail(new Error("lost"));
  await expect(first).rejects.toThrow("lost");
  await settled();
  sent[1]!.answer({ b: "1" });
  await expect(second).resolves.toBe("1");
});

it("answers everybody with what was stored after they had asked, in statements of limited length", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(fc.integer({ min: 0, max: 300 }), { maxLength: 200 }), { maxLength: 6 }),
      async (rounds) => {
        const { sent, ask } = asking();
        let version = 0;
        const done: Promise<void>[] = [];
        const answerOne = async () => {
          const next = sent.shift();
          if (!next) return;
          expect(next.hashes.length).toBeLessThanOrEqual(64);
          expect(new Set(next.hashes).size).toBe(next.hashes.length);
          next.answer(Object.fromEntries(next.hashes.map((hash) => [hash, `${hash} ${version}`])));
          await settled();
        };
        for (const round of rounds) {
          version += 1;
          const from = version;
          for (const one of round) {
            const check = async () => {
              const [hash, at] = (await ask(`h${one}`))!.split(" ");
              expect(hash).toBe(`h${one}`);
              expect(Number(at)).toBeGreaterThanOrEqual(from);
            };
            done.push(check());
          }
          await settled();
          version += 1;
          await answerOne();
        }
        while (sent.length > 0) await answerOne();
        await Promise.all(done);
      },
    ),
    { numRuns: 50 },
  );
});
