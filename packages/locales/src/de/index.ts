import { cldr } from '../generated/cldr.ts';
import type { Locale } from '../locale.ts';
import { adverts } from './adverts.ts';
import { dates } from './dates.ts';
import { glossary } from './glossary/index.ts';
import { grammar } from './grammar.ts';
import { instructions } from './instructions.ts';
import { resume } from './resume.ts';
import { speech } from './speech.ts';
import { study } from './study.ts';
import { work } from './work.ts';

/** German. */
export const de = {
  tag: 'de',
  name: cldr.de.name,
  dates,
  resume,
  speech,
  work,
  study,
  places: { countries: cldr.de.countries, regions: 'bayern|hessen|sachsen' },
  adverts,
  instructions,
  grammar,
  glossary,
} as const satisfies Locale;
