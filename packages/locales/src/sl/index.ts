import { cldr } from '../generated/cldr.ts';
import type { Locale } from '../locale.ts';

/** Slovenian. */
export const sl = {
  tag: 'sl',
  name: cldr.sl.name,
  dates: {
    months: cldr.sl.months,
    otherMonths: [],
    shortMonths: '',
    weekdays: cldr.sl.weekdays,
    seasons: '',
    present: 'sedaj',
    since: '',
    sinceAfter: '',
    from: '',
    until: '',
    beforeEnd: '',
    afterYear: '',
  },
  grammar: {
    functionWords: 'in v na z za od do iz po pri je so bil bila biti ki ter ali tudi zelo več naš',
    ordinaryWords:
      'delo dela delovne izkušnje znanje izobrazba iščemo ponujamo podjetje podjetja let leta danes',
  },
  glossary: null,
} as const satisfies Locale;
