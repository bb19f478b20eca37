import { z } from "zod";
import {
  type demographicsSchema,
  genderSchema,
  type DemographicsInput,
  type Profile,
} from "#domain/profile/contract.ts";

/** The demographic form as it stands, right or wrong. */
export const demographicsDraftSchema = z.object({
  age: z.number().nullish(),
  gender: genderSchema.nullish(),
  origin_country: z.string().nullish(),
  origin_region: z.string().nullish(),
  current_country: z.string().nullish(),
  current_region: z.string().nullish(),
});
export type DemographicsDraft = z.infer<typeof demographicsDraftSchema>;

type Demographics = z.output<typeof demographicsSchema>;

/** The form's fields as the profile has them. */
export function demographicsOf(profile: Profile): DemographicsInput {
  return {
    age: profile.age,
    gender: profile.gender,
    origin_country: profile.origin_country,
    origin_region: profile.origin_region ?? "",
    current_country: profile.current_country,
    current_region: profile.current_region ?? "",
  };
}

/** Only what was filled; null when nothing was. */
export function filledOf(fields: Demographics): Partial<Demographics> | null {
  const filled = Object.entries(fields).filter(([, value]) => value !== null && value !== undefined);
  return filled.length === 0 ? null : (Object.fromEntries(filled) as Partial<Demographics>);
}
