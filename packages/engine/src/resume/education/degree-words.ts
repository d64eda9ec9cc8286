import type { WrittenLanguage } from '../../languages/language.ts';
import { allMatches } from '../../words/all-matches.ts';
import type { DegreeLevel } from '../resume.ts';
import {
  findDegreesInUnsupportedLanguage,
  namesSchoolInUnsupportedLanguage,
} from './degrees-in-unsupported-languages.ts';

const start = String.raw`(?<![\p{L}\p{N}.])`;
const stop = String.raw`(?![\p{L}\p{N}])`;

type Case = 'any-case' | 'as-written';
type DegreeForm = readonly [level: DegreeLevel, letters: Case, words: string];

/** "MS Word" and "MS-EXCEL" are programs. */
const officePrograms =
  'Office|Word|Excel|SQL|Access|Project|Visio|Power|Outlook|Windows|Teams|Share|Dynamics|Paint|Exchange|Azure|Publisher|One|Server|DOS'
    .split('|')
    .flatMap((program) => [program, program.toUpperCase(), program.toLowerCase()])
    .join('|');

/** How degrees are written, the highest level first. Abbreviations that are words or states need their capitals. */
const forms: readonly DegreeForm[] = [
  [
    'doctorate',
    'any-case',
    String.raw`ph\.? ?d\.?|d\.? ?phil\.?|doctorate|doctoral degree|doctor of (?:philosophy|science|medicine|education|business|pharmacy|law|engineering|veterinary medicine|dental (?:surgery|medicine)|nursing|public health|physical therapy|psychology|theology|divinity|optometry)[\p{L} ]{0,20}?|juris doctor|promotion zum dr|doctorat|doctorado|dottorato|doutorado|doutoramento|doktorat|dr\.-?ing\.?|dr\. rer\. nat\.?`,
  ],
  [
    'doctorate',
    'as-written',
    String.raw`M\.?D\.?(?!,? \d{5})|J\.?D\.?|Ed\.?D\.?|D\.?B\.?A\.?(?= |,)|Pharm\.?D\.?`,
  ],
  [
    'master',
    'any-case',
    String.raw`master'?s?(?: of [\p{L}]+(?: [\p{L}]+)?| in| degree| diploma)|master'?s|masters?(?! (?:data|plans?|planning|schedul\p{L}*|class(?:es)?|agreements?|services?|files?|records?|budgets?|chef|electrician|plumber|technician|trainer|mechanic|sergeant|carpenter|stylist|lead))|m\.? ?tech\.?|m\.?sc\.?|m\.? ?phil\.?|m\.?b\.?a\.?|m\.?c\.?a\.?|m\.? ?com\.?|m\.eng\.?|meng|ll\.?m\.?|post[ -]?graduat(?:e|ion)(?: diploma| degree| program(?:me)?)?|pgdm|pgdbm|pgdca|pgd|magister|maestria|mestrado|laurea magistrale|diplom-?(?:ingenieur|kaufmann|informatiker|betriebswirt)(?:in)?|dipl\.-?(?:ing|kfm|inf|wirt)\.?|executive mba|emba|licence master|staatsexamen|mastere`,
  ],
  [
    'master',
    'as-written',
    String.raw`M\.?S\.?(?![ -]?(?:${officePrograms}))|M\.?A\.?(?!,? \d{5})|M\.?E\.?|M\.?Ed\.?|M\.?S\.?W\.?|M\.?P\.?A\.?|M\.?P\.?H\.?|M\.?S\.?N\.?|M\.?F\.?A\.?|MIM|MMS|M\.? Pharm\.?`,
  ],
  [
    'bachelor',
    'any-case',
    String.raw`bachelors?'?s?(?: of [\p{L}]+(?: [\p{L}]+)?| in| degree)|bachelor'?s?|b\.? ?-?tech\.?|b\.? ?sc\.?|b\.? ?com\.?|b\.?b\.?a\.?|b\.?c\.?a\.?|b\.? ?eng\.?|bsba|bsn|b\.? ?pharm\.?|b\.?b\.?m\.?|bms|ll\.?b\.?|undergraduate degree|graduate degree|licence (?:en|es|professionnelle)|licenciatura|licenciado|licenciada|laurea(?: triennale)?|grado en|licenta|licenciat|engineer'?s degree|b\.?arch\.?|baccalaureate|mbbs|mb ?ch\.?b|mb bchir|bmbs|bds|bvsc|bvetmed`,
  ],
  [
    'bachelor',
    'as-written',
    String.raw`B\.?S\.?(?! ?(?:EN )?(?!(?:19|20)\d\d)\d{3,5})|B\.?A\.?|B\.?E\.?|A\.?B\.?(?=,| in)|B\.?Ed\.?|B\.?F\.?A\.?|B\.?S\.?W\.?|B\.?M\.?S\.?|B\.?Acc\.?|BEng`,
  ],
  [
    'associate',
    'any-case',
    String.raw`associate'?s? (?:of (?:applied )?(?:arts|science)s?(?: degree)?|of|in|degree)[\p{L} ]{0,20}?|associates degree|foundation degree|hnd|higher national diploma`,
  ],
  [
    'associate',
    'as-written',
    String.raw`A\.?A\.?S\.?(?=,| in| of| degree| \p{Lu}\p{Ll})|A\.A\.S\.?(?= \(?(?:19|20)\d\d|$)|A\.?A\.?(?=,| in| degree)|A\.[AS]\.(?= \p{Lu}\p{Ll})|A\.?S\.?(?=,| in| degree)`,
  ],
  [
    'vocational',
    'any-case',
    String.raw`(?:advanced |graduate |national |professional |executive |vocational |technical )?diplom[ae]s?(?= |,|$|\b)|diplomado|fachausbildung|berufsausbildung|ausbildung (?:zum|zur|als)|formation professionnelle|polytechnic diploma|h\.?dip\.?|pg ?dip\.?|grad ?dip\.?|nvq(?: level \d)?|btec|city (?:and|&) guilds|apprenticeship`,
  ],
  ['vocational', 'as-written', 'ITI'],
  [
    'secondary',
    'any-case',
    String.raw`high school(?: diploma| degree| certificate)?|h\.?s\.?c\.?|s\.?s\.?c\.?|ssl?c|cbse|icse|intermediate|(?:west african )?(?:senior )?school certificate|wassce|waec|neco|ssce|higher secondary(?: certificate| education| school certificate)?|senior secondary|secondary school(?: certificate| leaving certificate| diploma)?|10th|12th|xth|xiith|x std|xii std|matriculation|leaving cert(?:ificate)?|junior cert(?:ificate)?|(?:advanced |scottish )?highers|international baccalaureate|a[ -]levels?|gcses?|o[ -]levels?|abitur|fachabitur|realschulabschluss|baccalaureat|bachillerato|maturita|bacalaureat|matura|ged|general educational? (?:development|diploma)|vwo|havo|diploma di maturita|ensino medio|plus two|\+2`,
  ],
];

