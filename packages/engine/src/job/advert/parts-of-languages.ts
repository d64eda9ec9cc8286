import { type AdvertWords, locales } from '@winnow/locales';
import { oneLine } from '../../languages/locale-lists.ts';
import type { AdvertSection } from './advert-section.ts';

const ofLanguages = locales.flatMap(({ adverts }) => {
  const { parts }: AdvertWords = adverts;
  return parts ? [parts] : [];
});

const whole = (pieces: readonly string[]): RegExp =>
  new RegExp(`^(?:${pieces.map(oneLine).join('|')})$`, 'u');

const sections: readonly (readonly [AdvertSection, RegExp])[] = [
  ['nice', whole(ofLanguages.map(({ extras }) => extras))],
  ['must', whole(ofLanguages.map(({ requirements }) => requirements))],
  ['duties', whole(ofLanguages.map(({ duties }) => duties))],
  ['left-out', whole(ofLanguages.map(({ rest }) => rest))],
];
const offers = new RegExp(ofLanguages.map((parts) => oneLine(parts.offers)).join('|'), 'u');

/** Arabic vowel marks, and the stroke that stretches a word. */
const marks = /[\u064B-\u0652\u0640]/g;

/** The section of a heading in a language that is not read through a glossary; `null` for other lines. */
export function sectionInOtherLanguage(heading: string): AdvertSection | null {
  const said = heading.replace(marks, '');
  return sections.find(([, pattern]) => pattern.test(said))?.[0] ?? null;
}

/** Whether a line in such a language is about pay, perks, the page or how to apply. */
export const offersInOtherLanguage = (line: string): boolean => offers.test(line.replace(marks, ''));
