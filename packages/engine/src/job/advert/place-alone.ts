import { states } from '../rules/states.ts';

const codes =
  'A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]';
const ofState = new RegExp(
  String.raw`^[\p{L}.'’ -]+,? (?:${states}|USA|United States|North America|United Kingdom|England|Ireland|Canada|India)$`,
  'iu',
);
const ofCode = new RegExp(String.raw`^[\p{Lu}][\p{L}.'’ -]+, (?:${codes})(?: \d{5})?$`, 'u');
/** Words that say more than a place: "Sales across India". */
const saysMore = /\b(?:in|of|for|to|with|and|across|from|experience|knowledge|licen[cs]ed?|must|will)\b/i;

const longest = 40;
const maxWords = 5;

/** "Cleveland, Ohio" alone on a line: where the work can be done, not a requirement. */
export const isPlaceAlone = (line: string): boolean =>
  line.length <= longest &&
  line.split(/\s+/).length <= maxWords &&
  !saysMore.test(line) &&
  (ofState.test(line) || ofCode.test(line));
