import { stem } from '../words/stem.ts';
import { isKnownStem } from '../words/word-rarity.ts';
import type { GlossedLanguage, WrittenLanguage } from './language.ts';

const list = (endings: string): readonly string[] =>
  endings.split(/\s+/).sort((a, b) => b.length - a.length || (a < b ? -1 : 1));

/** Endings of inflection, folded, the longest first. */
const endings: Readonly<Record<GlossedLanguage, readonly string[]>> = {
  de: list('ungen ung erinnen erin en er es em e n s innen in ers ern ende enden end iert ieren'),
  fr: list(
    'ements ement ations ation euses euse eurs eur ees ee es er ez e s ant ants ante antes ives ive ifs if elles elle els el',
  ),
  es: list(
    'aciones acion ciones cion adores ador adora mente ando iendo ados adas ado ada idos idas ido ida ar er ir as os es a o e s',
  ),
  it: list('azioni azione zioni zione atori atore mente ando endo ati ate ato ata are ere ire i e a o'),
  pt: list(
    'acoes acao coes cao adores ador adora mente ando endo ados adas ado ada ar er ir as os es a o e s',
  ),
  nl: list('ingen ing en er e s t te ten de den heid heden'),
  ro: list(
    'atiilor atiile atiei atii atie ilor ului elor iilor urilor urile uri ile iei ia ii ul le lor ea are ere ire ari eri iri at ata ate ati ez ezi eaza am e a i u',
  ),
  pl: list(
    'owania owanie owaniu aniem anie ania aniu eniem enie enia eniu osci osc ami ach owi ego emu ymi imi ych ich ymi om ow ie em ym im ej ia iu a e i o u y ac ec ic',
  ),
};

const minLetters = 4;
/** A beginning so long is the same word in English: "administrare", "administration". */
const minOfCognate = 5;
/** Of a language without tables a word is compared by its beginning. */
const comparedLetters = 6;

/** A key by which words of a text in another language than English are compared; English words keep their stem. */
export function foreignStem(word: string, language: WrittenLanguage): string {
  const english = stem(word);
  if (isKnownStem(english)) return english;
  if (language === 'en') return english;
  if (language === 'other') return [...word].slice(0, comparedLetters).join('');
  const bare = withoutEnding(word, language);
  if (bare.length >= minOfCognate) {
    const cognate = stem(bare);
    if (isKnownStem(cognate)) return cognate;
  }
  return bare;
}

/** A folded word without its ending of inflection. */
export function withoutEnding(word: string, language: GlossedLanguage): string {
  const ending = endings[language].find(
    (each) => word.endsWith(each) && word.length - each.length >= minLetters,
  );
  return ending === undefined ? word : word.slice(0, -ending.length);
}
