// Written by npm run train:safety.
import { PART_1 } from "./weights-1.gen.ts";
import { PART_2 } from "./weights-2.gen.ts";
import { PART_3 } from "./weights-3.gen.ts";
import { PART_4 } from "./weights-4.gen.ts";
export const LEARNED = { ...{"checksum":"057fc50ca1c59c49c0038a52aad34385a8f9d53c1c15656bfa84f5bc61b85d7f","bias":[-5.872490763839272,-6.25147368682541,-6.200474669682637,-6.752614491396993],"scale":0.05678770125445397}, packed: PART_1 + PART_2 + PART_3 + PART_4 };
