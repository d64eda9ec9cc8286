import { cldr } from '../generated/cldr.ts';
import type { Locale } from '../locale.ts';

/** Estonian. */
export const et = {
  tag: 'et',
  name: cldr.et.name,
  dates: {
    months: cldr.et.months,
    otherMonths: [],
    shortMonths: '',
    weekdays: cldr.et.weekdays,
    seasons: '',
    present: 'praegu|tänaseni',
    since: '',
    sinceAfter: '',
    from: '',
    until: '',
    beforeEnd: '',
    afterYear: '',
  },
  grammar: {
    functionWords: 'ning või kui ka on oli olema',
    ordinaryWords: 'töö tööd kogemus haridus oskused keeled otsime pakume ettevõte aastat',
  },
  glossary: null,
} as const satisfies Locale;
