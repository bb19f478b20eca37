import { posix } from "node:path";
import type { Import, SourceFile } from "./source-files.ts";

/** Returns one message for each violation in a file. */
export type Rule = (file: SourceFile) => string[];

export const FEATURES = [
  "invitations",
  "account",
  "profile",
  "people",
  "profiling",
  "relationship",
  "notes",
  "interactions",
  "chat",
  "safety",
  "voice",
  "legal",
  "search",
  "progress",
  "my-data",
  "reminders",
  "backups",
  "operator",
];
/** Folders of the domain that have no screens or routes. */
const DOMAIN_ONLY = ["coaching", "care", "drafts", "facts", "understanding"];

const MAX_LINES = 300;
const MAX_FUNCTION_LINES = 120;
/** Data, which is not read from top to bottom. */
const DATA_FILES = /(^|\/)(content\.[\w.-]+|[\w.-]+\.gen)\.tsx?$|^server\/db\/migrations\//;
/** Exceptions to the limit, each with a reason. Ideally none. */
const ALLOWED_LONG: string[] = [];

const DATABASE_PACKAGES = /^(drizzle-orm|pg|@electric-sql\/.*)$/;
const UI_FOREIGN = /^(@tanstack\/.*|react-hook-form|@hookform\/.*)$/;
const TEST = /\.test\.tsx?$/;

function feature(path: string, floor: "server" | "web"): string | undefined {
  return new RegExp(`^${floor}/features/([^/]+)/`).exec(path)?.[1];
}

function within(path: string, ...folders: string[]): boolean {
  return folders.some((folder) => path.startsWith(`${folder}/`));
}

function refuse(file: SourceFile, forbidden: (item: Import) => boolean): string[] {
  if (TEST.test(file.path)) return [];
  return file.imports.filter(forbidden).map((item) => `${file.path} imports ${item.written}`);
}

/** The modules that read the learned weights. */
const LEARNED = [
  "domain/care/read-answer.ts",
  "domain/care/read-danger.ts",
  "domain/facts/rank.ts",
  "domain/safety/learned.ts",
  "domain/understanding/read-message.ts",
];

const domainIsPure: Rule = (file) =>
  within(file.path, "domain")
    ? refuse(file, ({ local, target }) => {
        if (target === "weights/load.ts") return !LEARNED.includes(file.path);
        return local ? !within(target, "domain") : target !== "zod";
      })
    : [];

/** Folders that features share. */
const SHARED_WEB = [
  "web/app",
  "web/dictation",
  "web/format",
  "web/forms",
  "web/people",
  "web/questions",
  "web/safety",
  "web/ui",
];
const LOWER_WEB = [...SHARED_WEB, "web/locales", "domain"];

const webImportsDown: Rule = (file) => {
  if (!within(file.path, "web")) return [];
  return refuse(file, ({ local, target }) => {
    if (!local || within(target, "server")) return false; // imports from the server have a rule of their own
    if (!within(target, "web", "domain")) return true;
    const own = feature(file.path, "web");
    if (own) return !within(target, `web/features/${own}`, ...LOWER_WEB);
    return within(file.path, ...SHARED_WEB) && !within(target, ...LOWER_WEB);
  });
};

const uiImportsNoLibrary: Rule = (file) =>
  within(file.path, "web/ui") ? refuse(file, ({ target }) => UI_FOREIGN.test(target)) : [];

const webTakesOneType: Rule = (file) =>
  within(file.path, "web")
    ? refuse(
        file,
        ({ target, typeOnly, names }) =>
          within(target, "server") &&
          !(typeOnly && target === "server/app.ts" && names.every((name) => name === "AppType")),
      )
    : [];

/** Modules that may import every feature: the entry points, and sign-up, which needs invitations and accounts. */
const COMPOSERS = [
  "server/app.ts",
  "server/auth/auth.ts",
  "server/auth/sign-up.ts",
  "server/start.ts",
  "server/mount.ts",
];

const serverFeaturesStandAlone: Rule = (file) => {
  if (!within(file.path, "server")) return [];
  return refuse(file, ({ local, target }) => {
    if (!local) return false;
    if (!within(target, "server", "domain")) return true;
    const own = feature(file.path, "server");
    if (own && COMPOSERS.includes(target)) return true;
    const other = feature(target, "server");
    return other !== undefined && other !== own && !COMPOSERS.includes(file.path);
  });
};

