import { fold } from '../resume/reading-copy.ts';
import { stem } from '../words/stem.ts';
import { isKnownStem } from '../words/word-rarity.ts';
import { functionWords } from './function-words.ts';
import { glossaryOf } from './glossary.ts';
import { glossedLanguages, type WrittenLanguage } from './language.ts';
import { tellingWordsOf } from './language-marks.ts';

/** Enough to tell; the rest of a long text costs time and tells nothing new. */
const readLetters = 6000;
/** Fewer words of a language than this may be a name or an address. */
const leastFound = 4;
/** Where letters have accents, so many are plain enough. */
const leastFoundAccented = 3;
const leastDistinct = 3;
const leastShare = 0.05;
/** A resume in English may name schools and employers of another country all along. */
const timesEnglish = 3;
const leastShareOfGlossary = 0.2;
/** Words of other languages that English texts hold too: words, initials, states, names of places and of pages. */
const alsoEnglish = new Set(
  `me no do so we us an al la le de el los las san des du en co ca ma pa ne or ok oh mi va id il ia com com net www st per pro con
  via die war was man am pm hat has had on in as at is it to by be of for not he his hers her my our so him up if go sub over
  min max ex te per and the tot van der den von und para plus note non si se vi un una una con more sure`.split(
    /\s+/,
  ),
);
/** A language of which nothing is known shows by its accents and by how little of it is English. */
const leastWordsOfOther = 40;
const mostEnglishOfOther = 0.03;
const leastAccents = 0.015;

/**
 * The language a text is written in, by its function words and the words of its headings. English unless another is plain:
 * a list of skills is written in none.
 */
export function detectLanguage(text: string): WrittenLanguage {
  const begin = text.slice(0, readLetters);
  if (isMostlyInOtherLetters(begin)) return 'other';
  const words = fold(begin).match(/\p{L}+/gu) ?? [];
  const english = countIn(words, functionWords.en);
  const isAccented = (begin.match(/[\u00c0-\u024f]/g)?.length ?? 0) > leastAccents * begin.length;
  const plain = words.filter(
    (word) => word.length > 1 && !alsoEnglish.has(word) && !functionWords.en.has(word),
  );
  const least = isAccented ? leastFoundAccented : leastFound;
  let best: WrittenLanguage | null = null;
  let most = 0;
  for (const language of glossedLanguages) {
    const isOf = (word: string) => functionWords[language].has(word) || tellingWordsOf(language).has(word);
    const only = plain.filter(isOf);
    if (only.length < least || new Set(only).size < leastDistinct) continue;
    if (only.length < leastShare * words.length) continue;
    const found = words.filter(isOf).length;
    const onlyEnglish = words.filter((word) => functionWords.en.has(word) && !isOf(word)).length;
    if (found > Math.max(most, timesEnglish * onlyEnglish)) [best, most] = [language, found];
  }
  if (best !== null) return best;
  if (!isAccented || english > mostEnglishOfOther * words.length) return 'en';
  return languageOfGlossary(plain) ?? (words.length >= leastWordsOfOther ? 'other' : 'en');
}

/** A list has hardly any grammar: the language whose glossary knows most of its words, where it knows enough. */
function languageOfGlossary(words: readonly string[]): WrittenLanguage | null {
  let best: WrittenLanguage | null = null;
  let most = Math.max(leastFound - 1, leastShareOfGlossary * words.length);
  const foreign = words.filter((word) => !isKnownStem(stem(word)));
  for (const language of glossedLanguages) {
    const found = foreign.filter((word) => glossaryOf(language).meaning(word) !== null).length;
    if (found > most) [best, most] = [language, found];
  }
  return best;
}

const countIn = (words: readonly string[], set: ReadonlySet<string>): number =>
  words.reduce((sum, word) => sum + (set.has(word) ? 1 : 0), 0);

function isMostlyInOtherLetters(text: string): boolean {
  const other = text.match(/(?!\p{Script=Latin})\p{L}/gu)?.length ?? 0;
  return other > 20 && other > (text.match(/\p{Script=Latin}/gu)?.length ?? 0);
}
