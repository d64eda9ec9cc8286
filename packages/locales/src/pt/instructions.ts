import type { InstructionPatterns } from '../locale.ts';

export const instructions: InstructionPatterns = [
  /(?:ignore|ignora|desconsidere|esqueça)\w{0,40}\b.{0,20}?(?:todas?|as)\b.{0,20}?(?:instruç|orientaç|regras)/,
  /(?:atribua|atribui|dê|coloque)\b.{0,20}?\b(?:est[ea] candidat[oa]|a este currículo)\b.{0,30}?(?:máxim|100|primeir|melhor|mais alt)/,
];
