import type { DegreeLevel, Evidence } from '../resume/resume.ts';

export type RequirementKind =
  | 'skill'
  | 'experience'
  | 'title'
  | 'education'
  | 'certification'
  | 'language'
  | 'location'
  | 'other';

/** What a requirement asks for, in terms that code can check. */
export type Demand = SingleDemand & {
  /**
   * Alternatives of different kinds ("CPA or MBA"): any of the ways will do, and a way asks for all of its members. The
   * demand itself is the first member of the first way. Left out where there is one way.
   */
  readonly ways?: readonly (readonly AskedDemand[])[];
};

/** What a line can ask for by itself. */
export type AskedDemand = Extract<SingleDemand, { readonly kind: RequirementKind }>;

type SingleDemand =
  /** Any one of the skills satisfies it ("React or Vue"). */
  | { readonly kind: 'skill'; readonly skillIds: readonly string[]; readonly minMonths: number | null }
  /** Years of work, in all or with one of the skills named; 0 months where work in the field is asked for without years. */
  /** `field` is what the years are of, in the advert's words: "operations finance"; `null` where any work will do. */
  | {
      readonly kind: 'experience';
      readonly minMonths: number;
      readonly skillIds: readonly string[];
      readonly field: string | null;
    }
  | { readonly kind: 'title'; readonly title: string }
  /** `instead` is the work that may stand in for the degree, where the advert takes equivalent experience. */
  | {
      readonly kind: 'education';
      readonly level: DegreeLevel | null;
      readonly fields: readonly string[];
      readonly instead?: string;
    }
  | { readonly kind: 'certification'; readonly name: string }
  | { readonly kind: 'language'; readonly name: string; readonly level: string | null }
  | { readonly kind: 'location'; readonly place: string }
  /** The occupations that the whole job speaks of, nearest first, by their O*NET codes. */
  | {
      readonly kind: 'line-of-work';
      readonly occupations: readonly { readonly code: string; readonly share: number }[];
    }
  /** The distinctive terms of the whole advert, most distinctive first. */
  | {
      readonly kind: 'telling-words';
      readonly words: readonly DistinctiveTerm[];
    }
  /** How much of everything asked is shown: a long advert well covered says more than a short one. */
  | { readonly kind: 'breadth' }
  /** `logistics` is a term of the work, such as travel: asked of the candidate, and never scored. `true` in an earlier version. */
  | { readonly kind: 'other'; readonly logistics?: LogisticsTerm | true };

export type LogisticsTerm =
  | 'travel'
  | 'shifts'
  | 'right-to-work'
  | 'clearance'
  | 'physical'
  | 'transport'
  | 'relocation'
  | 'on-site'
  | 'availability';

/** A word that distinguishes an advert from others; the squares of the weights, without their second rarity, add up to 1. */
export type DistinctiveTerm = {
  readonly stem: string;
  readonly weight: number;
  /** In another language than English: keys of the word as it is written. */
  readonly written?: readonly string[];
  /** In another language than English: which of the words stand right behind it in the advert, by their numbers. */
  readonly followedBy?: readonly number[];
};

/** What raises or lowers a weight. */
export type WeightFactorCode =
  /** The words asked for are rarer or commoner than most. */
  | 'rare-words'
  /** All requirements of a kind share one budget. */
  | 'many-of-kind'
  /** Read through a glossary, where what any work has is found more often than the words of this one. */
  | 'through-glossary'
  /** The title of a whole advert. */
  | 'title-of-advert'
  /** The occupation match beside few or light requirements. */
  | 'beside-few'
  /** A full advert asks for it line by line, which tells more than what it only describes. */
  | 'asked-for'
  /** The share of the points of a full advert that the overall fit is left with. */
  | 'overall-share'
  /** The heaviest of the job is put at the end of the scale, and the others in proportion. */
  | 'within-scale'
  /** A recruiter changed the weight. */
  | 'by-hand';

export type WeightFactor = { readonly code: WeightFactorCode; readonly value: number };

/** How a weight comes to be: its base times all factors, to two decimals. */
export type Weighting = {
  readonly base: number;
  /** What the base follows from, beside the kind: the wording, a soft skill, that the whole advert asks for it, or nothing that is known. */
  readonly asked: 'must' | 'asked' | 'nice' | 'soft' | 'whole' | 'given';
  readonly factors: readonly WeightFactor[];
};

/** One line a person would tick. */
export type Requirement = {
  /** Stable for the same job text: the same text gives the same ids. */
  readonly id: string;
  readonly kind: RequirementKind;
  /** Short words for a person, taken from the job text or the vocabulary. */
  readonly text: string;
  readonly must: boolean;
  /** Whether it belongs to the overall fit (title, work described, the advert as a whole) instead of being asked for by a line. */
  readonly overall: boolean;
  /** 0 (ignored) to 5; how much it counts beside the others. */
  readonly weight: number;
  /**
   * How the weight that it began with comes to be (`weightingOf` for the present one); left out where a person wrote the
   * requirement or an earlier version read it.
   */
  readonly weighting?: Weighting;
  readonly demand: Demand;
  /** Where it stands in the job text; empty for a requirement a person added. */
  readonly evidence: readonly Evidence[];
  /** What a recruiter is asked to check; left out where nothing is open. The score does not depend on it. */
  readonly unsure?: readonly OpenQuestion[];
  /** Whether nearly every resume claims it, so that it hardly distinguishes candidates; not given where it does. */
  readonly vague?: true;
};

/** What a recruiter is asked to check of a requirement. */
export type OpenQuestion =
  /** Whether it is required: the advert does not say, and the place and wording of the line leave it open. */
  | 'must-or-nice'
  /** What the years are of: the line does not say. */
  | 'years-of'
  /** Whether it asks anything: the line may describe the company or the work. */
  | 'company-text';

export type JobDescription = {
  readonly text: string;
  /** As found in the text, e.g. "Senior Accountant"; `null` where the text names none. */
  readonly title: string | null;
  readonly requirements: readonly Requirement[];
};

/** What a text is that is no advert, and where an advert contradicts itself. */
export type JobNoteCode =
  | 'empty'
  | 'resume'
  | 'legal-text'
  | 'no-advert'
  | 'entry-level-and-years'
  | 'no-experience-and-years'
  | 'no-degree-and-degree';

/** What a recruiter should know of a text before using it. */
export type JobNote = {
  readonly code: JobNoteCode;
  /** Both places of a contradiction, in the job text; empty for a text that is no advert. */
  readonly quotes: readonly Evidence[];
};

/** A job description as it was read, with what its reader says of the text. */
export type ReadJobDescription = JobDescription & { readonly notes: readonly JobNote[] };