/** Further ways in other languages than English; looked for before the others, and only in texts of such languages. */
const foreignForms: readonly DegreeForm[] = [
  ['master', 'as-written', 'DESS|DEA'],
  ['vocational', 'as-written', 'CAP'],
  [
    'secondary',
    'any-case',
    'diploma di maturita|diploma de bacalaureat|diplome du baccalaureat|diploma di (?:scuola (?:media )?superiore|istruzione secondaria|liceo)|diploma de ensino medio',
  ],
  ['doctorate', 'any-case', String.raw`doctoraat|dottorato di ricerca|dr hab\.?|studia doktoranckie`],
  [
    'master',
    'any-case',
    String.raw`laurea specialistica|laurea a ciclo unico|masterat(?:ul)?|magistra|magister inzynier|mgr(?: inz)?\.?|studia magisterskie|diplome d'ingenieur|diplome d'etudes approfondies|drs\.?|doctorandus|(?:erstes|zweites) staatsexamen|magisterarbeit|magister artium|bac ?\+ ?5|laurea (?:quinquennale|vecchio ordinamento)|pos[ -]graduacao|pos(?:t|t-)?grado|studia (?:ii|drugiego) stopnia|studia podyplomowe|studii (?:de master|postuniversitare)|wo-master|doctoraal`,
  ],
  [
    'bachelor',
    'any-case',
    String.raw`licence(?! (?:de conduire|b(?![\p{L}])))|diplomatura|diplomad[oa] en|ingenier[oa] tecnic[oa]|licentiat(?:a)?|diploma de licenta|inginer diplomat|studii universitare|studii superioare|licencjat|tytul inzyniera|bacharel(?:ado|ato)?|studia inzynierskie|wyksztalcenie wyzsze|studia (?:i|pierwszego) stopnia|graduad[oa] en|graduacao(?! em andamento)|titulo de grado|bac ?\+ ?[34]|diploma de inginer|dyplom inzyniera|lerarenopleiding|pabo|hts|heao|wo-bachelor|hbo(?:-bachelor)?|fachhochschulabschluss|diplom ?\(fh\)`,
  ],
  [
    'vocational',
    'any-case',
    String.raw`bep|bts|dut|mbo|hbo|diplome d'etat(?: d'[\p{L}]+)?|gepruefte[rn]? [\p{L}]+|geprufte[rn]? [\p{L}]+|meisterbrief|gesellenbrief|ciclo formativo(?: de grado (?:superior|medio))?|tecnico superior en|tecnico en|formacion profesional|curso tecnico|curso profissional|scoala (?:postliceala|profesionala)|studii postliceale|diploma di (?:perito|ragioneria|geometra)|perito (?:commerciale|industriale|meccanico|elettronico|informatico)|qualifica professionale|bac ?\+ ?2|grado (?:superior|medio)|tecnicatura|meisterprufung|umschulung(?: zum| zur)?|curso profissionalizante|cursuri de calificare|diploma tecnic[oa]|mts|meao|mbo-[\p{L}]+|mbo niveau \d|szkola (?:policealna|zawodowa)|technik (?:informatyk|mechanik|ekonomista|elektryk|logistyk|budownictwa)`,
  ],
  [
    'secondary',
    'any-case',
    String.raw`hauptschulabschluss|mittlere reife|fachhochschulreife|allgemeine hochschulreife|(?:diplome du )?baccalaureat(?: [\p{L}]+)?|(?:diploma de )?bacalaureat|(?:examen de )?bacalaureat|studii medii|studii liceale|swiadectwo dojrzalosci|wyksztalcenie srednie|ensino secundario|mittlerer schulabschluss|hochschulreife|bac (?:pro|s|es|l|general|scientifique|technologique|professionnel|litteraire)|brevet des colleges|educacion secundaria(?: obligatoria)?|licenza media|srednie techniczne|liceum ogolnoksztalcace|egzamin maturalny|swiadectwo maturalne|vmbo|mavo|12\.? ?[oº] ano`,
  ],
];

