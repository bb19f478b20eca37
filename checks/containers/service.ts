import { chmodSync, chownSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { environmentOf, type Service } from "../../tests/support/compose.ts";
import type { ImageConfig } from "./build.ts";

/** What Docker lets a container have that does not drop it. */
const CAPABILITIES = [
  "AUDIT_WRITE CHOWN DAC_OVERRIDE FOWNER FSETID KILL MKNOD NET_BIND_SERVICE NET_RAW SETFCAP SETGID SETPCAP SETUID",
  "SYS_CHROOT",
].flatMap((line) => line.split(" ").map((name) => `CAP_${name}`));

/** What matters to Compose or to Docker's daemon, not inside the container. */
const OUTSIDE = ["build", "restart", "logging", "depends_on", "ports", "stop_grace_period"];
const INSIDE = ["environment", "volumes", "read_only", "tmpfs", "cap_drop", "security_opt"];

const PRIVATE = ["nosuid", "nodev", "noexec"];

interface Bundle {
  /** Where config.json goes. */
  folder: string;
  files: string;
  /** The parent of what the volumes hold. */
  volumes: string;
  config: ImageConfig;
  service: Service;
  /** What .env says. */
  env: Record<string, string>;
  /** What is changed in the container's environment, because no network of its own is there. */
  change: (environment: Record<string, string>) => Record<string, string>;
}

/** The user that the image names, by its own list. */
export function userOf({ files, config }: Pick<Bundle, "files" | "config">): { uid: number; gid: number } {
  const line = readFileSync(join(files, "etc/passwd"), "utf8")
    .split("\n")
    .map((one) => one.split(":"))
    .find(([name]) => name === config.User);
  if (!line) throw new Error(`The image has no user ${config.User}.`);
  return { uid: Number(line[2]), gid: Number(line[3]) };
}

/** What its first process is. */
export const commandOf = ({ Entrypoint, Cmd }: ImageConfig) => [...(Entrypoint ?? []), ...Cmd];

/** A folder that takes owner and mode from the image's, as an empty volume does. */
function volume({ files, volumes }: Bundle, line: string): { name: string; target: string } {
  const [, name, target] = /^(\w+):(\/[^:]+)$/.exec(line) ?? [];
  if (!name || !target) throw new Error(`compose.yaml has a volume that this check does not make: ${line}.`);
  const folder = join(volumes, name);
  mkdirSync(folder, { recursive: true });
  const { uid, gid, mode } = statSync(join(files, target));
  chownSync(folder, uid, gid);
  chmodSync(folder, mode & 0o7777);
  return { name: folder, target };
}

/** Writes for runc what Compose and the image ask of Docker, except networks, limits of resources and seccomp. */
export function writeBundle(bundle: Bundle): void {
  const { config, service, env } = bundle;
  const unknown = Object.keys(service).filter((key) => ![...OUTSIDE, ...INSIDE].includes(key));
  if (unknown.length > 0) throw new Error(`compose.yaml asks for what this check does not do: ${unknown.join(", ")}.`);
  const user = userOf(bundle);
  const mounts = (service.volumes ?? []).map((line) => volume(bundle, line));
  const lost = Object.keys(config.Volumes ?? {}).filter((path) => !mounts.some(({ target }) => target === path));
  if (lost.length > 0) throw new Error(`compose.yaml has no volume for ${lost.join(", ")}.`);
  const given = {
    ...Object.fromEntries(config.Env.map((line) => line.split(/=(.*)/s))),
    ...environmentOf(service, env),
  };
  const capabilities = service.cap_drop?.includes("ALL") ? [] : CAPABILITIES;
  const kinds = ["bounding", "effective", "permitted"];
  const spec = {
    ociVersion: "1.0.2",
    hostname: "sintonia",
    process: {
      terminal: false,
      user,
      args: commandOf(config),
      env: Object.entries(bundle.change(given)).map(([name, value]) => `${name}=${value}`),
      cwd: config.WorkingDir,
      capabilities: Object.fromEntries(kinds.map((kind) => [kind, capabilities])),
      noNewPrivileges: service.security_opt?.includes("no-new-privileges:true") ?? false,
    },
    root: { path: bundle.files, readonly: service.read_only ?? false },
    mounts: [
      { destination: "/proc", type: "proc", source: "proc" },
      { destination: "/dev", type: "tmpfs", source: "tmpfs", options: ["nosuid", "mode=755", "size=65536k"] },
      { destination: "/dev/shm", type: "tmpfs", source: "shm", options: [...PRIVATE, "mode=1777", "size=65536k"] },
      ...(service.tmpfs ?? []).map((destination) => ({
        destination,
        type: "tmpfs",
        source: "tmpfs",
        options: [...PRIVATE, "mode=1777"],
      })),
      ...mounts.map(({ name, target }) => ({
        destination: target,
        type: "bind",
        source: name,
        options: ["rbind", "rw"],
      })),
    ],
    linux: { namespaces: ["mount", "pid", "ipc", "uts"].map((type) => ({ type })) },
  };
  mkdirSync(bundle.folder, { recursive: true });
  writeFileSync(join(bundle.folder, "config.json"), JSON.stringify(spec), { mode: 0o600 });
}
