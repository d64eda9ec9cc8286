import { cldr } from '../generated/cldr.ts';
import type { Locale } from '../locale.ts';

/** Swedish. */
export const sv = {
  tag: 'sv',
  name: cldr.sv.name,
  dates: {
    months: cldr.sv.months,
    otherMonths: [],
    shortMonths: '',
    seasons: '',
    present: String.raw`pågående|nuvarande|tills vidare|i ?dag|d\.d\.`,
    since: 'sedan',
    sinceAfter: '',
    from: 'från',
    until: '',
    beforeEnd: '',
    afterYear: '',
  },
} as const satisfies Locale;
