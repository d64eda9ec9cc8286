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
    seasons: '',
    present: 'nåværende|naverende',
    since: '',
    sinceAfter: '',
    from: '',
    until: '',
    beforeEnd: '',
    afterYear: '',
  },
} as const satisfies Locale;
