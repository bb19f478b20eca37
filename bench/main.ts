import { availableParallelism, cpus, totalmem } from "node:os";
import { measureApi } from "./api/measure.ts";
import { measureChat } from "./chat/measure.ts";
import { measureLanding } from "./landing/measure.ts";
import { isKept, printFigures, type Figure } from "./report.ts";
import { ensureSystemPackages, type SystemPackage } from "./system-packages.ts";

interface Benchmark {
  title: string;
  needs: SystemPackage[];
  measure: () => Promise<Figure[]>;
}

const BENCHMARKS: Record<string, Benchmark> = {
  api: {
    title: "api · GET /api/personas: 50 people with the latest note, against bare node:http + pg",
    needs: ["wrk", "postgresql"],
    measure: measureApi,
  },
  landing: {
    title: "landing · first load on slow 4G, processor at a quarter, against the same text as bare HTML",
    needs: ["chromium"],
    measure: measureLanding,
  },
  chat: {
    title: "chat · an answer streamed through ai-chat, against the model server and a bare relay",
    needs: ["postgresql"],
    measure: measureChat,
  },
};

async function main(names: string[]): Promise<boolean> {
  const chosen = (names.length > 0 ? names : Object.keys(BENCHMARKS)).map((name) => {
    const benchmark = BENCHMARKS[name];
    if (!benchmark) throw new Error(`Unknown benchmark ${name}: choose among ${Object.keys(BENCHMARKS).join(", ")}.`);
    return benchmark;
  });
  ensureSystemPackages(chosen.flatMap(({ needs }) => needs));
  const memory = Math.round(totalmem() / 2 ** 30);
  console.log(
    `${availableParallelism()} cores (${cpus()[0]?.model ?? "unknown"}), ${memory} GiB, Node ${process.version}`,
  );
  const missed: Figure[] = [];
  for (const { title, measure } of chosen) {
    const figures = await measure();
    printFigures(title, figures);
    missed.push(...figures.filter((figure) => !isKept(figure)));
  }
  console.log(
    missed.length === 0 ? "\nEvery bound is kept." : `\nMissed: ${missed.map(({ name }) => name).join(", ")}.`,
  );
  return missed.length === 0;
}

try {
  process.exitCode = (await main(process.argv.slice(2))) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
