import type { BetterAuthPlugin } from "better-auth";
import { createAuthMiddleware } from "better-auth/api";
import { twoFactor } from "better-auth/plugins/two-factor";
import { PRODUCT_NAME } from "#domain/brand.ts";
import { consumeAppCode, type CodeCheck } from "./auth-code.ts";

/** The ways in by another provider, which the library lets pass without a second factor. */
const FROM_PROVIDERS = /^\/(?:oauth2\/)?callback\//;
/** What the library calls the cookie that stands for a sign-in which waits for a code. */
const WAITING = "two_factor";

/**
 * The library's second factor, asked of everybody who has turned it on: also of those who come from a provider. Until a
 * code has been right there is no session, only a cookie that stands for the question. A code of the app works once.
 */
export function secondFactor(check: CodeCheck) {
  const plugin = twoFactor({
    issuer: PRODUCT_NAME,
    allowPasswordless: true,
    twoFactorCookieMaxAge: 600,
    accountLockout: { maxFailedAttempts: 10, durationSeconds: LOCKED_SECONDS },
  });
  const after: NonNullable<BetterAuthPlugin["hooks"]>["after"] = plugin.hooks.after.map((hook) => ({
    ...hook,
    matcher: (context: Parameters<typeof hook.matcher>[0]) =>
      hook.matcher(context) || FROM_PROVIDERS.test(context.path ?? ""),
  }));
  /** The library takes a code again and again while it is shown: one that has been used becomes a wrong one to it. */
  const before: NonNullable<BetterAuthPlugin["hooks"]>["before"] = [
    {
      matcher: ({ path }) => path === "/two-factor/verify-totp",
      handler: createAuthMiddleware(async (ctx) => {
        const { name } = ctx.context.createAuthCookie(WAITING);
        const waiting = await ctx.getSignedCookie(name, ctx.context.secret);
        const user = waiting ? await ctx.context.internalAdapter.findVerificationValue(waiting) : null;
        if (!user) return undefined;
        const { code } = ctx.body as { code: string };
        return (await consumeAppCode(check, { userId: user.value, code }))
          ? undefined
          : { context: { body: { code: "" } } };
      }),
    },
  ];
  return { ...plugin, hooks: { before, after } };
}

/** How long nobody gets in with a second factor after too many wrong codes. */
export const LOCKED_SECONDS = 900;
