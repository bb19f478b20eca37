// Written by npm run train:safety.
import { FIRST } from "./weights-1.gen.ts";
import { SECOND } from "./weights-2.gen.ts";
export const LEARNED = { ...{"checksum":"87162d01936e00973da9cbac3322cd5c76bc025beb35533fcceddb8f2a61f471","bias":[-5.824315388191956,-6.067538659620586,-5.936016756544618,-6.625693315082978],"scale":0.04814035411349056}, packed: FIRST + SECOND };
