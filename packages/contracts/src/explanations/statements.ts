import type { RequirementKind } from '../requirement-kinds.ts';
import type { Verdict } from '../verdicts.ts';

// Statements about a score, as codes with arguments that the catalogues turn into sentences. Has no schemas, since the
// command line needs nothing else of this package. The compiler checks that the engine's codes are among these.

/** Types of arguments. One with `?` may be `null`. */
type ArgumentTypes = {
  text: string;
  'text?': string | null;
  texts: readonly string[];
  /** A whole number. */
  count: number;
  /** Whole months. */
  months: number;
  'months?': number | null;
  /** `YYYY-MM`. */
  month: string;
  /** ISO 639-1. */
  language: string;
  'degree?': DegreeLevel | null;
  manner: Manner;
  verdict: Verdict;
  part: keyof typeof partCodes;
  /** Any number. */
  number: number;
  'number?': number | null;
  yes: boolean;
};

export type DegreeLevel = 'secondary' | 'vocational' | 'associate' | 'bachelor' | 'master' | 'doctorate';

/** How a resume shows a skill. */
export type Manner =
  | 'used'
  | 'listed'
  | 'piled'
  | 'implied'
  | 'of-title'
  | 'related'
  | 'of-suite'
  | 'broader'
  | 'not-shown';

type Table = Readonly<Record<string, Readonly<Record<string, keyof ArgumentTypes>>>>;
type ArgsOf<Shape> = { readonly [Name in keyof Shape]: ArgumentTypes[Shape[Name] & keyof ArgumentTypes] };
type Coded<Codes> = {
  [Code in keyof Codes]: { readonly code: Code; readonly args: ArgsOf<Codes[Code]> };
}[keyof Codes];

/** Has a sentence for each code. */
export type Sentences<Codes, Made = string> = {
  readonly [Code in keyof Codes]: (args: ArgsOf<Codes[Code]>) => Made;
};

/** Why a requirement has its verdict. */
export const reasonCodes = {
  sentence: { text: 'text' },
  'skill-not-found': {},
  'skill-used': { months: 'months?', monthsSince: 'months?' },
  'skill-listed': {},
  'skill-piled': {},
  'skill-implied': { skill: 'text' },
  'skill-of-title': { title: 'text' },
  'skill-related': { skill: 'text' },
  'skill-of-suite': { suite: 'text' },
  'skill-broader': { skill: 'text' },
  'skill-in-words': {},
  'skill-few-words': {},
  'years-undated': {},
  'years-in-all': { months: 'months', asked: 'months', positions: 'count' },
  'shown-by-person': {},
  'years-corrected': { months: 'months', asked: 'months' },
  'years-of-kind': { months: 'months', asked: 'months', positions: 'count', titled: 'months' },
  'years-of-kind-undated': {},
  'years-of-kind-none': {},
  'worked-in-field': { positions: 'count' },
  'field-described': { positions: 'count' },
  'title-not-found': {},
  'title-held': { title: 'text' },
  'title-held-lower': { title: 'text' },
  'title-in-words': {},
  'education-not-found': {},
  'degree-not-named': {},
  'degree-below': {},
  'degree-met': {},
  'degree-other-field': {},
  'degree-one-below': {},
  'degree-in-progress': {},
  'degree-by-experience': { months: 'months', asked: 'months' },
  'certificate-not-found': {},
  'certificate-named': {},
  'certificate-in-progress': {},
  'language-not-found': {},
  'language-written': { language: 'language' },
  'language-named': {},
  'language-below': { level: 'text', asked: 'text' },
  'place-unknown': {},
  'place-same': {},
  'place-ask': {},
  'terms-ask': {},
  'lines-not-found': {},
  'lines-speak': {},
  'lines-speak-partly': {},
  'near-in-meaning': {},
  'coverage-pending': {},
  'coverage-none': {},
  'coverage-shown': { shown: 'count', of: 'count' },
  'occupation-far': {},
  'occupation-partly': {},
  'occupation-near': {},
  'terms-few': {},
  'terms-shown': { shown: 'count', of: 'count' },
  'terms-shown-in-forms': { shown: 'count', of: 'count' },
} as const satisfies Table;

