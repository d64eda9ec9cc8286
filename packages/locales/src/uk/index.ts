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
    weekdays: cldr.uk.weekdays,
    seasons: '',
    present: 'теперішн(?:ій час|ього часу)|дотепер|донині|нині|сьогодні|цей час|тепер',
    since: 'з|із|від',
    sinceAfter: '',
    from: '',
    until: '',
    beforeEnd: '',
    afterYear: String.raw`р(?:\.|оку)`,
  },
  grammar: {
    functionWords: `та або але що як який яка які також це цей був була були бути є від із зі під між через після перед всі
        дуже наш ваш`,
    ordinaryWords: `робота роботи досвід знання освіта навички мови шукаємо пропонуємо компанія обов'язки вимоги посада рік
        роки років тепер`,
  },
  glossary: null,
} as const satisfies Locale;
