import type { Vocabulary } from '../../vocabulary/vocabulary.ts';
import { isTool } from './skill-demands.ts';
import type { SkillGroup } from './skill-group.ts';

/** Nouns for a person with any occupation; the words before one say which. */
export const headOfTitle =
  /^(?:manager|executive|officer|head|in-?charge|coordinator|co-ordinator|supervisor|engineer|technician|specialist|consultant|analyst|assistant|trainer|operator|instructor|teacher|faculty|lecturer|counsell?or|designer|developer|programmer|administrator|architect|agent|representative|advis[eo]r|clerk|driver|chef|cook|nurse|therapist|mechanic|inspector|planner|buyer|merchandiser|recruiter|accountant|auditor|editor|writer|artist|worker|helper|attendant|foreman|practitioner|operative|porter|warden|steward|apprentice|installer|fitter|cleaner|carer|tutor|researcher|surveyor)$/i;
/** Plural titles are read as singular: "care assistants". */
export function oneOf(title: string): string {
  const single = title.replace(/(?<=[^s])s$/, '');
  return headOfTitle.test(single.split(' ').at(-1) ?? '') ? single : title;
}

/** Words of a sentence: "Report to the sales manager" does not ask for that title. */
const ofSentence =
  /^(?:an?|the|to|with|as|by|for|at|from|in|on|of|our|your|their|his|her|or|is|are|be|will|must|should|under|reports?|reporting|support|assist|work|working|help|experienced?|years?)$/i;

const maxWords = 5;
const maxWordsAfter = 2;

/**
 * The title in a key skill that no table has as a whole: a field and a noun for the person ("billing engineer"), or a
 * known title and the field after it ("service manager automobile"). Its words are capitalized like a title.
 */
export function titleOfPhrase(text: string, vocabulary: Vocabulary): string | null {
  const words = text.split(/\s+/);
  if (words.length < 2 || words.length > maxWords || !/^[\p{L}&.\s-]+$/u.test(text)) return null;
  if (words.some((word) => ofSentence.test(word))) return null;
  const [first] = vocabulary.findTitles(text);
  const isBeforeField =
    first?.start === 0 &&
    first.title.includes(' ') &&
    words.length - text.slice(0, first.end).split(/\s+/).length <= maxWordsAfter;
  return headOfTitle.test(words.at(-1) ?? '') || isBeforeField ? inCapitals(words) : null;
}

/** Whether a key skill that is also the name of a tool is a title: "chef" in lowercase, not "Chef". */
export function isRatherTitle(text: string, group: SkillGroup, vocabulary: Vocabulary): boolean {
  const isHardlyTool = /\s/.test(text) || text === text.toLowerCase();
  const isWhole = ({ start, end }: { start: number; end: number }) => end - start >= text.length - 2;
  if (!isHardlyTool || !isWhole(group) || !isTool(group, vocabulary)) return false;
  return vocabulary.findTitles(text).some((title) => title.occupation !== null && isWhole(title));
}

const inCapitals = (words: readonly string[]): string =>
  words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
