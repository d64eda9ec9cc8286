import { cldr } from '../generated/cldr.ts';
import type { DateWords } from '../locale.ts';

export const dates: DateWords = {
  months: cldr.fr.months,
  otherMonths: [],
  shortMonths: 'janv fevr|fev mar avr mai jui|juin juil|juill aou sept oct nov dec',
  weekdays: cldr.fr.weekdays,
  seasons: 'printemps été automne hiver',
  present: `aujourd'?hui|à ce jour|ce jour|en cours|actuellement|maintenant|jusqu'?à (?:présent|ce jour|maintenant)`,
  since: 'depuis',
  sinceAfter: '',
  from: 'de',
  until: "au|jusqu'?à",
  beforeEnd: "la |l'",
  afterYear: '',
  units: 'ans?|mois',
};
