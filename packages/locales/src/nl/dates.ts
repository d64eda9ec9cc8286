import { cldr } from '../generated/cldr.ts';
import type { DateWords } from '../locale.ts';

export const dates: DateWords = {
  months: cldr.nl.months,
  otherMonths: [],
  shortMonths: 'jan feb maa|mrt apr mei jun jul aug sep okt nov dec',
  weekdays: cldr.nl.weekdays,
  seasons: '',
  present: 'heden|nu|huidig|tot (?:op )?heden|tot nu(?: toe)?',
  since: 'sinds|vanaf',
  sinceAfter: '',
  from: '',
  until: String.raw`tot(?: en met)?|t\/m`,
  beforeEnd: 'in |tot ',
  afterYear: '',
  units: 'jaar|maanden',
};
