import type { StudyWords } from '../locale.ts';

export const study: StudyWords = {
  degrees: [
    {
      level: 'master',
      match: 'folded',
      own: true,
      words: 'magistra|(?:erstes|zweites) staatsexamen|magisterarbeit|magister artium',
    },
    {
      level: 'bachelor',
      match: 'folded',
      own: true,
      words: String.raw`fachhochschulabschluss|diplom ?\(fh\)`,
    },
    {
      level: 'vocational',
      match: 'folded',
      own: true,
      words: String.raw`gepruefte[rn]? [\p{L}]+|geprufte[rn]? [\p{L}]+|meisterbrief|gesellenbrief|meisterprufung|
          umschulung(?: zum| zur)?`,
    },
    {
      level: 'secondary',
      match: 'folded',
      own: true,
      words: `hauptschulabschluss|mittlere reife|fachhochschulreife|allgemeine hochschulreife|
          mittlerer schulabschluss|hochschulreife`,
    },
    {
      level: 'doctorate',
      match: 'folded',
      own: false,
      words: String.raw`promotion zum dr|dr\.-?ing\.?|dr\. rer\. nat\.?`,
    },
    {
      level: 'master',
      match: 'folded',
      own: false,
      words: String.raw`magister|diplom-?(?:ingenieur|kaufmann|informatiker|betriebswirt)(?:in)?|dipl\.-?(?:ing|kfm|inf|wirt)\.?|
          staatsexamen`,
    },
    {
      level: 'vocational',
      match: 'folded',
      own: false,
      words: 'fachausbildung|berufsausbildung|ausbildung (?:zum|zur|als)',
    },
    {
      level: 'secondary',
      match: 'folded',
      own: false,
      words: 'abitur|fachabitur|realschulabschluss',
    },
  ],
  professions: [
    {
      level: 'doctorate',
      words: 'doktor(?:in)? der',
    },
    {
      level: 'master',
      words: String.raw`diplom-\p{L}+|dipl\.-\p{L}+\.?|diplom(?= |$)`,
    },
    {
      level: 'vocational',
      words: 'industriemeister(?:in)?|meister(?:in)?|fachwirt(?:in)?|facharbeiter(?:in)?|techniker(?:in)?',
    },
  ],
  schools: String.raw`universit(?:at|aet)|institut|akademie|hochschule|fachhochschule|gymnasium|kolleg|schule|berufskolleg|
      realschule|\p{L}+schule|eth|tu`,
  graduated: '',
  schoolSigns: '',
  field: '',
  beforeField: 'im|der',
  noField: '',
  enters: '',
  schoolStarts: '',
  fieldPrefix: '',
};