export type DegreeMention = {
  readonly start: number;
  readonly end: number;
  readonly level: DegreeLevel | null;
};

/** One expression for all forms of a kind, a group a form, so that a text is gone through twice and not eleven times. */
function combine(
  all: readonly DegreeForm[],
  letters: Case,
): { pattern: RegExp; levels: readonly DegreeLevel[]; letters: Case } {
  const own = all.filter((form) => form[1] === letters);
  const groups = own.map(([, , words]) => `(${words})`).join('|');
  return {
    pattern: new RegExp(`${start}(?:${groups})${stop}`, 'gu'),
    levels: own.map(([level]) => level),
    letters,
  };
}

const inEnglish = [combine(forms, 'any-case'), combine(forms, 'as-written')];
const allForms = [...foreignForms, ...forms];
const inOthers = [combine(allForms, 'any-case'), combine(allForms, 'as-written')];

/** Degrees named like a profession: in sections of work they are jobs. */
const professions = (
  [
    ['doctorate', 'doctora? en|doutora? em|doktor(?:in)? der'],
    ['master', String.raw`ingenieure?|maitrise|diplom-\p{L}+|dipl\.-\p{L}+\.?|diplom(?= |$)`],
    [
      'bachelor',
      String.raw`inzynier|inz\.|lic\.|inginer(?:ie)?|ingenier[oa]|ingenieria|engenheir[oa]|engenharia|arquitect[oa]|arquitectura|tecnologo em`,
    ],
    [
      'vocational',
      'industriemeister(?:in)?|meister(?:in)?|fachwirt(?:in)?|facharbeiter(?:in)?|techniker(?:in)?|technik|technicien(?:ne)? superieure?|tecnic[oa]|perito|ragioniere',
    ],
  ] as const
).map(([level, words]) => ({ level, pattern: new RegExp(`^\\s*(${words})${stop}`, 'u') }));

