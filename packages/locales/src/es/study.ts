import type { StudyWords } from '../locale.ts';

export const study: StudyWords = {
  degrees: [
    {
      level: 'master',
      match: 'folded',
      own: true,
      words: 'pos(?:t|t-)?grado',
    },
    {
      level: 'bachelor',
      match: 'folded',
      own: true,
      words: 'diplomatura|diplomad[oa] en|ingenier[oa] tecnic[oa]|graduad[oa] en|titulo de grado',
    },
    {
      level: 'vocational',
      match: 'folded',
      own: true,
      words: `ciclo formativo(?: de grado (?:superior|medio))?|tecnico superior en|tecnico en|formacion profesional|
          grado (?:superior|medio)|tecnicatura`,
    },
    {
      level: 'secondary',
      match: 'folded',
      own: true,
      words: 'educacion secundaria(?: obligatoria)?',
    },
    {
      level: 'doctorate',
      match: 'folded',
      own: false,
      words: 'doctorado',
    },
    {
      level: 'master',
      match: 'folded',
      own: false,
      words: 'maestria',
    },
    {
      level: 'bachelor',
      match: 'folded',
      own: false,
      words: 'licenciatura|licenciado|licenciada|grado en',
    },
    {
      level: 'vocational',
      match: 'folded',
      own: false,
      words: 'diplomado',
    },
    {
      level: 'secondary',
      match: 'folded',
      own: false,
      words: 'bachillerato',
    },
  ],
  professions: [
    {
      level: 'doctorate',
      words: 'doctora? en',
    },
    {
      level: 'bachelor',
      words: String.raw`lic\.|ingenier[oa]|ingenieria|arquitect[oa]|arquitectura`,
    },
    {
      level: 'vocational',
      words: 'tecnic[oa]',
    },
  ],
  schools: 'universidad|instituto|academia|colegio|escuela|facultad',
  graduated: '',
  schoolSigns: '',
  field: '',
  beforeField: 'en|de',
  noField: '',
  enters: '',
  schoolStarts: '',
  fieldPrefix: '',
};
