import { cldr } from '../generated/cldr.ts';
import type { DateWords } from '../locale.ts';

export const dates: DateWords = {
  months: cldr.es.months,
  otherMonths: [],
  shortMonths: 'ene feb mar abr may jun jul ago sep|sept|setiembre oct nov dic',
  weekdays: cldr.es.weekdays,
  seasons: 'primavera verano otoño invierno',
  present: 'actualidad|actualmente|la fecha|hoy|actual|hasta (?:la|el) (?:fecha|presente|momento)|a la fecha',
  since: 'desde',
  sinceAfter: '',
  from: 'de',
  until: 'a|al|hasta',
  beforeEnd: 'el |la ',
  afterYear: '',
  units: 'años?|mes(?:es)?',
};