/** The degree that a phrase about education begins with and that elsewhere would be a job: "Inżynier informatyki". */
export function findProfessionAsDegree(folded: string, language: WrittenLanguage): DegreeMention | null {
  if (language === 'en') return null;
  for (const { level, pattern } of professions) {
    const word = pattern.exec(folded);
    if (word) return { start: word[0].length - (word[1]?.length ?? 0), end: word[0].length, level };
  }
  return null;
}

const certificate =
  /(?<![\p{L}\p{N}])(?:(?:(?:advanced|graduate|postgraduate|post-graduate|professional|undergraduate|higher) )?certificate(?= in\b| of\b)|pg[cd]e\b)/u;

/** "Certificate in Bookkeeping" among degrees: an entry of education, of no level. */
export function findCertificate(folded: string): DegreeMention | null {
  const found = certificate.exec(folded);
  return found ? { start: found.index, end: found.index + found[0].length, level: null } : null;
}

/** The degrees named in a text, in text order, without overlaps. `folded` is the same text folded. */
export function findDegrees(
  text: string,
  folded: string,
  language: WrittenLanguage,
): readonly DegreeMention[] {
  let found: readonly DegreeMention[] = language === 'other' ? findDegreesInUnsupportedLanguage(folded) : [];
  for (const { pattern, levels, letters } of language === 'en' ? inEnglish : inOthers) {
    const added: DegreeMention[] = [];
    // Both go through the text in order, so each of those found before is passed once.
    let at = 0;
    for (const match of allMatches(letters === 'any-case' ? folded : text, pattern)) {
      const [start, end] = [match.index, match.index + match[0].length];
      const level = levels[match.findIndex((group, index) => index > 0 && group !== undefined) - 1];
      // In Swedish it is the form of a company.
      if (language === 'other' && match[0] === 'AB') continue;
      while ((found[at]?.end ?? end) <= start) at += 1;
      if (level === undefined || (found[at]?.start ?? end) < end) continue;
      added.push({ start, end, level });
    }
    found = [...found, ...added].sort((a, b) => a.start - b.start);
  }
  return found;
}

const institution =
  /(?<![\p{L}])(?:universit(?:y|at|aet|e|ies|a|atea|eit|es)?|universidade?|universita|uniwersytet|college|colleges|institute|instituto?|institut|polytechnic|polytechnique|politecnico|politehnica|politechnika|school|academy|academia|academie|akademie|akademia|hochschule|fachhochschule|gymnasium|gymnasiet|lycee|liceul?|liceo|colegio|colegiul|ecole|escuela|escola|scuola|scoala|facultad|facultatea|faculte|facolta|faculdade|faculty|istituto|institutul|instytut|accademia|conservatorio|conservatoire|lyceum|liceum|gimnazjum|gimnaziul|uczelnia|kolegium|kolleg|iut|cfa|schule|berufskolleg|realschule|\p{L}+schule|vidyalaya|vidyalayam|vidya|mahavidyalaya|vidhyalaya|campus|conservatory|seminary|iit|iim|nit|mit|ucla|ignou|bits|jntu|jntuh|vtu|eth|epfl|hec|insead|kth|tu|szkola|szkoly|hogeschool|universiteit|technikum|polytech)(?![\p{L}])/iu;

/** Whether folded words name a place of learning. */
export const namesInstitution = (folded: string, language: WrittenLanguage = 'en'): boolean =>
  institution.test(folded) || (language === 'other' && namesSchoolInUnsupportedLanguage(folded));
