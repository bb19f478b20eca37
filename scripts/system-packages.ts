import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { findChromium, findHeadlessShell } from "../tests/support/chromium.ts";
import { findPostgres } from "../tests/support/postgres.ts";

const ON_PATH = (process.env["PATH"] ?? "").split(delimiter);

/** Also where daemons are, which may not be on the PATH of a user. */
const onPath = (program: string) => [...ON_PATH, "/usr/sbin"].some((folder) => existsSync(join(folder, program)));

/** Checks whether a Debian package is installed. */
const FOUND = {
  wrk: () => onPath("wrk"),
  postgresql: () => findPostgres() !== undefined,
  pgbackrest: () => onPath("pgbackrest"),
  chromium: () => findChromium() !== undefined,
  "chromium-headless-shell": () => findHeadlessShell() !== undefined,
  "firefox-esr": () => onPath("firefox-esr"),
  "webkit2gtk-driver": () => onPath("WebKitWebDriver"),
  prometheus: () => onPath("promtool"),
  xvfb: () => onPath("Xvfb"),
  pgbouncer: () => onPath("pgbouncer"),
  patroni: () => onPath("patroni"),
  "etcd-server": () => onPath("etcd"),
  haproxy: () => onPath("haproxy"),
  iproute2: () => onPath("ip"),
  memcached: () => onPath("memcached"),
  openssl: () => onPath("openssl"),
  buildah: () => onPath("buildah"),
  debootstrap: () => onPath("debootstrap"),
  runc: () => onPath("runc"),
  "qemu-user-static": () => onPath("qemu-aarch64-static"),
  "python3-swift": () => existsSync("/usr/lib/python3/dist-packages/swift/common/middleware/s3api"),
};

export type SystemPackage = keyof typeof FOUND;

/** Installs missing Debian packages when run as root. @throws Error naming them otherwise. */
export function ensureSystemPackages(wanted: SystemPackage[]): void {
  const missing = [...new Set(wanted)].filter((name) => !FOUND[name]());
  if (missing.length === 0) return;
  const install = `apt-get install -y --no-install-recommends ${missing.join(" ")}`;
  if (process.getuid?.() !== 0) {
    throw new Error(`Missing system packages: ${missing.join(", ")}. Install them as root: ${install}`);
  }
  console.log(`Installing system packages: ${missing.join(", ")} (apt-get).`);
  for (const command of ["apt-get update", install]) {
    const run = spawnSync("/bin/sh", ["-c", command], {
      encoding: "utf8",
      // In runlevel 1 Debian's packages start no service when they are installed.
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" },
      maxBuffer: 1 << 26,
    });
    if (run.status !== 0) {
      throw new Error(`Cannot install ${missing.join(", ")}: ${command} failed.\n${run.stderr.trim()}`);
    }
  }
}
