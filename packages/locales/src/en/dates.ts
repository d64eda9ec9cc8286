import { cldr } from '../generated/cldr.ts';
import type { DateWords } from '../locale.ts';

export const dates: DateWords = {
  months: cldr.en.months,
  otherMonths: [],
  shortMonths: 'jan feb mar apr may jun jul aug sep|sept oct nov dec',
  weekdays: cldr.en.weekdays,
  seasons: 'spring summer autumn|fall winter',
  present: `(?:till|until|to|up to|upto|til)[ -]?(?:the )?(?:date|now|present|today)|present(?:ly)?|current(?:ly)?|
      ongoing|on-going|today|now(?! [a-z])`,
  since: 'since',
  sinceAfter: '',
  from: 'from',
  until: 'to|until|till|til|thru|through|and',
  beforeEnd: 'until:? |the ',
  afterYear: '',
  units: 'years?|yrs?|months?|mos?',
  beforeMonth: 'of ',
  afterMonth: 'of ',
  afterSeason: 'of ',
  monthUntil: 'to',
  betweenYearAndMonth: '',
  monthEndings: '',
  aroundRomanMonths: '',
  numberedMonths: null,
  signs: null,
  yearLabel: '',
  calendar: null,
  eras: [],
};
