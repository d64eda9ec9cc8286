import type { StudyWords } from '../locale.ts';

export const study: StudyWords = {
  degrees: [
    {
      level: 'master',
      match: 'folded',
      own: true,
      words: 'pos[ -]graduacao',
    },
    {
      level: 'bachelor',
      match: 'folded',
      own: true,
      words: 'bacharel(?:ado|ato)?|graduacao(?! em andamento)',
    },
    {
      level: 'vocational',
      match: 'folded',
      own: true,
      words: 'curso tecnico|curso profissional|curso profissionalizante',
    },
    {
      level: 'secondary',
      match: 'folded',
      own: true,
      words: String.raw`diploma de ensino medio|ensino secundario|12\.? ?[oº] ano`,
    },
    {
      level: 'doctorate',
      match: 'folded',
      own: false,
      words: 'doutorado|doutoramento',
    },
    {
      level: 'master',
      match: 'folded',
      own: false,
      words: 'mestrado',
    },
    {
      level: 'secondary',
      match: 'folded',
      own: false,
      words: 'ensino medio',
    },
  ],
  professions: [
    {
      level: 'doctorate',
      words: 'doutora? em',
    },
    {
      level: 'bachelor',
      words: 'engenheir[oa]|engenharia|tecnologo em',
    },
  ],
  schools: 'universidade|escola|faculdade|instituto',
  graduated: '',
  schoolSigns: '',
  field: '',
  beforeField: 'em|de',
  noField: '',
  enters: '',
  schoolStarts: '',
  fieldPrefix: '',
};
