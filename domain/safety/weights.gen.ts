// Written by npm run train:safety.
import { PART_1 } from "./weights-1.gen.ts";
import { PART_2 } from "./weights-2.gen.ts";
import { PART_3 } from "./weights-3.gen.ts";
import { PART_4 } from "./weights-4.gen.ts";
export const LEARNED = { ...{"checksum":"749b18b03501ca9992a67443758ef03104c59668eb0186302491cc03507f0aa4","rules":[],"bias":[-5.258879099547903,-5.831745346278233,-5.774934090023114,-6.237408751830651],"scale":0.05804257947452919}, packed: PART_1 + PART_2 + PART_3 + PART_4 };
