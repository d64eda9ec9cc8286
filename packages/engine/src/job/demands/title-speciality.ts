import { isPlace, isStateCode } from '../../resume/employment/places.ts';
import type { Vocabulary } from '../../vocabulary/vocabulary.ts';
import { readEnglishWords } from '../../words/english-words.ts';
import { fold } from '../../words/reading-copy.ts';
import { isKnownStem, wordRarity } from '../../words/word-rarity.ts';

const separators = /(?:(?:(?<!\s)\s+)?(?:[()[\]{},;|@]|[-–—:]\s)|(?<!\s)\s+[-–—:])\s*/;
/** Text next to a title that does not describe the work: schedule, contract, employer or pay. */
const noSpeciality =
  /^(?:the|band|grade|scale)\b|\b(?:remote|hybrid|on-?site|in-?office|office|home|multiple|locations?|days?|full[- ]?time|part[- ]?time|contract(?:or)?|contract-to-hire|temporary|temp|permanent|fixed[- ]term|maternity|ftc|relief|internship|w2|c2c|1099|usa?|uk|eu|emea|relocation|visa|salary|hour(?:ly)?|yearly|shifts?|nights?|weekends?|urgent(?:ly)?|immediate(?:ly)?|starts?|starting|hiring|req(?:uisition)?|id|ref(?:erence)?|bonus|early career|campus|(?:new|college) grad(?:uate)?|graduates?|founding member|start-?up|open|m\/f\/d|f\/m\/d|all genders)\b|[$€£%]|\d{3}/i;
/** Words common to all occupations do not narrow down this one. */
const minRarity = 0.15;
const maxParts = 3;
const maxWordsOfPart = 6;

/**
 * The specialty after a title, such as the team, the product or the tools, as in
 * "Accountant - Payroll, Dublin". Places, hours and pay are left out.
 */
export function readSpeciality(beside: string, vocabulary: Vocabulary): string | null {
  const parts = beside
    .split(separators)
    .map((part) => part.trim())
    .filter((part) => part.length > 1 && part.split(/\s+/).length <= maxWordsOfPart)
    .filter((part) => namesWork(part, vocabulary));
  return parts.length === 0 ? null : parts.slice(0, maxParts).join(', ');
}

function namesWork(part: string, vocabulary: Vocabulary): boolean {
  if (noSpeciality.test(part) || isPlace(part, fold(part)) || isStateCode(part)) return false;
  if (vocabulary.findSkills(part).length > 0) return true;
  return readEnglishWords(part).some(({ stem }) => isKnownStem(stem) && wordRarity(stem) >= minRarity);
}
