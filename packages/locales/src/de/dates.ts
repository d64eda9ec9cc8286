import { cldr } from '../generated/cldr.ts';
import type { DateWords } from '../locale.ts';

export const dates: DateWords = {
  months: cldr.de.months,
  otherMonths: ['- feber maerz - - - - - - - - -'],
  shortMonths: '- - mrz - mai - - - - okt - dez',
  weekdays: cldr.de.weekdays,
  seasons: 'frühling|frühjahr sommer herbst winter',
  present: 'heute|laufend|derzeit|dato|jetzt|aktuell|gegenwärtig|gegenwart',
  since: 'seit|ab',
  sinceAfter: '',
  from: 'von',
  until: 'bis(?: zum)?',
  beforeEnd: 'zu |bis ',
  afterYear: '',
  units: 'jahre?|monate?',
};
