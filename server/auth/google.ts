import { AsyncLocalStorage } from "node:async_hooks";
import type { BetterAuthPlugin } from "better-auth";
import { genericOAuth } from "better-auth/plugins/generic-oauth";
import { z } from "zod";
import { DomainError, type ErrorCode } from "#domain/errors.ts";
import type { Env } from "#server/runtime/env.ts";
import { OutgoingError } from "#server/outgoing/outgoing-error.ts";
import { readAll, send } from "#server/outgoing/send.ts";
import { TIMEOUTS, within } from "#server/outgoing/within.ts";
import type { Log } from "#server/services.ts";

export interface GoogleSettings {
  clientId: string;
  clientSecret: string;
  discoveryUrl: string;
  /** How long to wait for each response of Google, in milliseconds; TIMEOUTS.signInMs if absent. */
  timeoutMs?: number;
}

/** Google's settings in the environment; null if not configured. */
export function googleSettings(env: Env): GoogleSettings | null {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_DISCOVERY_URL: discoveryUrl } = env;
  return clientId && clientSecret ? { clientId, clientSecret, discoveryUrl } : null;
}

/** An instance of the library whose provider is discovered when it is created. */
interface Instance {
  handler(request: Request): Promise<Response>;
  $context: Promise<{ socialProviders: { id: string; issuer?: string | undefined }[] }>;
}

export const GOOGLE = "google";
/**
 * The library fetches Google's keys with a timeout of its own, after which it reports an invalid token. This one is
 * shorter, so that users are told the actual reason.
 */
const KEYS_TIMEOUT_MS = 4000;

/**
 * Sign-in with Google, by a separate instance of the library. It is created on first use, and again as long as Google
 * is unreachable, so that neither the start nor any other way to sign in waits for Google.
 */
export function googleHandler(input: {
  settings: GoogleSettings;
  publicUrl: string;
  log: Log;
  make: (plugins: BetterAuthPlugin[]) => Instance;
}) {
  const { publicUrl, log, make } = input;
  const { timeoutMs = TIMEOUTS.signInMs, ...settings } = input.settings;
  const outcomes = new AsyncLocalStorage<{ failure: ErrorCode | null }>();
  let ready: Promise<Instance> | null = null;

  function unavailable(why: string): DomainError {
    log("warn", "google_unavailable", { why });
    return new DomainError("google_unavailable");
  }

  async function open(): Promise<Instance> {
    const { issuer, authorization_endpoint, token_endpoint } = await discover(settings.discoveryUrl, timeoutMs);
    const instance = make([
      genericOAuth({
        config: [
          {
            providerId: GOOGLE,
            ...settings,
            authorizationUrl: authorization_endpoint,
            tokenUrl: token_endpoint,
            // Everything needed is in the token, whose signature has been checked by then.
            getUserInfo: ({ idToken }) => Promise.resolve(claimsOf(idToken)),
            redirectURI: `${publicUrl}/auth/callback`,
            scopes: ["openid", "email", "profile"],
            accessType: "offline",
            prompt: "consent",
            pkce: true,
            requireIdTokenVerification: true,
            accountSubject: ({ profile }) => profile.sub ?? "",
          },
        ],
      }),
      strictProvider(timeoutMs, (failure) => {
        const outcome = outcomes.getStore();
        if (outcome) outcome.failure = failure;
      }),
    ]);
    const { socialProviders } = await withTimeout(instance.$context, timeoutMs);
    const provider = socialProviders.find(({ id }) => id === GOOGLE);
    if (!provider) throw new Error("no discovery document");
    if (provider.issuer !== issuer) throw new Error("two discovery documents");
    return instance;
  }

  /** Handles a request below /api/auth. @throws DomainError google_unavailable, google_email_unverified. */
  return async (request: Request): Promise<Response> => {
    ready ??= open();
    const instance = await ready.catch((error: Error) => {
      ready = null;
      throw unavailable(error.message);
    });
    const outcome: { failure: ErrorCode | null } = { failure: null };
    const response = await outcomes.run(outcome, () => instance.handler(request));
    if (outcome.failure === "google_unavailable") throw unavailable("no tokens or keys");
    if (outcome.failure) throw new DomainError(outcome.failure);
    return response;
  };
}

/** Maximum length of a provider's discovery document, in characters. */
const DOCUMENT_MAX = 100_000;
const discoverySchema = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
});

/**
 * Reads the issuer and the endpoints from the configured address only. The library reads the document again for the
 * keys' address, by a request that follows redirects: the issuer it finds must be the same. In its other requests it
 * refuses redirects itself.
 */
async function discover(url: string, timeoutMs: number): Promise<z.output<typeof discoverySchema>> {
  return within(timeoutMs, undefined, async (signal) => {
    const reply = await send({ url, accept: "application/json" }, signal);
    const text = await readAll(reply, DOCUMENT_MAX);
    if (reply.status !== 200) throw new OutgoingError(`status_${reply.status}`);
    return discoverySchema.parse(JSON.parse(text));
  });
}

const claimsSchema = z.object({
  sub: z.string(),
  email: z.string(),
  email_verified: z.boolean().optional(),
  name: z.string().optional(),
});

/** The claims of an ID token; null if required ones are missing. */
function claimsOf(token = "") {
  const payload: unknown = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString() || "null");
  const claims = claimsSchema.safeParse(payload).data;
  return claims ? { ...claims, id: claims.sub, emailVerified: claims.email_verified === true } : null;
}

/**
 * Adds two checks that the library lacks: the user is identified by a signed token, and Google has verified their
 * address (otherwise it may be somebody else's). Reports failures by codes that users can act on.
 */
function strictProvider(ms: number, onFailure: (code: ErrorCode) => void): BetterAuthPlugin {
  return {
    id: "google-watch",
    init: ({ socialProviders }) => ({
      context: {
        socialProviders: socialProviders.map((provider) => ({
          ...provider,
          validateAuthorizationCode: async (data: Parameters<typeof provider.validateAuthorizationCode>[0]) => {
            const tokens = await withTimeout(provider.validateAuthorizationCode(data), ms).catch((error: unknown) => {
              if (!isRefusal(error)) onFailure("google_unavailable");
              throw error;
            });
            // Without a signed token the library would trust the user-info address.
            return tokens?.idToken ? tokens : null;
          },
          getUserInfo: async (tokens: Parameters<typeof provider.getUserInfo>[0]) => {
            const found = await withTimeout(provider.getUserInfo(tokens), Math.min(ms, KEYS_TIMEOUT_MS)).catch(() => {
              onFailure("google_unavailable");
              return null;
            });
            if (!found || found.user.emailVerified) return found;
            onFailure("google_email_unverified");
            return null;
          },
        })),
      },
    }),
  };
}

/** Whether the provider refused the exchange; any other failure means that it is unavailable. */
function isRefusal(error: unknown): boolean {
  const status = typeof error === "object" && error !== null && "status" in error ? Number(error.status) : 0;
  return status >= 400 && status < 500;
}

async function withTimeout<T>(answer: Promise<T>, timeoutMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("no answer in time")), timeoutMs);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
