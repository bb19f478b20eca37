import { saveAnswersSchema } from "#domain/answers.ts";
import {
  completeOnboardingSchema,
  interpretationSchema,
  interpretBigFiveSchema,
  ownAnswersSchema,
  ownProfileSchema,
  profileSchema,
  updateProfileSchema,
} from "#domain/profile/contract.ts";
import { body, route } from "#server/http/http.ts";
import { openRouter, tokenRouter, userRouter } from "#server/auth/routers.ts";
import type { Services } from "#server/services.ts";
import { completeOnboarding } from "./complete-onboarding.ts";
import { getOwnAnswers } from "./get-answers.ts";
import { getProfile } from "./get-profile.ts";
import { interpretBigFive } from "./interpret-big-five.ts";
import { retakeProfile } from "./retake-profile.ts";
import { saveOwnAnswers } from "./save-answers.ts";
import { updateProfile } from "./update-profile.ts";

const get = route({ method: "get", path: "/api/profile" }, ownProfileSchema);
const update = route(
  { method: "patch", path: "/api/profile", request: { body: body(updateProfileSchema) } },
  profileSchema,
);
const onboarding = route(
  { method: "post", path: "/api/profile/onboarding", request: { body: body(completeOnboardingSchema) } },
  profileSchema,
);
const answers = route({ method: "get", path: "/api/profile/answers" }, ownAnswersSchema);
const save = route(
  { method: "put", path: "/api/profile/answers", request: { body: body(saveAnswersSchema) } },
  ownAnswersSchema,
);
const retake = route({ method: "post", path: "/api/profile/retake" }, profileSchema);
const interpret = route(
  { method: "post", path: "/functions/v1/interpret-big-five", request: { body: body(interpretBigFiveSchema) } },
  interpretationSchema,
);

export function profileRoutes(services: Services) {
  const { db, ai, log, clock } = services;
  const writing = { ai, log, clock };
  const tokenRoutes = tokenRouter(services).openapi(get, async (c) =>
    c.json(await getProfile({ db, token: c.var.token }), 200),
  );
  const userRoutes = userRouter(services)
    .openapi(update, async (c) =>
      c.json(await updateProfile({ db, user: c.var.user, input: c.req.valid("json"), ...writing }), 200),
    )
    .openapi(onboarding, async (c) =>
      c.json(await completeOnboarding({ db, user: c.var.user, input: c.req.valid("json"), ...writing }), 200),
    )
    .openapi(answers, async (c) => c.json(await getOwnAnswers({ db, user: c.var.user }), 200))
    .openapi(save, async (c) =>
      c.json(await saveOwnAnswers({ db, user: c.var.user, input: c.req.valid("json"), ...writing }), 200),
    )
    .openapi(retake, async (c) => c.json(await retakeProfile({ db, user: c.var.user, ...writing }), 200))
    .openapi(interpret, async (c) =>
      c.json(await interpretBigFive({ db, ai, clock, user: c.var.user, input: c.req.valid("json") }), 200),
    );
  return openRouter().route("/", tokenRoutes).route("/", userRoutes);
}
