import { cldr } from '../generated/cldr.ts';
import type { Locale } from '../locale.ts';

/** Croatian. */
export const hr = {
  tag: 'hr',
  name: cldr.hr.name,
  dates: {
    months: cldr.hr.months,
    otherMonths: [],
    shortMonths: '',
    weekdays: cldr.hr.weekdays,
    seasons: '',
    present: 'danas',
    since: 'od',
    sinceAfter: '',
    from: '',
    until: '',
    beforeEnd: '',
    afterYear: '',
  },
  grammar: {
    functionWords: `i u na s sa za od do iz po pri o k je su bio bila bilo biti će sam ste smo se što koji koja koje kako te
        ili ali kao također vrlo više naš naša naše vaš svoj svoje tijekom između prema kroz`,
    ordinaryWords: `rad rada radno iskustvo iskustva znanje znanja obrazovanje vještine jezici tražimo nudimo tvrtka tvrtke
        poduzeće godina godine danas`,
  },
  glossary: null,
} as const satisfies Locale;
