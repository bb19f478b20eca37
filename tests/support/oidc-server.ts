import { createHash, createPublicKey, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import type { GoogleSettings } from "#server/auth/google.ts";
import { listen } from "./listen.ts";

/** A person at the provider; the fields are claims of the token. */
export interface Person {
  sub: string;
  email: string;
  email_verified: boolean;
  name?: string;
}

export interface Asked {
  parameters: URLSearchParams;
  person: Person;
}

/** What is wrong with the provider's responses. */
export type Fault =
  | "other nonce"
  | "no nonce"
  | "other key"
  | "other audience"
  | "other issuer"
  | "expired"
  | "not signed"
  | "changed after signing"
  | "no token"
  | "no answer"
  | "sends elsewhere"
  | "no keys"
  | "keys that never come"
  | "another issuer when asked again";

export interface OidcServer {
  settings: GoogleSettings;
  /** The person who signs in next. */
  person: Person;
  fault: Fault | null;
  /** All authorization requests. */
  asked: Asked[];
  /** Requests that followed a redirect of the provider. */
  sentElsewhere: string[];
  /** Opens the authorization page as a browser does. Returns the parameters of the redirect back. */
  visit(url: string, decision?: "allow" | "deny"): Promise<URLSearchParams>;
  close(): Promise<void>;
}

const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
const KID = "key-1";
const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
const otherKey = generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey;

/**
 * An OpenID provider on this machine that is as strict as a real one: it checks the client, the redirect URI, the PKCE
 * verifier and that a code is used only once, and signs its tokens (RS256). Its page asks for consent.
 */
export async function startOidcServer(port = 0): Promise<OidcServer> {
  const app = new Hono();
  const { url: issuer, close } = await listen(createServer(getRequestListener(app.fetch)), port);
  const settings: GoogleSettings = {
    clientId: "sintonia-test",
    clientSecret: "a-secret-between-two",
    discoveryUrl: `${issuer}/.well-known/openid-configuration`,
  };
  const requests = new Map<string, Asked>();
  const codes = new Map<string, Asked>();
  const it: OidcServer = {
    settings,
    person: { sub: "1", email: "anna@gmail.example", email_verified: true, name: "Anna Rossi" },
    fault: null,
    asked: [],
    sentElsewhere: [],
    async visit(url, decision = "allow") {
      const page = await (await fetch(url)).text();
      const link = new RegExp(`href="([^"]*decision=${decision}[^"]*)"`).exec(page)?.[1];
      if (!link) throw new Error(`the provider refused: ${page}`);
      const answer = await fetch(new URL(link.replaceAll("&amp;", "&"), issuer), { redirect: "manual" });
      return new URL(answer.headers.get("location")!).searchParams;
    },
    close,
  };

  let documents = 0;
  app.get("/.well-known/openid-configuration", (c) => {
    documents += 1;
    return c.json({
      issuer: it.fault === "another issuer when asked again" ? `${issuer}/${documents}` : issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      userinfo_endpoint: `${issuer}/userinfo`,
      jwks_uri: `${issuer}/jwks`,
      id_token_signing_alg_values_supported: ["RS256"],
    });
  });
  app.get("/moved", (c) => c.redirect(settings.discoveryUrl, 302));
  app.get("/jwks", async (c) => {
    if (it.fault === "keys that never come") await new Promise(() => {});
    if (it.fault === "no keys") return c.text("later", 503);
    const key = createPublicKey(privateKey).export({ format: "jwk" });
    return c.json({ keys: [{ ...key, kid: KID, alg: "RS256", use: "sig" }] });
  });

  app.get("/authorize", (c) => {
    const parameters = new URL(c.req.url).searchParams;
    const wrong =
      parameters.get("client_id") !== settings.clientId ||
      parameters.get("response_type") !== "code" ||
      !parameters.get("redirect_uri")?.endsWith("/auth/callback") ||
      !parameters.get("scope")?.split(" ").includes("openid") ||
      parameters.get("code_challenge_method") !== "S256" ||
      !parameters.get("nonce");
    if (wrong) return c.text("invalid_request", 400);
    const id = randomBytes(12).toString("base64url");
    const asked = { parameters, person: { ...it.person } };
    it.asked.push(asked);
    requests.set(id, asked);
    const link = (decision: string) => `/decide?id=${id}&amp;decision=${decision}`;
    return c.html(
      `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Provider</title>` +
        `<h1>Continue as ${it.person.email}</h1><p><a href="${link("allow")}">Continue</a> ` +
        `<a href="${link("deny")}">Cancel</a></p></html>`,
    );
  });
  app.get("/decide", (c) => {
    const asked = requests.get(c.req.query("id") ?? "");
    if (!asked) return c.text("invalid_request", 400);
    const back = new URL(asked.parameters.get("redirect_uri")!);
    back.searchParams.set("state", asked.parameters.get("state")!);
    if (c.req.query("decision") === "deny") {
      back.searchParams.set("error", "access_denied");
    } else {
      const code = randomBytes(12).toString("base64url");
      codes.set(code, asked);
      back.searchParams.set("code", code);
      back.searchParams.set("iss", issuer);
    }
    return c.redirect(back.href, 302);
  });

  app.post("/token", async (c) => {
    if (it.fault === "no answer") return c.text("later", 503);
    if (it.fault === "sends elsewhere") return c.redirect(`${issuer}/elsewhere`, 307);
    const form = new URLSearchParams(await c.req.text());
    const asked = codes.get(form.get("code") ?? "");
    codes.delete(form.get("code") ?? "");
    const proof = createHash("sha256")
      .update(form.get("code_verifier") ?? "")
      .digest("base64url");
    const known = form.get("client_id") === settings.clientId && form.get("client_secret") === settings.clientSecret;
    if (!known) return c.json({ error: "invalid_client" }, 401);
    if (
      asked?.parameters.get("code_challenge") !== proof ||
      asked.parameters.get("redirect_uri") !== form.get("redirect_uri")
    ) {
      return c.json({ error: "invalid_grant" }, 400);
    }
    const tokens = {
      access_token: randomBytes(16).toString("hex"),
      refresh_token: randomBytes(16).toString("hex"),
      expires_in: 3600,
      token_type: "Bearer",
      scope: asked.parameters.get("scope"),
    };
    return c.json(it.fault === "no token" ? tokens : { ...tokens, id_token: idToken(asked) });
  });
  app.post("/elsewhere", async (c) => {
    it.sentElsewhere.push(await c.req.text());
    return c.json({}, 400);
  });
  // For a client that would trust this response instead of a signed token.
  app.get("/userinfo", (c) => c.json(it.person));

  function idToken({ person, parameters }: Asked): string {
    const { fault } = it;
    const now = Math.floor(Date.now() / 1000);
    const header = base64url({ alg: fault === "not signed" ? "none" : "RS256", typ: "JWT", kid: KID });
    const claims = {
      ...person,
      iss: fault === "other issuer" ? "https://elsewhere.example" : issuer,
      aud: fault === "other audience" ? "another-client" : settings.clientId,
      iat: fault === "expired" ? now - 7200 : now,
      exp: fault === "expired" ? now - 3600 : now + 3600,
      ...(fault === "no nonce" ? {} : { nonce: fault === "other nonce" ? "guess" : parameters.get("nonce") }),
    };
    if (fault === "not signed") return `${header}.${base64url(claims)}.`;
    const content = Buffer.from(`${header}.${base64url(claims)}`);
    const signature = sign("RSA-SHA256", content, fault === "other key" ? otherKey : privateKey).toString("base64url");
    const shown = fault === "changed after signing" ? { ...claims, sub: "somebody-else" } : claims;
    return `${header}.${base64url(shown)}.${signature}`;
  }
  return it;
}
