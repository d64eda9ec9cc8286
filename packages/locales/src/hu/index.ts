import { cldr } from '../generated/cldr.ts';
import type { Locale } from '../locale.ts';

/** Hungarian. */
export const hu = {
  tag: 'hu',
  name: cldr.hu.name,
  dates: {
    months: cldr.hu.months,
    otherMonths: [],
    shortMonths: '- febr - - - - - - szept - - -',
    weekdays: cldr.hu.weekdays,
    seasons: '',
    present: 'jelenleg(?:ig)?|napjainkig|mostanáig|folyamatban',
    since: '',
    sinceAfter: '-?t[őe]l(?: kezdve)?',
    from: '',
    until: '',
    beforeEnd: '',
    afterYear: '',
  },
  grammar: {
    functionWords: `a az és vagy de hogy nem is egy ez ezt azt ki mi van volt lesz lenni meg el fel be le át után előtt
        alatt között szerint valamint illetve mint mely amely akik aki ami minden más több nagyon saját`,
    ordinaryWords: `munka munkakör feladatok feladatai elvárások tapasztalat tapasztalattal ismerete ismeretek végzettség
        keresünk kínálunk cég cégünk vállalat évek éve éves jelenleg tanulmányok készségek nyelvek legalább
        előny`,
  },
  glossary: null,
} as const satisfies Locale;
