import type { CareTexts, DangerPath } from "./care-texts.ts";
import { CHILD } from "./content.child.ts";
import { CONTROL } from "./content.control.ts";
import { ELDER } from "./content.elder.ts";
import { HARM_BY_USER } from "./content.harm-by-user.ts";
import { MINOR } from "./content.minor.ts";
import { SEXUAL_VIOLENCE } from "./content.sexual-violence.ts";
import { UNCLEAR } from "./content.unclear.ts";
import { VIOLENCE } from "./content.violence.ts";
import { WISH_TO_DIE } from "./content.wish-to-die.ts";
import { WORRY_VIOLENCE } from "./content.worry-violence.ts";
import { WORRY_WISH } from "./content.worry-wish.ts";

export const CARE_TEXTS: Readonly<Record<DangerPath, CareTexts>> = {
  wish_to_die: WISH_TO_DIE,
  violence: VIOLENCE,
  control: CONTROL,
  sexual_violence: SEXUAL_VIOLENCE,
  child: CHILD,
  minor: MINOR,
  harm_by_user: HARM_BY_USER,
  elder: ELDER,
  worry_wish: WORRY_WISH,
  worry_violence: WORRY_VIOLENCE,
  unclear: UNCLEAR,
};
