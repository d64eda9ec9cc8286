import { cldr } from '../generated/cldr.ts';
import type { DateWords } from '../locale.ts';

export const dates: DateWords = {
  months: cldr.pl.months,
  otherMonths: [
    'styczniu lutym marcu kwietniu maju czerwcu lipcu sierpniu wrzesniu pazdzierniku listopadzie grudniu',
  ],
  shortMonths: 'sty lut mar kwi maj cze lip sie wrz paz lis gru',
  weekdays: cldr.pl.weekdays,
  seasons: '',
  present: 'obecnie|aktualnie|nadal|teraz|dziś|dzisiaj|(?:do )?chwili obecnej|do (?:dziś|teraz|dzisiaj)',
  since: 'od',
  sinceAfter: '',
  from: '',
  until: 'do',
  beforeEnd: 'do ',
  afterYear: String.raw`r\.|roku`,
  units: '',
  beforeMonth: '',
  afterMonth: '',
  afterSeason: '',
  monthUntil: '',
  betweenYearAndMonth: '',
  monthEndings: '',
  aroundRomanMonths: 'od|do',
  numberedMonths: null,
  signs: null,
  yearLabel: '',
  calendar: null,
  eras: [],
};
