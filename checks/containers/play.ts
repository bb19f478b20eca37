import { networkInterfaces } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import type { Figure } from "../../bench/report.ts";
import { signUp, type Account } from "../../tests/support/client.ts";
import { freePort } from "../../tests/support/listen.ts";
import { clientOf } from "../client.ts";
import { until } from "../until.ts";
import type { BuiltImage } from "./build.ts";
import type { Container } from "./container.ts";
import type { Installation } from "./installation.ts";
import { nodeNameOf } from "./emulate.ts";
import { commandOf } from "./service.ts";

/** By emulation, verifying takes twenty times as long. */
const BACKUP_SECONDS = 900;
const CLI = ["node", "cli/main.ts"];
/** The runtime's own, or volumes and what Compose puts into memory. */
const WRITABLE = ["/data", "/backups", "/tmp", "/proc", "/dev"];

/** What a scene found, and which of its expectations were missed. */
class Scene {
  private readonly missed: string[] = [];
  private readonly told: string[] = [];

  expect(what: string, found: unknown, wanted: unknown): void {
    if (found !== wanted) this.missed.push(`${what}: ${String(found)} instead of ${String(wanted)}`);
  }

  holds(what: string, holds: unknown): void {
    if (!holds) this.missed.push(`not so: ${what}`);
  }

  tell(...lines: string[]): void {
    this.told.push(...lines);
  }

  figure(name: string): Figure {
    return {
      name,
      value: this.missed.length,
      unit: "expectations missed",
      bound: { atMost: 0 },
      detail: (this.missed.length > 0 ? this.missed : this.told).join("; "),
    };
  }
}

type Running = Container & { readySeconds: number };

/** Plays an installation's first hour: a first start, its commands, a backup, an account, a stop, a container anew. */
export async function play(installation: Installation, image: BuiltImage): Promise<Figure[]> {
  const figures: Figure[] = [];
  let account: Account;
  let person: string;
  {
    await using first = await installation.start();
    figures.push({ name: "until /readyz", value: first.readySeconds, unit: "s", detail: "with an empty database" });
    figures.push(await writablePaths(first), await asAsked(first, image), await pages(installation, first));
    const commands = await tryCommands(first, image);
    figures.push(commands.figure, await healthCheck(first, image), await backup(first));
    account = await signUp(clientOf(installation.url), { code: commands.code });
    ({ id: person } = await account.json<{ id: string }>("/api/personas", {
      body: { name: "Marta", context: "friend" },
    }));
    figures.push(await stop(installation, first));
  }
  await using second = await installation.start();
  const scene = new Scene();
  const read = await account.ask(`/api/personas/${person}`);
  scene.expect("a person's page for who was signed in", read.status, 200);
  scene.holds("no invitation is printed once there is an account", !second.log().includes("Invitation:"));
  scene.expect("backups", (await listBackups(second)).length, 1);
  scene.tell(`ready after ${second.readySeconds.toFixed(1)} s, the session of before counts, the backup is listed`);
  figures.push(scene.figure("a container made anew"));
  return figures;
}

/** By trying, in the container: what is read-only counts as that. */
async function writablePaths(container: Running): Promise<Figure> {
  const leaveOut = WRITABLE.flatMap((path, index) => [...(index > 0 ? ["-o"] : []), "-path", path]);
  const search = ["find", "/", "(", ...leaveOut, ")", "-prune", "-o", "-writable", "!", "-type", "l", "-print"];
  const { stdout } = await container.exec(search);
  // What cannot be looked into is named on standard error, and the exit code then is 1.
  const found = stdout.split("\n").filter(Boolean);
  const { code } = await container.exec([
    "sh",
    "-c",
    "for d in /data /backups /tmp; do : >$d/.try && rm $d/.try || exit 1; done",
  ]);
  return {
    name: "paths that can be written",
    value: code === 0 ? found.length : Number.NaN,
    unit: "in the container",
    bound: { atMost: 0 },
    detail: [`besides ${WRITABLE.join(", ")}`, ...found.slice(0, 5)].join("; "),
  };
}

/** The first process has no more than compose.yaml gives it. */
async function asAsked(container: Running, { config, architecture }: BuiltImage): Promise<Figure> {
  const scene = new Scene();
  const node = await container.exec(["node", "--print", "process.arch"]);
  scene.expect("Node's architecture", node.stdout.trim(), nodeNameOf(architecture));
  const { stdout } = await container.exec(["cat", "/proc/1/status"]);
  const status = new Map(stdout.split("\n").map((line) => line.split(/:\s+/) as [string, string]));
  scene.expect("the user's ids", status.get("Uid"), "1000\t1000\t1000\t1000");
  scene.expect("capabilities", status.get("CapEff"), "0000000000000000");
  scene.expect("capabilities that it may get", status.get("CapBnd"), "0000000000000000");
  scene.expect("no new privileges", status.get("NoNewPrivs"), "1");
  const command = await container.exec(["cat", "/proc/1/cmdline"]);
  const first = command.stdout.split("\0").filter(Boolean).join(" ");
  // By emulation, the emulator and the path of the program come first.
  scene.holds(`the first process: ${first}`, first.endsWith(commandOf(config).join(" ")));
  const folders = await container.exec(["stat", "--format", "%u:%g %a %n", "/data", "/backups"]);
  scene.expect("volumes", folders.stdout.trim(), "1000:1000 700 /data\n1000:1000 700 /backups");
  scene.tell("1000:1000, no capability, none to be got", "a volume of its own at /data and /backups");
  return scene.figure("as compose.yaml asks");
}