/** What a part of a credit is for. */
export const partCodes = {
  showing: { how: 'manner', by: 'text?' },
  'length-of-use': { months: 'months?' },
  'recency-of-use': { monthsSince: 'months?' },
  word: { word: 'text', lines: 'count' },
  phrase: { lines: 'count' },
  nearness: {},
  position: { title: 'text?', months: 'months' },
  'position-described': { title: 'text?', months: 'months' },
  'shown-by-person': {},
  'corrected-years': { months: 'months' },
  'held-title': { title: 'text?' },
  'degree-level': { level: 'degree?', asked: 'degree?' },
  'degree-field': { field: 'text?', asked: 'texts' },
  certificate: { held: 'yes' },
  'language-shown': { written: 'yes' },
  'language-level': { level: 'text?', asked: 'text' },
  'asked-skill': { requirementId: 'text', skill: 'text' },
  'occupation-lines': { lines: 'count' },
  'occupation-together': { lines: 'count' },
  'terms-line': { terms: 'count' },
} as const satisfies Table;

/** What lowers the confidence. */
export const doubtCodes = {
  sentence: { text: 'text' },
  truncated: {},
  'pages-left-out': {},
  ocr: {},
  'undecodable-text': {},
  damaged: {},
  'pages-without-text': {},
  silent: {},
  'no-position': {},
  'no-dates': {},
  /** Open positions end at the last month of a file that is older. */
  'old-file': { month: 'month' },
  'no-skill': {},
  'few-lines': {},
  'unknown-words': {},
  'glossed-resume': { language: 'language' },
  'glossed-job': { language: 'language' },
  'unread-resume': {},
  'unread-job': {},
  'words-only': {},
  'few-requirements': {},
  'not-judged': { requirements: 'count' },
} as const satisfies Table;

/** What to ask a candidate about a must-have that the resume leaves open, by its kind. */
export const questionCodes = {
  /** Years of any work. */
  'ask-years': { months: 'months' },
  'ask-years-in': { months: 'months', field: 'text' },
  'ask-years-as': { months: 'months', title: 'text' },
  'ask-degree': { level: 'degree?', fields: 'texts' },
  'ask-degree-near': { level: 'degree?', fields: 'texts' },
  'ask-certificate': { name: 'text' },
  'ask-license': { name: 'text' },
  'ask-certificate-date': { name: 'text' },
  'ask-language': { language: 'language', level: 'text?' },
  'ask-language-named': { name: 'text', level: 'text?' },
  /** Alternatives ("CPA or MBA"). */
  'ask-which': { words: 'text' },
  'ask-skill': { name: 'text' },
  'ask-skill-near': { name: 'text' },
  'ask-place': { place: 'text' },
  'ask-on-site': {},
  'ask-travel': {},
  'ask-relocation': {},
  'ask-shifts': {},
  'ask-right-to-work': {},
  'ask-clearance': {},
  'ask-transport': {},
  'ask-physical': {},
  'ask-availability': {},
  'ask-portfolio': {},
  /** In a few words of the advert. */
  'ask-work': { words: 'text' },
} as const satisfies Table;

/** What differs between a stored analysis and the same one computed again. */
export const changeCodes = {
  'other-file': {},
  'other-reading': {},
  'other-facts': {},
  'other-job': {},
  'other-engine': { now: 'text', before: 'text' },
  'other-score': { now: 'number?', before: 'number?' },
  'other-confidence': { now: 'number', before: 'number' },
  'other-doubts': {},
  'other-flags': {},
  'requirement-added': { requirement: 'text' },
  'requirement-removed': { requirement: 'text' },
  'other-weight': { requirement: 'text', now: 'number', before: 'number' },
  'other-weighting': { requirement: 'text' },
  'other-verdict': { requirement: 'text', now: 'verdict', before: 'verdict' },
  'other-credit': { requirement: 'text', now: 'number?', before: 'number?' },
  'other-part': { requirement: 'text', part: 'part', now: 'number', before: 'number' },
  'part-added': { requirement: 'text', part: 'part' },
  'part-removed': { requirement: 'text', part: 'part' },
  'other-reason': { requirement: 'text' },
  'other-evidence': { requirement: 'text' },
  /** Nothing in the score differs. */
  'other-bytes': {},
} as const satisfies Table;

