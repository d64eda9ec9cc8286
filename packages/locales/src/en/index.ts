import { cldr } from '../generated/cldr.ts';
import type { Locale } from '../locale.ts';
import { adverts } from './adverts.ts';
import { dates } from './dates.ts';
import { grammar } from './grammar.ts';
import { instructions } from './instructions.ts';
import { places } from './places.ts';
import { resume } from './resume.ts';
import { speech } from './speech.ts';
import { study } from './study.ts';
import { work } from './work.ts';

/** English. */
export const en = {
  tag: 'en',
  name: cldr.en.name,
  dates,
  resume,
  speech,
  work,
  study,
  places,
  adverts,
  instructions,
  grammar,
  glossary: null,
} as const satisfies Locale;
