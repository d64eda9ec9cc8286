import { cldr } from '../generated/cldr.ts';
import type { Locale } from '../locale.ts';

/** Bulgarian. */
export const bg = {
  tag: 'bg',
  name: cldr.bg.name,
  dates: {
    months: cldr.bg.months,
    otherMonths: [],
    shortMonths: '',
    weekdays: cldr.bg.weekdays,
    seasons: '',
    present: 'досега|до ?момента|настоящем',
    since: 'от',
    sinceAfter: '',
    from: '',
    until: '',
    beforeEnd: '',
    afterYear: '',
  },
  grammar: {
    functionWords: `и или но че да се са е бе бил била били който която които като също този тази това от със във към при
        след преди много наш наши ваш`,
    ordinaryWords: 'работа опит знания образование умения езици търсим предлагаме фирма година години сега',
  },
  glossary: null,
} as const satisfies Locale;
