import type { BetterAuthPlugin } from "better-auth";
import { twoFactor } from "better-auth/plugins/two-factor";
import { PRODUCT_NAME } from "#domain/brand.ts";

/** The ways in by another provider, which the library lets pass without a second factor. */
const FROM_PROVIDERS = /^\/(?:oauth2\/)?callback\//;

/**
 * The library's second factor, asked of everybody who has turned it on: also of those who come from a provider. Until a
 * code has been right there is no session, only a cookie that stands for the question.
 */
export function secondFactor() {
  const plugin = twoFactor({
    issuer: PRODUCT_NAME,
    allowPasswordless: true,
    twoFactorCookieMaxAge: 600,
    // It would keep the owner out as well: wrong codes are counted by who gives them (features/account/second-step.ts).
    accountLockout: { enabled: false },
  });
  const after: NonNullable<BetterAuthPlugin["hooks"]>["after"] = plugin.hooks.after.map((hook) => ({
    ...hook,
    matcher: (context: Parameters<typeof hook.matcher>[0]) =>
      hook.matcher(context) || FROM_PROVIDERS.test(context.path ?? ""),
  }));
  return { ...plugin, hooks: { after } };
}
