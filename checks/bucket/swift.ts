import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { userInfo } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { freePort } from "../../tests/support/listen.ts";
import { unprivileged } from "../../tests/support/postgres.ts";
import { checkFolder } from "../folder.ts";
import { keepRunning, type KeptProcess } from "../kept-process.ts";

export interface Key {
  id: string;
  secret: string;
}

/** OpenStack Swift on loopback, which speaks S3 (s3api) and its own protocol. Disposing of it removes all it stored. */
export interface Swift extends AsyncDisposable {
  /** Its certificate is signed by `authority`, which this process trusts. */
  url: string;
  /** The file of a certificate that nobody else trusts. */
  authority: string;
  version: string;
  /** May do everything. */
  writer: Key;
  /** May do what a container lets it. */
  reader: Key;
  /** Stops what answers requests, as if the store were away; what is stored stays. */
  leave(): Promise<void>;
  comeBack(): Promise<void>;
}

const START_MS = 30_000;
const ACCOUNT = "backups";
const STORAGE = ["account", "container", "object"] as const;
type Service = (typeof STORAGE)[number] | "proxy";

/**
 * Runs one of Swift's servers. Debian's scripts for it are in packages with services, and read swift.conf from /etc/swift
 * only: this does the same from another folder.
 */
const LAUNCH = `
import sys
from swift.common.utils import set_swift_dir
set_swift_dir(sys.argv[1])
from swift.common.storage_policy import reload_storage_policies
from swift.common.wsgi import run_wsgi
reload_storage_policies()
name, extra = sys.argv[3], {}
if name == "object-server":
    from swift.obj.server import global_conf_callback
    extra["global_conf_callback"] = global_conf_callback
sys.exit(run_wsgi(sys.argv[2], name, verbose=True, **extra))
`;
/** Debian's, whose modules these are; another may come first in the PATH. */
const PYTHON = "/usr/bin/python3";

/** Of a server that is on this machine alone and shares its processors with others. */
const patient = `conn_timeout = 10
node_timeout = 60
container_update_timeout = 30`;

const storageConf = (service: Service, port: number, common: string) => `[DEFAULT]
bind_port = ${port}
${common}
[pipeline:main]
pipeline = healthcheck ${service}-server
[filter:healthcheck]
use = egg:swift#healthcheck
[app:${service}-server]
use = egg:swift#${service}
${patient}
`;

interface ProxySettings {
  folder: string;
  port: number;
  memcached: number;
  common: string;
  writer: Key;
  reader: Key;
}

const userOf = ({ id }: Key) => `user_${id.replace(":", "_")}`;

const CERTIFICATE = "certificate.pem";
const CERTIFICATE_KEY = "certificate.key";

/** A certificate for 127.0.0.1 that signs itself. */
function makeCertificate(folder: string): void {
  const [cert, key] = [join(folder, CERTIFICATE), join(folder, CERTIFICATE_KEY)];
  const kind = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"];
  const named = ["-subj", "/CN=Swift", "-addext", "subjectAltName=IP:127.0.0.1"];
  execFileSync("openssl", ["req", "-x509", ...kind, ...named, "-keyout", key, "-out", cert], { stdio: "pipe" });
  setDefaultCACertificates([...getCACertificates("default"), readFileSync(cert, "utf8")]);
}

const proxyConf = ({ folder, port, memcached, common, writer, reader }: ProxySettings) => `[DEFAULT]
bind_port = ${port}
cert_file = ${join(folder, CERTIFICATE)}
key_file = ${join(folder, CERTIFICATE_KEY)}
${common}
[pipeline:main]
pipeline = catch_errors gatekeeper healthcheck cache listing_formats bulk s3api tempauth slo proxy-server
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:gatekeeper]
use = egg:swift#gatekeeper
[filter:healthcheck]
use = egg:swift#healthcheck
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:${memcached}
[filter:listing_formats]
use = egg:swift#listing_formats
[filter:bulk]
use = egg:swift#bulk
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
[filter:tempauth]
use = egg:swift#tempauth
${userOf(writer)} = ${writer.secret} .admin
${userOf(reader)} = ${reader.secret}
[filter:slo]
use = egg:swift#slo
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
allow_account_management = true
${patient}
`;

/** It reads its name from the first argument. */
const RING_BUILDER = `
import sys
from swift.cli.ringbuilder import main
sys.argv[0] = "swift-ring-builder"
sys.exit(main())
`;

