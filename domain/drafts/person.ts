import { genderOfName } from "./content.names.ts";
import type { Addressee, Gender } from "./draft-types.ts";

export function person(
  to: string,
  called: string,
  more: { formal?: boolean; plural?: boolean; gender?: Gender | null },
): Addressee {
  return {
    to,
    called,
    gender: more.gender ?? genderOfName(called),
    plural: more.plural ?? false,
    formal: more.formal ?? false,
  };
}