/** Imports go from features to records (rows that features share) to db. */
const databaseImportsNoRecords: Rule = (file) =>
  within(file.path, "server/db") ? refuse(file, ({ target }) => within(target, "server/records")) : [];

function isRoutes(path: string): boolean {
  return posix.basename(path) === "routes.ts";
}

const onlyOperationsAccessDatabase: Rule = ({ path, ...rest }) => {
  const file = { path, ...rest };
  const isOperation = feature(path, "server") !== undefined && !isRoutes(path);
  const allowed =
    isOperation ||
    within(path, "server/db", "server/records", "cli", "bench", "checks", "tests") ||
    /^server\/auth[/.-]/.test(path);
  if (allowed || path === "drizzle.config.ts") return [];
  return refuse(
    file,
    ({ target, typeOnly }) =>
      DATABASE_PACKAGES.test(target) || (isRoutes(path) && within(target, "server/db") && !typeOnly),
  );
};

/** HTTP clients. */
const HTTP_CLIENT =
  /^(?:node:)?(?:https?|http2)$|^(?:undici|axios|got|node-fetch|ky|ofetch|ai|openai|s3mini|@better-fetch\/.*|@ai-sdk\/.*)$/;
/** Modules that listen, which needs the same package. */
const LISTENERS = ["server/mount.ts"];

