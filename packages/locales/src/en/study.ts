import type { StudyWords } from '../locale.ts';

/** "MS Word" and "MS-EXCEL" are programs. */
const officePrograms =
  'Office|Word|Excel|SQL|Access|Project|Visio|Power|Outlook|Windows|Teams|Share|Dynamics|Paint|Exchange|Azure|Publisher|One|Server|DOS'
    .split('|')
    .flatMap((program) => [program, program.toUpperCase(), program.toLowerCase()])
    .join('|');

export const study: StudyWords = {
  degrees: [
    {
      level: 'doctorate',
      match: 'folded',
      own: false,
      words: String.raw`ph\.? ?d\.?|d\.? ?phil\.?|doctorate|doctoral degree|doctor of (?:philosophy|science|medicine|education|business|pharmacy|law|engineering|veterinary medicine|dental (?:surgery|medicine)|nursing|public health|physical therapy|psychology|theology|divinity|optometry)[\p{L} ]{0,20}?|
          juris doctor`,
    },
    {
      level: 'doctorate',
      match: 'as-written',
      own: false,
      words: String.raw`M\.?D\.?(?!,? \d{5})|J\.?D\.?|Ed\.?D\.?|D\.?B\.?A\.?(?= |,)|Pharm\.?D\.?|DNP|DPT|Psy\.?D\.?|DVM|DDS|DMD`,
    },
    {
      level: 'master',
      match: 'folded',
      own: false,
      words: String.raw`master'?s?(?: of [\p{L}]+(?: [\p{L}]+)?| in| degree| diploma)|master'?s|masters?(?! (?:data|plans?|planning|schedul\p{L}*|class(?:es)?|agreements?|services?|files?|records?|budgets?|chef|electrician|plumber|technician|trainer|mechanic|sergeant|carpenter|stylist|lead))|
          m\.? ?tech\.?|m\.?sc\.?|m\.? ?phil\.?|m\.?b\.?a\.?|m\.?c\.?a\.?|m\.? ?com\.?|m\.eng\.?|meng|ll\.?m\.?|
          post[ -]?graduat(?:e|ion)(?: diploma| degree| program(?:me)?)?|pgdm|pgdbm|pgdca|pgd|executive mba|emba`,
    },
    {
      level: 'master',
      match: 'as-written',
      own: false,
      words: String.raw`M\.?S\.?(?![ -]?(?:${officePrograms}))|M\.?A\.?(?!,? \d{5})|M\.?E\.?|M\.?Ed\.?|M\.?S\.?W\.?|
          M\.?P\.?A\.?|M\.?P\.?H\.?|MHA|MLIS|M\.?Arch|M\.?S\.?N\.?|M\.?F\.?A\.?|MIM|MMS|M\.? Pharm\.?`,
    },
    {
      level: 'bachelor',
      match: 'folded',
      own: false,
      words: String.raw`bachelors?'?s?(?: of [\p{L}]+(?: [\p{L}]+)?| in| degree)|bachelor'?s?|b\.? ?-?tech\.?|b\.? ?sc\.?|
          b\.? ?com\.?|b\.?b\.?a\.?|b\.?c\.?a\.?|b\.? ?eng\.?|bsba|bsn|b\.? ?pharm\.?|b\.?b\.?m\.?|bms|
          ll\.?b\.?|undergraduate degree|graduate degree|engineer'?s degree|b\.?arch\.?|baccalaureate|mbbs|
          mb ?ch\.?b|mb bchir|bmbs|bds|bvsc|bvetmed`,
    },
    {
      level: 'bachelor',
      match: 'as-written',
      own: false,
      words: String.raw`B\.?S\.?(?! ?(?:EN )?(?!(?:19|20)\d\d)\d{3,5})|B\.?A\.?|B\.?E\.?|A\.?B\.?(?=,| in)|B\.?Ed\.?|
          B\.?F\.?A\.?|B\.?S\.?W\.?|B\.?M\.?S\.?|B\.?Acc\.?|BEng`,
    },
    {
      level: 'associate',
      match: 'folded',
      own: false,
      words: String.raw`associate'?s? (?:of (?:applied )?(?:arts|science)s?(?: degree)?|of|in|degree)[\p{L} ]{0,20}?|
          associates degree|foundation degree|hnd|higher national diploma`,
    },
    {
      level: 'associate',
      match: 'as-written',
      own: false,
      words: String.raw`A\.?A\.?S\.?(?=,| in| of| degree| \p{Lu}\p{Ll})|A\.A\.S\.?(?= \(?(?:19|20)\d\d|$)|A\.?A\.?(?=,| in| degree)|
          A\.[AS]\.(?= \p{Lu}\p{Ll})|A\.?S\.?(?=,| in| degree)|ADN|ASN`,
    },
    {
      level: 'vocational',
      match: 'folded',
      own: false,
      words: String.raw`(?:advanced |graduate |national |professional |executive |vocational |technical )?diplom[ae]s?(?= |,|$|\b)|
          polytechnic diploma|h\.?dip\.?|pg ?dip\.?|grad ?dip\.?|nvq(?: level \d)?|btec|city (?:and|&) guilds|
          apprenticeship`,
    },
    {
      level: 'vocational',
      match: 'as-written',
      own: false,
      words: 'ITI',
    },
    {
      level: 'secondary',
      match: 'folded',
      own: false,
      words: String.raw`high school(?: diploma| degree| certificate)?|h\.?s\.?c\.?|s\.?s\.?c\.?|ssl?c|cbse|icse|intermediate|
          (?:west african )?(?:senior )?school certificate|wassce|waec|neco|ssce|
          higher secondary(?: certificate| education| school certificate)?|senior secondary|
          secondary school(?: certificate| leaving certificate| diploma)?|10th|12th|xth|xiith|x std|xii std|
          matriculation|leaving cert(?:ificate)?|junior cert(?:ificate)?|(?:advanced |scottish )?highers|
          international baccalaureate|a[ -]levels?|gcses?|o[ -]levels?|ged|general educational? (?:development|diploma)|
          plus two|\+2`,
    },
  ],
  professions: [],
  schools: `universit(?:y|ies)|college|colleges|institute|polytechnic|school|academy|faculty|conservatory|seminary|
      campus|vidyalaya|vidyalayam|vidya|mahavidyalaya|vidhyalaya|iit|iim|nit|mit|ucla|ignou|bits|jntu|jntuh|vtu|
      kth|gymnasiet`,
  graduated: '',
  schoolSigns: '',
  field: '',
  beforeField: 'in|of|major in',
  noField: String.raw`gpa|note|diploma|m\.`,
  enters: '',
  schoolStarts: '',
  fieldPrefix: '',
};
