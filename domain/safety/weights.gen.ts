// Written by npm run train:safety.
import { PART_1 } from "./weights-1.gen.ts";
import { PART_2 } from "./weights-2.gen.ts";
import { PART_3 } from "./weights-3.gen.ts";
import { PART_4 } from "./weights-4.gen.ts";
export const LEARNED = { ...{"checksum":"52fe01ccc6bc8c44390c4c58f895eb13868cd27192d12436f3daaceba52cbad3","bias":[-5.57211071897276,-5.973828220728957,-6.1582686855231605,-6.513450589837442],"scale":0.05839477041042823}, packed: PART_1 + PART_2 + PART_3 + PART_4 };