/** An address of this machine that others could use, if it has one. */
function ownAddress(): string | undefined {
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return all.find(({ family, internal }) => family === "IPv4" && !internal)?.address;
}

async function pages({ url, port }: Installation, container: Running): Promise<Figure> {
  const scene = new Scene();
  const client = clientOf(url);
  const page = await client.ask("/auth");
  scene.expect("/auth", page.status, 200);
  const files = new Set([...page.text.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css))"/g)].map(([, path]) => path!));
  scene.holds("/auth names scripts and styles", files.size >= 2);
  for (const path of files) {
    const file = await client.ask(path);
    scene.expect(path, file.status, 200);
    scene.holds(`${path} is a script or a style`, /javascript|css/.test(file.headers.get("content-type") ?? ""));
  }
  const address = ownAddress();
  // A published port does not arrive on the loopback interface.
  if (address) scene.expect(`/healthz at ${address}`, (await fetch(`http://${address}:${port}/healthz`)).status, 200);
  scene.holds(
    "the log has the first invitation",
    /^Invitation: https:\/\/sintonia\.example\.org\//m.test(container.log()),
  );
  scene.tell(
    `/auth with ${files.size} scripts and styles`,
    address ? "also from another address than loopback" : "this machine has no other address",
  );
  return scene.figure("pages");
}

async function tryCommands(container: Running, { commit }: BuiltImage): Promise<{ figure: Figure; code: string }> {
  const scene = new Scene();
  const check = await container.exec([...CLI, "check", "--json"]);
  scene.expect("exit code of check", check.code, 0);
  const findings = (check.stdout ? JSON.parse(check.stdout) : []) as { about: string; state: string; text: string }[];
  const ok = findings.filter(({ state }) => state === "ok").map(({ about }) => about);
  for (const about of ["DATA_DIR", "database", "BACKUP_DIR"]) scene.holds(`${about} is ok`, ok.includes(about));
  for (const { about, state, text } of findings) if (state === "wrong") scene.holds(`${about}: ${text}`, false);
  const version = await container.exec([...CLI, "--version"]);
  const told = /\((\w{7,})\)/.exec(version.stdout)?.[1];
  scene.holds("--version tells the commit", told && commit.startsWith(told));
  const invitation = await container.exec([...CLI, "invite", "create", "--tester-type", "friend"]);
  const code = /^https:\/\/sintonia\.example\.org\/invite\/(\S+)\n$/.exec(invitation.stdout)?.[1];
  if (!code) throw new Error(`invite create: ${invitation.stdout}${invitation.stderr}`);
  scene.tell(`check: ${findings.length} findings, ${ok.length} ok, none wrong`, "--version tells the commit");
  return { figure: scene.figure("commands"), code };
}

async function healthCheck(container: Running, { config }: BuiltImage): Promise<Figure> {
  const scene = new Scene();
  const [kind, ...command] = config.Healthcheck?.Test ?? [];
  scene.expect("the kind of the image's HEALTHCHECK", kind, "CMD");
  if (command.length > 0) {
    scene.expect("its exit code", (await container.exec(command)).code, 0);
    scene.expect(
      "its exit code where nobody answers",
      (await container.exec(command, { PORT: String(await freePort()) })).code,
      1,
    );
  }
  scene.tell("0, and 1 where nobody answers");
  return scene.figure("health check");
}

interface Listed {
  file: string;
  encrypted: boolean;
}

async function listBackups(container: Running): Promise<Listed[]> {
  const { code, stdout, stderr } = await container.exec([...CLI, "backup", "list", "--json"]);
  if (code !== 0) throw new Error(`backup list: ${stderr}`);
  return JSON.parse(stdout) as Listed[];
}

/** The one of the first start. It is listed once the server has verified it. */
async function backup(container: Running): Promise<Figure> {
  const scene = new Scene();
  const ended = () => /^\{.*"event":"backup_(?:made|failed)".*\}$/m.exec(container.log())?.[0];
  const { event, seconds } = JSON.parse(await until("a backup", BACKUP_SECONDS, ended)) as Record<string, unknown>;
  scene.expect("what the log says", event, "backup_made");
  const listed = await listBackups(container);
  scene.expect("backups", listed.length, 1);
  scene.expect("encrypted", listed[0]?.encrypted, true);
  scene.tell(`made and verified in ${String(seconds)} s`);
  return scene.figure("the first backup");
}

async function stop({ graceSeconds }: Installation, container: Running): Promise<Figure> {
  const scene = new Scene();
  const begun = performance.now();
  await container.kill("TERM");
  const late = sleep(graceSeconds * 1000, "still running", { ref: false });
  const code = await Promise.race([container.ended, late]);
  const seconds = (performance.now() - begun) / 1000;
  scene.expect(`its exit code within the ${graceSeconds} s of compose.yaml`, code, 0);
  const errors = container
    .log()
    .split("\n")
    .filter((line) => line.includes('"level":"error"'));
  for (const line of errors) scene.holds(`no error in the log: ${line}`, false);
  scene.tell(`after ${seconds.toFixed(1)} s`, "no error in its log");
  return scene.figure("SIGTERM");
}
