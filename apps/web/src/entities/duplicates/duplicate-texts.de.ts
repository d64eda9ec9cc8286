import { formatsOf } from '../../lib/language/formats.ts';
import type { DuplicateTexts } from './duplicate-texts.ts';

const { number, plural } = formatsOf('de');

export const texts: DuplicateTexts = {
  title: 'Mögliche Dubletten · Winnow',
  heading: 'Mögliche Dubletten',
  explanation:
    'Personen, die vielleicht identisch sind. Beim Zusammenführen kommen alle Lebensläufe zu einer Person; das lässt sich rückgängig machen. Was beide gemeinsam haben, ist markiert.',
  back: 'Talentpool',
  link: (count) =>
    plural(count, { one: '1 mögliche Dublette', other: `${number(count)} mögliche Dubletten` }),
  place: (place, all) => `${number(place)} von ${number(all)}`,
  previous: 'Vorheriges Paar',
  next: 'Nächstes Paar',
  none: 'Keine möglichen Dubletten',
  noneWords: 'Sehen zwei Lebensläufe nach derselben Person aus, erscheinen sie hier.',
  reasons: 'Warum',
  compare: (one, other) => `${one} und ${other}`,
  nothing: 'Nichts gefunden',
};
