import type { BetterAuthPlugin } from "better-auth";
import { twoFactor } from "better-auth/plugins/two-factor";
import { PRODUCT_NAME } from "#domain/brand.ts";

/** Returns from other providers, for which the library does not ask for the second factor. */
const FROM_PROVIDERS = /^\/(?:oauth2\/)?callback\//;

/**
 * The library's second factor, asked of every user who has turned it on, also on sign-ins through a provider. Until a
 * correct code there is no session, only a cookie that identifies the pending sign-in.
 */
export function secondFactor() {
  const plugin = twoFactor({
    issuer: PRODUCT_NAME,
    allowPasswordless: true,
    twoFactorCookieMaxAge: 600,
    // It would also lock out the owner: wrong codes are counted per caller (features/account/second-step.ts).
    accountLockout: { enabled: false },
  });
  const after: NonNullable<BetterAuthPlugin["hooks"]>["after"] = plugin.hooks.after.map((hook) => ({
    ...hook,
    matcher: (context: Parameters<typeof hook.matcher>[0]) =>
      hook.matcher(context) || FROM_PROVIDERS.test(context.path ?? ""),
  }));
  return { ...plugin, hooks: { after } };
}
