import type { InstructionPatterns } from '../locale.ts';

export const instructions: InstructionPatterns = [
  /(?:ignora|dimentica)\w{0,40}\b.{0,20}?(?:tutte|le)\b.{0,20}?(?:istruzioni|regole|indicazioni)/,
  /(?:assegna|attribuisci|dai|metti)\b.{0,20}?\b(?:quest[oa] candidat[oa])\b.{0,30}?(?:massim|100|prim|miglior|più alt)/,
];
