import { cldr } from '../generated/cldr.ts';
import type { Locale } from '../locale.ts';

/** Slovak. */
export const sk = {
  tag: 'sk',
  name: cldr.sk.name,
  dates: {
    months: cldr.sk.months,
    otherMonths: [],
    shortMonths: '',
    weekdays: cldr.sk.weekdays,
    seasons: '',
    present: 'súčasnosť(?:i)?|doteraz',
    since: '',
    sinceAfter: '',
    from: '',
    until: '',
    beforeEnd: '',
    afterYear: '',
  },
  grammar: {
    functionWords: 'sú som ste bol bola boli byť alebo ktorý ktorá ktoré ako aj pri pre počas medzi podľa',
    ordinaryWords:
      'práca skúsenosti skúsenosť vzdelanie zručnosti súčasnosť ponúkame hľadáme spoločnosť rokov',
  },
  glossary: null,
} as const satisfies Locale;
