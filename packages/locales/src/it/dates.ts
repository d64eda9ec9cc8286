import { cldr } from '../generated/cldr.ts';
import type { DateWords } from '../locale.ts';

export const dates: DateWords = {
  months: cldr.it.months,
  otherMonths: [],
  shortMonths: 'gen feb mar apr mag giu lug ago set ott nov dic|dici',
  weekdays: cldr.it.weekdays,
  seasons: 'primavera estate autunno inverno',
  present: "presente|attuale|oggi|in corso|ad oggi|attualmente|tuttora|a tutt'oggi",
  since: 'dal?',
  sinceAfter: '',
  from: '',
  until: 'a|al|fino a[dl]?',
  beforeEnd: 'la |fino a ',
  afterYear: '',
  units: 'anni|mesi',
};
