import type { InstructionPatterns } from '../locale.ts';

export const instructions: InstructionPatterns = [
  /ignor(?:e|ez|er)\b.{0,20}?(?:toutes?|les)\b.{0,20}?(?:instructions|consignes|directives|règles)/,
  /oublie[zr]?\b.{0,20}?(?:instructions|consignes|directives)/,
  /(?:attribue|donne|accorde|mets|classe)[zr]?\b.{0,20}?\b(?:ce candidat|cette candidate|ce cv|cette candidature)\b.{0,30}?(?:maximal|100|premi|meilleur|plus haut)/,
];