export type Question = Coded<typeof questionCodes>;
export type ReplayChange = Coded<typeof changeCodes>;
export type PartCode = keyof typeof partCodes;
export type Reason = Coded<typeof reasonCodes>;
export type CreditPart = Coded<typeof partCodes>;
export type ConfidenceReason = Coded<typeof doubtCodes>;

/** What determines the base of a weight, in addition to the kind of the requirement. */
export const weightBases = ['must', 'asked', 'nice', 'soft', 'whole', 'given'] as const;
export type WeightBase = (typeof weightBases)[number];

/** What raises or lowers a weight. */
export const weightFactors = [
  'rare-words',
  'many-of-kind',
  'through-glossary',
  'title-of-advert',
  'beside-few',
  'asked-for',
  'overall-share',
  'within-scale',
  'by-hand',
] as const;
export type WeightFactorCode = (typeof weightFactors)[number];

/** How a weight is computed: the base times all factors. */
export type Weighting = {
  readonly base: number;
  readonly asked: WeightBase;
  readonly factors: readonly { readonly code: WeightFactorCode; readonly value: number }[];
};

/** What the reading of a file lost, or that what cannot be seen in it says nothing. */
export const flagNotes = [
  'truncated',
  'pages-left-out',
  'ocr',
  'undecodable-text',
  'damaged',
  'pages-without-text',
  'harmless-marks',
] as const;
export type FlagNote = (typeof flagNotes)[number];

/** All sentences about a score in one language. */
export type Explanations = {
  readonly reason: Sentences<typeof reasonCodes>;
  /** What a part is for and what was found, as a label. */
  readonly part: Sentences<typeof partCodes>;
  /** What a part lacks for its full share; `null` if that is obvious. */
  readonly missing: Sentences<typeof partCodes, string | null>;
  readonly doubt: Sentences<typeof doubtCodes>;
  readonly flagNote: Readonly<Record<FlagNote, string>>;
  readonly weightBase: (asked: WeightBase, kind: RequirementKind) => string;
  /** @param value what the weight is multiplied by */
  readonly weightFactor: (code: WeightFactorCode, value: number) => string;
  /** The name of a part, without what was found. */
  readonly partName: Readonly<Record<PartCode, string>>;
  readonly question: Sentences<typeof questionCodes>;
  readonly change: Sentences<typeof changeCodes>;
  /** A requirement with the sentence of its reason behind it, for lists of strengths and gaps. */
  readonly remark: (requirement: string, reason: string, isMust: boolean) => string;
  /** A correction of facts written by a person. */
  readonly byHand: (quotes: readonly string[]) => string;
  /** The resume does not mention it. */
  readonly notMentioned: string;
  /** Words or terms that no line has. */
  readonly wordsNotFound: (words: readonly string[]) => string;
  /** The words appear in few lines. */
  readonly fewLines: string;
  readonly skillsNotFound: (skills: readonly string[]) => string;
  /** Months missing from the required ones. */
  readonly monthsMissing: (months: number) => string;
  /** Months that positions show by their titles alone are too few. */
  readonly titledMonthsMissing: (months: number) => string;
};

/** The sentence for a reason, part or doubt. */
export function say<Catalogue extends Readonly<Record<string, (args: never) => string | null>>>(
  sentences: Catalogue,
  { code, args }: { readonly code: keyof Catalogue; readonly args: object },
): ReturnType<Catalogue[keyof Catalogue]> {
  // The code determines the type of the arguments; the compiler cannot infer that through the mapped type.
  return sentences[code]?.(args as never) as ReturnType<Catalogue[keyof Catalogue]>;
}
