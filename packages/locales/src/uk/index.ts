import { cldr } from '../generated/cldr.ts';
import type { Locale } from '../locale.ts';

/** Ukrainian. */
export const uk = {
  tag: 'uk',
  name: cldr.uk.name,
  dates: {
    months: cldr.uk.months,
    otherMonths: ['січні лютому березні квітні травні червні липні серпні вересні жовтні листопаді грудні'],
    shortMonths: 'січ лют бер кві тра чер лип сер вер жов лис гру',
    seasons: '',
    present: 'теперішн(?:ій час|ього часу)|дотепер|донині|нині|сьогодні|цей час|тепер',
    since: 'з|із|від',
    sinceAfter: '',
    from: '',
    until: '',
    beforeEnd: '',
    afterYear: String.raw`р(?:\.|оку)`,
  },
} as const satisfies Locale;
