import type { InstructionPatterns } from '../locale.ts';

export const instructions: InstructionPatterns = [
  /(?:negeer|vergeet)\b.{0,20}?(?:alle|vorige|eerdere)\b.{0,20}?(?:instructies|opdrachten|regels)/,
  /(?:geef|plaats|zet)\b.{0,12}?\bdeze (?:kandidaat|sollicitant)\b.{0,30}?(?:hoogste|100|eerste|beste|maximale)/,
];
