import type { StudyWords } from '../locale.ts';

export const study: StudyWords = {
  degrees: [
    {
      level: 'doctorate',
      match: 'folded',
      own: true,
      words: 'dottorato di ricerca',
    },
    {
      level: 'master',
      match: 'folded',
      own: true,
      words: 'laurea specialistica|laurea a ciclo unico|laurea (?:quinquennale|vecchio ordinamento)',
    },
    {
      level: 'vocational',
      match: 'folded',
      own: true,
      words: `diploma di (?:perito|ragioneria|geometra)|perito (?:commerciale|industriale|meccanico|elettronico|informatico)|
          qualifica professionale|diploma tecnic[oa]`,
    },
    {
      level: 'secondary',
      match: 'folded',
      own: true,
      words: `diploma di maturita|diploma di (?:scuola (?:media )?superiore|istruzione secondaria|liceo)|
          licenza media`,
    },
    {
      level: 'doctorate',
      match: 'folded',
      own: false,
      words: 'dottorato',
    },
    {
      level: 'master',
      match: 'folded',
      own: false,
      words: 'laurea magistrale',
    },
    {
      level: 'bachelor',
      match: 'folded',
      own: false,
      words: 'laurea(?: triennale)?',
    },
    {
      level: 'secondary',
      match: 'folded',
      own: false,
      words: 'maturita|diploma di maturita',
    },
  ],
  professions: [
    {
      level: 'vocational',
      words: 'perito|ragioniere',
    },
  ],
  schools: 'universita|politecnico|istituto|liceo|scuola|facolta|accademia|conservatorio',
  graduated: '',
  schoolSigns: '',
  field: '',
  beforeField: '',
  noField: '',
  enters: '',
  schoolStarts: '',
  fieldPrefix: '',
};
