import type { WrittenLanguage } from '../../languages/language.ts';
import { fold } from '../../words/reading-copy.ts';
import type { Line } from '../sections/lines.ts';
import { findDegrees, namesInstitution } from './degree-words.ts';

/** Words. */
const longestLine = 14;
const yearBefore = /^(?:19|20)\d\d[ ,:–-]*$/;
const schoolBefore = /^[^,;:]{3,60}(?:,|:| [-–—|]) ?$/u;
/** "GED, 2021", "Redbud High School, class of 2020". */
const leftSchool =
  /^(?:(?:equivalency|high school|hs) diploma|ged|high school graduate)\b|\bhigh school,? (?:class of|diploma|graduat)/;

/** Whether a line starts with a degree, or has it after its year or school, and almost nothing else. */
export function saysOnlyADegree({ text, folded, words }: Line, language: WrittenLanguage): boolean {
  if (words > longestLine) return false;
  const [first] = findDegrees(text, folded, language);
  if (first === undefined) return false;
  if (first.level === 'secondary' || first.level === 'vocational') return leftSchool.test(folded.trimStart());
  const before = text.slice(0, first.start).trimStart();
  return (
    before === '' ||
    yearBefore.test(before) ||
    (schoolBefore.test(before) && namesInstitution(fold(before), language))
  );
}
