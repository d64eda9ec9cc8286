import type { StudyWords } from '../locale.ts';

export const study: StudyWords = {
  degrees: [
    {
      level: 'master',
      match: 'as-written',
      own: true,
      words: 'DESS|DEA',
    },
    {
      level: 'master',
      match: 'folded',
      own: true,
      words: String.raw`diplome d'ingenieur|diplome d'etudes approfondies|bac ?\+ ?5`,
    },
    {
      level: 'bachelor',
      match: 'folded',
      own: true,
      words: String.raw`licence(?! (?:de conduire|b(?![\p{L}])))|bac ?\+ ?[34]`,
    },
    {
      level: 'vocational',
      match: 'as-written',
      own: true,
      words: 'CAP',
    },
    {
      level: 'vocational',
      match: 'folded',
      own: true,
      words: String.raw`bep|bts|dut|diplome d'etat(?: d'[\p{L}]+)?|bac ?\+ ?2`,
    },
    {
      level: 'secondary',
      match: 'folded',
      own: true,
      words: String.raw`diplome du baccalaureat|(?:diplome du )?baccalaureat(?: [\p{L}]+)?|bac (?:pro|s|es|l|general|scientifique|technologique|professionnel|litteraire)|
          brevet des colleges`,
    },
    {
      level: 'doctorate',
      match: 'folded',
      own: false,
      words: 'doctorat',
    },
    {
      level: 'master',
      match: 'folded',
      own: false,
      words: 'licence master|mastere',
    },
    {
      level: 'bachelor',
      match: 'folded',
      own: false,
      words: 'licence (?:en|es|professionnelle)',
    },
    {
      level: 'vocational',
      match: 'folded',
      own: false,
      words: 'formation professionnelle',
    },
    {
      level: 'secondary',
      match: 'folded',
      own: false,
      words: 'baccalaureat',
    },
  ],
  professions: [
    {
      level: 'master',
      words: 'ingenieure?|maitrise',
    },
    {
      level: 'vocational',
      words: 'technicien(?:ne)? superieure?',
    },
  ],
  schools: `universites?|polytechnique|lycee|ecole|faculte|conservatoire|academie|institut|iut|cfa|polytech|epfl|hec|
      insead`,
  graduated: '',
  schoolSigns: '',
  field: '',
  beforeField: 'en|de',
  noField: '',
  enters: '',
  schoolStarts: '',
  fieldPrefix: '',
};
