import type { StudyWords } from '../locale.ts';

export const study: StudyWords = {
  degrees: [
    {
      level: 'doctorate',
      match: 'folded',
      own: true,
      words: String.raw`dr hab\.?|studia doktoranckie`,
    },
    {
      level: 'master',
      match: 'folded',
      own: true,
      words: String.raw`magister inzynier|mgr(?: inz)?\.?|studia magisterskie|studia (?:ii|drugiego) stopnia|
          studia podyplomowe`,
    },
    {
      level: 'bachelor',
      match: 'folded',
      own: true,
      words: `licencjat|tytul inzyniera|studia inzynierskie|wyksztalcenie wyzsze|studia (?:i|pierwszego) stopnia|
          dyplom inzyniera`,
    },
    {
      level: 'vocational',
      match: 'folded',
      own: true,
      words: `szkola (?:policealna|zawodowa)|technik (?:informatyk|mechanik|ekonomista|elektryk|logistyk|budownictwa)`,
    },
    {
      level: 'secondary',
      match: 'folded',
      own: true,
      words: `swiadectwo dojrzalosci|wyksztalcenie srednie|srednie techniczne|liceum ogolnoksztalcace|
          egzamin maturalny|swiadectwo maturalne`,
    },
    {
      level: 'doctorate',
      match: 'folded',
      own: false,
      words: 'doktorat',
    },
    {
      level: 'secondary',
      match: 'folded',
      own: false,
      words: 'matura',
    },
  ],
  professions: [
    {
      level: 'bachelor',
      words: String.raw`inzynier|inz\.`,
    },
    {
      level: 'vocational',
      words: 'technik',
    },
  ],
  schools: `uniwersytet|politechnika|instytut|akademia|liceum|gimnazjum|uczelnia|kolegium|szkola|szkoly|technikum`,
  graduated: '',
  schoolSigns: '',
  field: '',
  beforeField: '',
  noField: '',
  enters: '',
  schoolStarts: '',
  fieldPrefix: '',
};
