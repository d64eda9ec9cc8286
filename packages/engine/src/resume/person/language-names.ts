import { locales, spokenLanguages } from '@winnow/locales';
import { fold } from '../../words/reading-copy.ts';

const englishNames: Readonly<Record<string, string>> = spokenLanguages;

const names = new Map<string, string>();
for (const { speech } of locales)
  for (const row of fold(`${speech.otherNames}|${speech.names}`.replace(/\n\s*/g, '')).split('|')) {
    const [tag = '', ...written] = row.split(' ');
    const name = englishNames[tag];
    if (name !== undefined) for (const word of written) if (!names.has(word)) names.set(word, name);
  }

/** The English name of the language a folded word names. */
export const languageNamed = (foldedWord: string): string | undefined => names.get(foldedWord);
