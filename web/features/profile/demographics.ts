import { z } from "zod";
import {
  type demographicsSchema,
  genderSchema,
  type DemographicsInput,
  type Profile,
} from "#domain/profile/contract.ts";

/** Unsaved input of the demographics form, valid or not. */
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

/** Form values of a stored profile. */
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

/** Only the filled fields; null if there are none. */
export function filledOf(fields: Demographics): Partial<Demographics> | null {
  const filled = Object.entries(fields).filter(([, value]) => value !== null && value !== undefined);
  return filled.length === 0 ? null : (Object.fromEntries(filled) as Partial<Demographics>);
}
