import { cldr } from '../generated/cldr.ts';
import type { DateWords } from '../locale.ts';

export const dates: DateWords = {
  months: cldr.ro.months,
  otherMonths: [],
  shortMonths: 'ian feb mar apr mai iun iul aug sep|sept oct noi dec',
  weekdays: cldr.ro.weekdays,
  seasons: '',
  present: `prezent|în prezent|momentul actual|curent|în curs|momentul de față|ziua de azi|azi|astăzi|
      până (?:în prezent|acum|azi|astăzi)`,
  since: '',
  sinceAfter: '',
  from: 'din',
  until: 'până (?:la|în)|până|la',
  beforeEnd: 'în |până (?:în |la )?',
  afterYear: '',
  units: 'ani|luni',
  beforeMonth: '',
  afterMonth: '',
  afterSeason: '',
  monthUntil: '',
  betweenYearAndMonth: '',
  monthEndings: '',
  aroundRomanMonths: '',
  numberedMonths: null,
  signs: null,
  yearLabel: '',
  calendar: null,
  eras: [],
};
