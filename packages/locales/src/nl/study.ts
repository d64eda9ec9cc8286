import type { StudyWords } from '../locale.ts';

export const study: StudyWords = {
  degrees: [
    {
      level: 'doctorate',
      match: 'folded',
      own: true,
      words: 'doctoraat',
    },
    {
      level: 'master',
      match: 'folded',
      own: true,
      words: String.raw`drs\.?|doctorandus|wo-master|doctoraal`,
    },
    {
      level: 'bachelor',
      match: 'folded',
      own: true,
      words: 'lerarenopleiding|pabo|hts|heao|wo-bachelor|hbo(?:-bachelor)?',
    },
    {
      level: 'vocational',
      match: 'folded',
      own: true,
      words: String.raw`mbo|hbo|mts|meao|mbo-[\p{L}]+|mbo niveau \d`,
    },
    {
      level: 'secondary',
      match: 'folded',
      own: true,
      words: 'vmbo|mavo',
    },
    {
      level: 'secondary',
      match: 'folded',
      own: false,
      words: 'vwo|havo',
    },
  ],
  professions: [],
  schools: 'universiteit|hogeschool|lyceum',
  graduated: '',
  schoolSigns: '',
  field: '',
  beforeField: 'in de',
  noField: '',
  enters: '',
  schoolStarts: '',
  fieldPrefix: '',
};
