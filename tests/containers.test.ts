import { readFileSync } from "node:fs";
import path from "node:path";
import { Ajv } from "ajv";
import { describe, expect, it } from "vitest";
import { ENV_NAMES, readEnv } from "#server/runtime/env.ts";
import { environmentOf, readCompose } from "./support/compose.ts";

const ROOT = path.resolve(import.meta.dirname, "..");
const read = (file: string) => readFileSync(path.join(ROOT, file), "utf8");

interface Package {
  dev?: boolean;
  optional?: boolean;
  /** Needed by a package for development or by an optional one. */
  devOptional?: boolean;
  cpu?: string[];
  os?: string[];
  hasInstallScript?: boolean;
}

const compose = readCompose();
const services = Object.entries(compose.services);
const started = (...profiles: string[]) =>
  services.filter(([, { profiles: own }]) => !own || own.some((one) => profiles.includes(one))).map(([name]) => name);

const SECRETS = {
  POSTGRES_PASSWORD: "p".repeat(48),
  SINTONIA_DB_PASSWORD: "s".repeat(48),
  AUTH_SECRET: "a".repeat(44),
  PUBLIC_URL: "https://sintonia.example.org",
};

/** The settings of the server with this .env. */
function settingsWith(env: Record<string, string>) {
  return readEnv(environmentOf(compose.services["sintonia"]!, { ...SECRETS, ...env }));
}

describe("compose.yaml", () => {
  /** github.com/compose-spec/compose-spec, schema/compose-spec.json at 170098ba (23 June 2026), Apache 2.0. */
  const { $schema: _, ...schema } = JSON.parse(read("tests/support/compose-spec.schema.json")) as Record<
    string,
    object
  >;
  const validate = new Ajv({ strict: false, validateFormats: false }).compile(schema);

  it("is valid by the Compose specification", () => {
    validate(compose);
    expect(validate.errors).toBeNull();
    const wrong = {
      ...compose,
      services: { ...compose.services, ollama: { ...compose.services["ollama"], profile: "x" } },
    };
    expect(validate(wrong)).toBe(false);
  });

  it("starts what each profile needs, and no model without one", () => {
    expect(started()).toEqual(["database", "sintonia"]);
    expect(started("model")).toEqual(["database", "sintonia", "models", "ollama", "ollama-pull"]);
    expect(started("speech")).toEqual(["database", "sintonia", "models", "whisper", "whisper-pull"]);
  });

  it("connects the server to the profile’s models by one line", () => {
    expect(settingsWith({}).AI_BASE_URL).toBeUndefined();
    expect(settingsWith({ COMPOSE_PROFILES: "model" })).toMatchObject({
      AI_BASE_URL: "http://models:8080/v1",
      AI_MODEL: "gemma3:4b",
      AI_TRANSCRIPTION_MODEL: undefined,
    });
    const whisper = "Systran/faster-whisper-small";
    expect(settingsWith({ COMPOSE_PROFILES: "speech", AI_MODEL: "", AI_TRANSCRIPTION_MODEL: whisper })).toMatchObject({
      AI_BASE_URL: "http://models:8080/v1",
      AI_MODEL: undefined,
      AI_TRANSCRIPTION_MODEL: whisper,
    });
    expect(settingsWith({ AI_BASE_URL: "https://models.example.org/v1", AI_MODEL: "large" })).toMatchObject({
      AI_BASE_URL: "https://models.example.org/v1",
      AI_MODEL: "large",
    });
  });

  it("hands every setting to the server, except those that it sets itself or that need another installation", () => {
    const given = compose.services["sintonia"]!.environment!;
    const set = ["PORT", "HOST", "DATA_DIR"];
    const elsewhere = ["DATABASE_POOLER", "SHUTDOWN_DELAY"];
    const rare = /^OTEL_(EXPORTER_OTLP_TRACES_|EXPORTER_OTLP_PROTOCOL|TRACES_EXPORTER|SDK_)/;
    const missing = ENV_NAMES.filter((name) => !(name in given) && !rare.test(name));
    expect(missing.toSorted()).toEqual([...set, ...elsewhere].toSorted());
    for (const [name, value] of Object.entries(given)) expect(value, name).toMatch(/^true$|\$\{\w+/);
  });

  it("makes backups once .env names the folder of their volume", () => {
    expect(settingsWith({}).BACKUP_DIR).toBeUndefined();
    const recipient = "age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p";
    expect(settingsWith({ BACKUP_DIR: "/backups", BACKUP_RECIPIENTS: recipient, TZ: "Europe/Rome" })).toMatchObject({
      BACKUP_DIR: "/backups",
      BACKUP_TIME: "03:00",
      BACKUP_RECIPIENTS: [recipient],
    });
    expect(compose.services["sintonia"]!.volumes).toContain("backups:/backups");
    expect(read("Containerfile")).toMatch(/mkdir .*\/backups && chown node:node .*\/backups/);
  });

  it("limits the logs of every container", () => {
    for (const [name, { logging }] of services) {
      expect(logging, name).toEqual({ driver: "local", options: { "max-size": "10m", "max-file": "3" } });
    }
  });

  it("publishes a port on the loopback interface only, and none of a model or the database", () => {
    expect(services.flatMap(([name, { ports = [] }]) => ports.map((port) => [name, port]))).toEqual([
      ["sintonia", "127.0.0.1:3000:3000"],
    ]);
  });

  it("waits for what is healthy, and bounds the memory of models", () => {
    for (const [name, { depends_on = {}, profiles, mem_limit, volumes = [] }] of services) {
      for (const [other, { condition }] of Object.entries(depends_on)) {
        expect(condition, name).toBe("service_healthy");
        expect(compose.services[other]!.healthcheck, other).toBeDefined();
      }
      if (profiles && !name.endsWith("-pull")) expect(mem_limit, name).toMatch(/\d[gm]\}?$/);
      for (const volume of volumes) expect(Object.keys(compose.volumes)).toContain(volume.split(":")[0]);
    }
  });

  it("lets every image be named by its digest", () => {
    for (const [name, { image, build }] of services) {
      expect(image ?? build?.args["NODE_IMAGE"], name).toMatch(/^\$\{[A-Z]+_IMAGE:-[\w./-]+:[\w.-]+\}$/);
    }
  });
});

describe("the image", () => {
  const lines = read("Containerfile").split("\n");

  it("is made of one base image that can be named by its digest", () => {
    expect(lines.filter((line) => /^ARG .*IMAGE/.test(line))).toEqual(["ARG NODE_IMAGE=node:24-bookworm-slim"]);
    for (const line of lines.filter((one) => one.startsWith("FROM "))) expect(line).toContain("${NODE_IMAGE}");
  });

  it("names no architecture", () => {
    expect(lines.filter((line) => /amd64|x86|x64|arm64|aarch64/i.test(line))).toEqual([]);
  });

  it("ships no package that is made for one architecture, so that one build serves all", () => {
    const { packages } = JSON.parse(read("package-lock.json")) as {
      packages: Record<string, Package>;
    };
    const made = Object.entries(packages).filter(
      ([, { dev, optional, devOptional, cpu, os, hasInstallScript }]) =>
        !dev && !optional && !devOptional && (cpu || os || hasInstallScript),
    );
    // Removed in the Containerfile: the image brings its own.
    expect(made.map(([name]) => name)).toEqual(["node_modules/node"]);
    expect(lines.join("\n")).toMatch(/^RUN npm prune --omit=dev --omit=optional .*rm -rf node_modules\/node /m);
  });
});
