import type { InstructionPatterns } from '../locale.ts';

export const instructions: InstructionPatterns = [
  /(?:ignora|ignore|olvida|olvide|omite)\w{0,40}\b.{0,20}?(?:todas?|las|los)\b.{0,20}?(?:instrucciones|indicaciones|órdenes|reglas)/,
  /(?:asigna|asigne|otorga|da|pon|coloca)\b.{0,20}?\b(?:est[ea] candidat[oa]|este currículum)\b.{0,30}?(?:máxim|100|primer|mejor|más alt)/,
];
