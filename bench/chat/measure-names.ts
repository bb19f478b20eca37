import { nameForms } from "#domain/chat/name-forms.ts";
import { pseudonymsFor, type KnownPerson } from "#domain/chat/pseudonyms.ts";
import { median, spread, type Figure } from "../report.ts";
import { replaceForms } from "./names-floor.ts";

const ROUNDS = 15;
const EACH = 200;
const WARM = 2000;
const BOUND_TIMES = 0.8;

const PEOPLE = ["Luca Rossi", "Sara", "Paolo Verdi", "Ilaria", "Gianni", "Teresa Conti", "Nadia", "Omar", "Marta"]
  .concat("Stefano D’Angelo", "Zoë")
  .map((name): KnownPerson => ({ name, gender: "female" }));
const PROMPT = `${"Ieri ho parlato con calma, perché così è più facile. ".repeat(70)}Marta e Stefano D’Angelo.`;

/**
 * The cost of replacing the names in a typical prompt (3,700 characters, eleven people), compared with one regular
 * expression with as many alternatives over the same prompt. Measures CPU time, alternating, and takes the median of
 * the rounds' ratios, so that other load on the machine does not count.
 */
export function measureNames(): Promise<Figure[]> {
  const forms = [...nameForms(PEOPLE).keys()];
  const ours = () => pseudonymsFor(PEOPLE, [PROMPT], "it").hide(PROMPT);
  const floor = () => replaceForms(PROMPT, forms);
  for (let count = 0; count < WARM; count += 1) ours();
  for (let count = 0; count < WARM / 10; count += 1) floor();
  const rounds = Array.from({ length: ROUNDS }, () => ({ ours: meanOf(ours), floor: meanOf(floor) }));
  const ratios = rounds.map((round) => round.ours / round.floor);
  const middle = (side: "ours" | "floor") => median(rounds.map((round) => round[side])).toFixed(3);
  return Promise.resolve([
    {
      name: "the names of a prompt hidden",
      value: median(ratios),
      unit: "times the floor",
      bound: { atMost: BOUND_TIMES },
      detail: `${middle("ours")} to ${middle("floor")} ms, rounds ${spread(ratios)}, ${forms.length} forms`,
    },
  ]);
}

/** CPU milliseconds per call. */
function meanOf(work: () => unknown): number {
  const begun = process.threadCpuUsage();
  for (let count = 0; count < EACH; count += 1) work();
  const { user, system } = process.threadCpuUsage(begun);
  return (user + system) / 1000 / EACH;
}