const outgoingRequestsOnly: Rule = (file) => {
  if (!within(file.path, "server", "domain") || within(file.path, "server/outgoing")) return [];
  const packages = refuse(
    file,
    ({ target, typeOnly }) => HTTP_CLIENT.test(target) && !typeOnly && !LISTENERS.includes(file.path),
  );
  const calls =
    /(?<![\w.$]|function )(?:globalThis\.)?fetch\(|\bnew WebSocket\(/.test(file.text) && !TEST.test(file.path);
  return calls ? [...packages, `${file.path} asks outside by itself`] : packages;
};

const noBarrels: Rule = (file) => (file.onlyReexports ? [`${file.path} only re-exports`] : []);

const noDefaultExports: Rule = (file) =>
  file.hasDefaultExport && !/^(?:[\w-]+\.config|tests\/e2e\/prepare)\.ts$/.test(file.path)
    ? [`${file.path} has a default export`]
    : [];

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*\.(ts|tsx|mts|mjs)$/;
const PASCAL = /^([A-Z][a-z0-9]*)+(\.test)?\.tsx$/;
/** TanStack Router derives paths and parameters from file names: __root, _guard, persona.$id. */
const ROUTE = /^[a-z0-9_$.-]+\.(ts|tsx)$/i;

const fileNames: Rule = ({ path }) => {
  const name = posix.basename(path);
  const fits = within(path, "web/routes")
    ? ROUTE.test(name)
    : within(path, "web/features") && name.endsWith(".tsx")
      ? PASCAL.test(name)
      : KEBAB.test(name);
  return fits ? [] : [`${path}: files are kebab-case, components PascalCase`];
};

const extensions: Rule = (file) =>
  file.imports
    .filter(({ local, written }) => local && !/\.(ts|tsx|mjs|json|css|svg|woff2|html|sql)(\?[\w&=]+)?$/.test(written))
    .map(({ written }) => `${file.path} imports ${written} without its extension`);

const crossesByAlias: Rule = (file) =>
  file.imports
    .filter(({ local, written, target }) => {
      const [from, to] = [file.path.split("/")[0], target.split("/")[0]];
      return local && written.startsWith(".") && from !== to && /^(domain|weights|server|web)$/.test(to ?? "");
    })
    .map(({ written }) => `${file.path} imports ${written}: another roof is written with #`);

const shortFiles: Rule = ({ path, text }) => {
  const lines = text.trimEnd().split("\n").length;
  return lines > MAX_LINES && !DATA_FILES.test(path) && !ALLOWED_LONG.includes(path)
    ? [`${path}: ${lines} lines, more than ${MAX_LINES}`]
    : [];
};

const shortFunctions: Rule = ({ path, longestFunction }) =>
  longestFunction > MAX_FUNCTION_LINES &&
  /^(?:domain|weights|server|web|cli)\//.test(path) &&
  !/\.test\.tsx?$/.test(path) &&
  !DATA_FILES.test(path)
    ? [`${path}: a function of ${longestFunction} lines, more than ${MAX_FUNCTION_LINES}`]
    : [];

const knownFeatures: Rule = ({ path }) => {
  const name = /^(?:domain|(?:server|web)\/features)\/([^/]+)\//.exec(path)?.[1];
  const known = path.startsWith("domain/") ? [...FEATURES, ...DOMAIN_ONLY] : FEATURES;
  return name === undefined || known.includes(name) ? [] : [`${path}: no feature is called ${name}`];
};

/** Traces of how and where the repository was made, which mean nothing to a reader. */
const ORIGINS: [RegExp, string][] = [
  [/(?<![\w.-])\/(?:work|root)\//, "a path of one machine"],
  [/\b(?:sub-?agent|coding agent|ai assistant|co-authored-by|generated with)\b/i, "how the text was made"],
  [/\bissue #?\d{1,2}\b/i, "the number of an issue"],
];

/** Applies to documents and code. */
export function originTraces({ path, text }: { path: string; text: string }): string[] {
  if (path.endsWith("repo-rules.ts") || path.endsWith("repo-rules.test.ts")) return [];
  const lines = text.split("\n");
  return lines.flatMap((line, index) =>
    ORIGINS.filter(([pattern]) => pattern.test(line)).map(([, what]) => `${path}:${index + 1} names ${what}`),
  );
}

/** Quoted values or a length in a table's CHECK, which must come from a contract of the domain. */
const WRITTEN_VALUES = /\bin \('|char_length\([^)]*\) (?:<=|between)[^`]*\b\d/g;

function checksTakeValues({ path, text }: SourceFile): string[] {
  if (!path.startsWith("server/db/schema/")) return [];
  return [...text.matchAll(WRITTEN_VALUES)].map(([written]) => `${path}: ${written}`);
}

const ROUTER_MAKER = /\b(?:createRouter|OpenAPIHono)\b/;

/** The routers in server/auth/routers.ts declare who may call them; one made in a feature would admit everybody. */
function routersSayWhoMayCall({ path, text }: SourceFile): string[] {
  return within(path, "server/features") && ROUTER_MAKER.test(text) ? [`${path} makes a router of its own`] : [];
}

export const RULES: Record<string, Rule> = {
  "domain imports only zod, its learned parts also the weights": domainIsPure,
  "web imports go from routes to features to shared folders to domain": webImportsDown,
  "web/ui imports no router, query or form library": uiImportsNoLibrary,
  "web imports only a type from the server": webTakesOneType,
  "a feature of the server imports no other feature": serverFeaturesStandAlone,
  "server/db does not import server/records": databaseImportsNoRecords,
  "table checks take their values from the contracts": checksTakeValues,
  "features use the routers that declare who may call": routersSayWhoMayCall,
  "only operations access the database": onlyOperationsAccessDatabase,
  "outgoing HTTP requests go through server/outgoing": outgoingRequestsOnly,
  "no file only re-exports": noBarrels,
  "only configuration files have default exports": noDefaultExports,
  "files are kebab-case, components PascalCase": fileNames,
  "local imports have an extension": extensions,
  "imports from another top-level folder use its alias": crossesByAlias,
  "no code file has more than 300 lines": shortFiles,
  "no function of the product has more than 120 lines": shortFunctions,
  "feature folders have known names": knownFeatures,
  "no file has traces of how it was made": originTraces,
};

const NAMED_PATH = /`((?:bench|checks|cli|docs|domain|scripts|server|tests|training|web|weights)\/[\w./@$-]+)`/g;

/** Paths of the repository that a document names in backticks and that do not exist. */
export function missingPaths(
  { path, text }: { path: string; text: string },
  isThere: (path: string) => boolean,
): string[] {
  const named = [...text.matchAll(NAMED_PATH)].map(([, name]) => name!.replace(/[/.]$/, ""));
  return named.filter((name) => !isThere(name)).map((name) => `${path} names ${name}`);
}