/** A ring of one device, one copy of everything. */
function buildRing(folder: string, service: string, port: number): void {
  const ring = (...args: string[]) =>
    execFileSync(PYTHON, ["-c", RING_BUILDER, join(folder, `${service}.builder`), ...args], { stdio: "pipe" });
  const device = { region: 1, zone: 1, ip: "127.0.0.1", port, device: "disk", weight: 1 };
  ring("create", "4", "1", "1");
  ring("add", ...Object.entries(device).flatMap(([name, value]) => [`--${name}`, String(value)]));
  ring("rebalance");
}

/** The user's name, which Swift's servers want to know. */
function nameOf(user: { uid: number } | undefined): string {
  if (!user) return userInfo().username;
  const line = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .find((one) => one.split(":")[2] === String(user.uid));
  return line?.split(":")[0] ?? "nobody";
}

/** Starts its four servers and memcached, in a folder of their own. */
export async function startSwift(): Promise<Swift> {
  const user = unprivileged();
  const disposable = checkFolder();
  const { folder } = disposable;
  const own = (file: string) => user && chownSync(file, user.uid, user.gid);
  const key = (id: string): Key => ({ id: `${ACCOUNT}:${id}`, secret: randomBytes(18).toString("hex") });
  const [writer, reader] = [key("writer"), key("reader")];
  const running = new AsyncDisposableStack();
  running.use(disposable);
  try {
    const keep = async (command: string[]) => running.use(await keepRunning(command, { user, cwd: folder }));
    for (const name of ["disks", "disks/disk", "recon"]) mkdirSync(join(folder, name));
    const common = `bind_ip = 127.0.0.1
swift_dir = ${folder}
devices = ${join(folder, "disks")}
recon_cache_path = ${join(folder, "recon")}
mount_check = false
disable_fallocate = true
workers = 0
user = ${nameOf(user)}
log_level = WARNING`;
    const suffix = randomBytes(12).toString("hex");
    writeFileSync(join(folder, "swift.conf"), `[swift-hash]\nswift_hash_path_suffix = ${suffix}\n`);
    const ports = { memcached: await freePort(), proxy: await freePort() };
    const conf = (service: Service) => join(folder, `${service}.conf`);
    makeCertificate(folder);
    const proxyPorts = { port: ports.proxy, memcached: ports.memcached };
    writeFileSync(conf("proxy"), proxyConf({ folder, ...proxyPorts, common, writer, reader }), { mode: 0o600 });
    const addresses: [Service, number][] = [];
    for (const service of STORAGE) {
      const port = await freePort();
      addresses.push([service, port]);
      buildRing(folder, service, port);
      writeFileSync(conf(service), storageConf(service, port, common));
    }
    for (const name of ["", "disks", "disks/disk", "recon", "proxy.conf", CERTIFICATE, CERTIFICATE_KEY])
      own(join(folder, name));

    const start = (service: Service) =>
      keepRunning([PYTHON, "-c", LAUNCH, folder, conf(service), `${service}-server`], { user, cwd: folder });
    await keep(["memcached", "-l", "127.0.0.1", "-p", String(ports.memcached), "-U", "0", "-m", "32"]);
    for (const [service, port] of addresses) await answers(running.use(await start(service)), service, port);
    let proxy = await start("proxy");
    running.defer(() => proxy.stop());
    await answers(proxy, "proxy", ports.proxy);
    return {
      url: `https://127.0.0.1:${ports.proxy}`,
      authority: join(folder, CERTIFICATE),
      version: execFileSync(PYTHON, ["-c", "import swift; print(swift.__version__)"], { encoding: "utf8" }).trim(),
      writer,
      reader,
      leave: () => proxy.stop("SIGKILL"),
      comeBack: async () => {
        proxy = await start("proxy");
        await answers(proxy, "proxy", ports.proxy);
      },
      [Symbol.asyncDispose]: () => running.disposeAsync(),
    };
  } catch (error) {
    await running.disposeAsync();
    throw error;
  }
}

/** Waits until a server answers. @throws with its log if it does not. */
async function answers(kept: KeptProcess, service: string, port: number): Promise<void> {
  const late = performance.now() + START_MS;
  for (;;) {
    const scheme = service === "proxy" ? "https" : "http";
    const answer = await fetch(`${scheme}://127.0.0.1:${port}/healthcheck`).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.ok) return;
    if (performance.now() > late) throw new Error(`Swift's ${service} did not start: ${kept.log().slice(-2000)}`);
    await sleep(100);
  }
}
