import { readFileSync } from "node:fs";
import { parse } from "yaml";

/** What is used of a service in compose.yaml. */
export interface Service {
  image?: string;
  build?: { args: Record<string, string> };
  profiles?: string[];
  ports?: string[];
  logging?: { driver: string; options: Record<string, string> };
  environment?: Record<string, string>;
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: object;
  mem_limit?: string;
  volumes?: string[];
  read_only?: boolean;
  tmpfs?: string[];
  cap_drop?: string[];
  security_opt?: string[];
  stop_grace_period?: string;
}

interface Compose {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
  configs: Record<string, { content: string }>;
}

/** The file at the root of the repository. */
export function readCompose(): Compose {
  // The aliases of YAML 1.1 merge keys are not used.
  return parse(readFileSync(new URL("../../compose.yaml", import.meta.url), "utf8")) as Compose;
}

/** What Compose makes of `${NAME:-default}` and its kin, to the depth used here. */
function filled(text: string, env: Record<string, string>): string {
  const VARIABLE = /\$\{(\w+)(?:(:?[-+?])((?:[^{}]|\$\{[^{}]*\})*))?\}/g;
  return text.replaceAll(VARIABLE, (_all, name: string, operator = "", rest = "") => {
    const value = env[name];
    const given = operator.startsWith(":") ? Boolean(value) : value !== undefined;
    if (operator.endsWith("+")) return given ? filled(rest, env) : "";
    if (operator.endsWith("-") && !given) return filled(rest, env);
    if (operator.endsWith("?") && !given) throw new Error(`${name} ${rest}`);
    return value ?? "";
  });
}

/** The environment of a service with this .env. */
export function environmentOf({ environment = {} }: Service, env: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, filled(value, env)]));
}
