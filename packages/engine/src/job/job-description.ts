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

/** What a requirement asks for, in a form that code can check. */
export type Demand = SingleDemand & {
  /**
   * Alternatives of different kinds ("CPA or MBA"): one way must be met, with all of its members. The demand itself is
   * the first member of the first way. Left out where there is only one way.
   */
  readonly ways?: readonly (readonly AskedDemand[])[];
};

/** A demand that a single line can state. */
export type AskedDemand = Extract<SingleDemand, { readonly kind: RequirementKind }>;

type SingleDemand =
  /** Any one of the skills satisfies it ("React or Vue"). */
  | { readonly kind: 'skill'; readonly skillIds: readonly string[]; readonly minMonths: number | null }
  /**
   * Years of work, in total or with one of the named skills; 0 months where the advert asks for work in the field
   * without years.
   */
  /** `field` is what the years are of, in the advert's words: "operations finance"; `null` where any work will do. */
  | {
      readonly kind: 'experience';
      readonly minMonths: number;
      readonly skillIds: readonly string[];
      readonly field: string | null;
    }
  | { readonly kind: 'title'; readonly title: string }
  /** `instead` is the work experience accepted in place of the degree. */
  | {
      readonly kind: 'education';
      readonly level: DegreeLevel | null;
      readonly fields: readonly string[];
      readonly instead?: string;
    }
  | { readonly kind: 'certification'; readonly name: string }
  | { readonly kind: 'language'; readonly name: string; readonly level: string | null }
  | { readonly kind: 'location'; readonly place: string }
  /** The occupations that the whole job describes, nearest first, by O*NET code. */
  | {
      readonly kind: 'line-of-work';
      readonly occupations: readonly { readonly code: string; readonly share: number }[];
    }
  /** The distinctive terms of the whole advert, most distinctive first. */
  | {
      readonly kind: 'telling-words';
      readonly words: readonly DistinctiveTerm[];
    }
  /**
   * Skill coverage: how much of everything asked for is shown. A long advert well covered says more than a short one.
   */
  | { readonly kind: 'breadth' }
  /**
   * `logistics` is a working condition such as travel: the candidate is asked about it, and it is never scored. `true`
   * in an earlier version.
   */
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

/**
 * A word that distinguishes this advert from others. The squared weights, without the second rarity factor, add up to
 * 1.
 */
export type DistinctiveTerm = {
  readonly stem: string;
  readonly weight: number;
  /** Only for languages other than English: lookup keys of the word as written. */
  readonly written?: readonly string[];
  /** Only for languages other than English: indexes of the terms that directly follow this one in the advert. */
  readonly followedBy?: readonly number[];
};

/** What raises or lowers a weight. */
export type WeightFactorCode =
  /** The words are rarer or more common than most. */
  | 'rare-words'
  /** All requirements of a kind share one budget. */
  | 'many-of-kind'
  /** Read through a glossary, which recognizes common requirements more often than distinctive ones. */
  | 'through-glossary'
  /** The title of a whole advert. */
  | 'title-of-advert'
  /** The occupation match, where the other requirements are few or light. */
  | 'beside-few'
  /** A full advert asks for it explicitly, which says more than a description. */
  | 'asked-for'
  /** The share of points left for the overall fit in a full advert. */
  | 'overall-share'
  /** The job's highest weight is set to the end of the scale, the others in proportion. */
  | 'within-scale'
  /** A recruiter changed the weight. */
  | 'by-hand';

export type WeightFactor = { readonly code: WeightFactorCode; readonly value: number };

/** How a weight is computed: its base times all factors, to two decimals. */
export type Weighting = {
  readonly base: number;
  /** What the base depends on in addition to the kind: the wording, a soft skill, the advert as a whole, or unknown. */
  readonly asked: 'must' | 'asked' | 'nice' | 'soft' | 'whole' | 'given';
  readonly factors: readonly WeightFactor[];
};

/** One line that a person could check off. */
export type Requirement = {
  /** Stable for the same job text: the same text gives the same ids. */
  readonly id: string;
  readonly kind: RequirementKind;
  /** Short label for a person, from the job text or the vocabulary. */
  readonly text: string;
  readonly must: boolean;
  /** True for the overall fit (title, work described, the advert as a whole), false for what a line asks for. */
  readonly overall: boolean;
  /** 0 (ignored) to 5: importance relative to the other requirements. */
  readonly weight: number;
  /**
   * How the default weight was computed (see `weightingOf` for the present one); left out where a person wrote the
   * requirement or an earlier version read it.
   */
  readonly weighting?: Weighting;
  readonly demand: Demand;
  /** Places in the job text; empty for a requirement that a person added. */
  readonly evidence: readonly Evidence[];
  /** What the recruiter should check; left out where nothing is open. Does not affect the score. */
  readonly unsure?: readonly OpenQuestion[];
  /** Set where nearly every resume claims it, so that it hardly distinguishes candidates. */
  readonly vague?: true;
};

/** A question about a requirement for the recruiter. */
export type OpenQuestion =
  /** Whether it is required: neither the line nor its place in the advert says. */
  | 'must-or-nice'
  /** What the years refer to: the line does not say. */
  | 'years-of'
  /** Whether it asks for anything: the line may describe the company or the work. */
  | 'company-text';

export type JobDescription = {
  readonly text: string;
  /** As found in the text, e.g. "Senior Accountant"; `null` where the text names none. */
  readonly title: string | null;
  readonly requirements: readonly Requirement[];
};

/** Why a text is not an advert, or where an advert contradicts itself. */
export type JobNoteCode =
  | 'empty'
  | 'resume'
  | 'legal-text'
  | 'no-advert'
  | 'entry-level-and-years'
  | 'no-experience-and-years'
  | 'no-degree-and-degree';

/** What a recruiter should know about a text before using it. */
export type JobNote = {
  readonly code: JobNoteCode;
  /** Both places of a contradiction, in the job text; empty for a text that is not an advert. */
  readonly quotes: readonly Evidence[];
};

/** A job description with notes about its text. */
export type ReadJobDescription = JobDescription & { readonly notes: readonly JobNote[] };
