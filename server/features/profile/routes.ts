import {
  completeOnboardingSchema,
  interpretationSchema,
  interpretBigFiveSchema,
  profileSchema,
  updateProfileSchema,
} from "#domain/profile/contract.ts";
import { body, createRouter, route } from "#server/http.ts";
import type { Services } from "#server/services.ts";
import { completeOnboarding } from "./complete-onboarding.ts";
import { getProfile } from "./get-profile.ts";
import { interpretBigFive } from "./interpret-big-five.ts";
import { updateProfile } from "./update-profile.ts";

const get = route({ method: "get", path: "/api/profile" }, profileSchema);
const update = route(
  { method: "patch", path: "/api/profile", request: { body: body(updateProfileSchema) } },
  profileSchema,
);
const onboarding = route(
  { method: "post", path: "/api/profile/onboarding", request: { body: body(completeOnboardingSchema) } },
  profileSchema,
);
const interpret = route(
  { method: "post", path: "/functions/v1/interpret-big-five", request: { body: body(interpretBigFiveSchema) } },
  interpretationSchema,
);

export function profileRoutes({ db, ai }: Services) {
  return createRouter()
    .openapi(get, async (c) => c.json(await getProfile({ db, user: c.var.user }), 200))
    .openapi(update, async (c) =>
      c.json(await updateProfile({ db, user: c.var.user, input: c.req.valid("json") }), 200),
    )
    .openapi(onboarding, async (c) =>
      c.json(await completeOnboarding({ db, ai, user: c.var.user, input: c.req.valid("json") }), 200),
    )
    .openapi(interpret, async (c) =>
      c.json(await interpretBigFive({ db, ai, user: c.var.user, input: c.req.valid("json") }), 200),
    );
}
