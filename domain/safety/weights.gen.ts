// Written by npm run train:safety.
import { PART_1 } from "./weights-1.gen.ts";
import { PART_2 } from "./weights-2.gen.ts";
import { PART_3 } from "./weights-3.gen.ts";
import { PART_4 } from "./weights-4.gen.ts";
export const LEARNED = { ...{"checksum":"790c1c5f680f5603efad822984de78e4cd172e327c81605ad7cbfce7b2f256d7","bias":[-5.872490763839272,-6.25147368682541,-6.200474669682637,-6.752614491396993],"scale":0.05678770125445397}, packed: PART_1 + PART_2 + PART_3 + PART_4 };
