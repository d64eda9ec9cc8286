import { cldr } from '../generated/cldr.ts';
import type { Locale } from '../locale.ts';

/** Lithuanian. */
export const lt = {
  tag: 'lt',
  name: cldr.lt.name,
  dates: {
    months: cldr.lt.months,
    otherMonths: [],
    shortMonths: '',
    weekdays: cldr.lt.weekdays,
    seasons: '',
    present: 'šiuo metu|dabar',
    since: '',
    sinceAfter: '',
    from: '',
    until: '',
    beforeEnd: '',
    afterYear: '',
  },
  grammar: {
    functionWords: 'ir arba kad kaip su į iš už apie yra buvo būti tai šis kuris kuri taip pat mūsų jūsų',
    ordinaryWords: 'darbas darbo patirtis išsilavinimas įgūdžiai kalbos ieškome siūlome įmonė metai metų',
  },
  glossary: null,
} as const satisfies Locale;
