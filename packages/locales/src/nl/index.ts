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

/** Dutch. */
export const nl = {
  tag: 'nl',
  name: cldr.nl.name,
  dates,
  resume,
  speech,
  work,
  study,
  places: { countries: cldr.nl.countries, regions: '' },
  adverts,
  instructions,
  grammar,
  glossary,
} as const satisfies Locale;
