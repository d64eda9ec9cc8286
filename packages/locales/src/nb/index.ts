import { cldr } from '../generated/cldr.ts';
import type { Locale } from '../locale.ts';

/** Norwegian Bokmål. */
export const nb = {
  tag: 'nb',
  name: cldr.nb.name,
  dates: {
    months: cldr.nb.months,
    otherMonths: [],
    shortMonths: '',
    weekdays: cldr.nb.weekdays,
    seasons: '',
    present: 'nåværende|naverende',
    since: '',
    sinceAfter: '',
    from: '',
    until: '',
    beforeEnd: '',
    afterYear: '',
  },
  grammar: {
    functionWords: 'og i et jeg ikke eller hos gjennom mellom fra etter være blir ble vært ha',
    ordinaryWords:
      'arbeid arbeidet kunnskap utdanning søker tilbyr bedrift bedriften arbeidsoppgaver nåværende språk',
  },
  glossary: null,
} as const satisfies Locale;
