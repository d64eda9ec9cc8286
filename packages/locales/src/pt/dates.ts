import { cldr } from '../generated/cldr.ts';
import type { DateWords } from '../locale.ts';

export const dates: DateWords = {
  months: cldr.pt.months,
  otherMonths: [],
  shortMonths: 'jan fev mar abr mai jun jul ago set out nov dez',
  weekdays: cldr.pt.weekdays,
  seasons: 'primavera verão outono inverno',
  present: 'atualidade|atualmente|atual|o momento|hoje|até (?:a data|ao? presente|ao? momento)',
  since: 'desde',
  sinceAfter: '',
  from: 'de',
  until: 'a|até',
  beforeEnd: 'ate (?:a )?',
  afterYear: '',
  units: 'anos?',
};
