import { cldr } from '../generated/cldr.ts';
import type { Locale } from '../locale.ts';

/** Czech. */
export const cs = {
  tag: 'cs',
  name: cldr.cs.name,
  dates: {
    months: cldr.cs.months,
    otherMonths: ['lednu unoru breznu dubnu kvetnu cervnu cervenci srpnu - rijnu - prosinci'],
    shortMonths: '',
    seasons: '',
    present: 'dosud|doposud|současnost(?:i)?|nyní|trvá',
    since: 'od',
    sinceAfter: '',
    from: '',
    until: '',
    beforeEnd: '',
    afterYear: '',
  },
} as const satisfies Locale;
