// Written by npm run train:safety.
import { FIRST } from "./weights-1.gen.ts";
import { SECOND } from "./weights-2.gen.ts";
export const LEARNED = { ...{"checksum":"f1553c67c5b56b378745ade6be401667fd8f3e06084261f0b6c2af50456487e4","bias":[-6.05458922375004,-6.123277737051668,-5.934632422233188,-6.584278492166316],"scale":0.05831543488285439}, packed: FIRST + SECOND };
