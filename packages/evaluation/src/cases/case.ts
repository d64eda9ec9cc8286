/** What a labeled requirement is about. */
export const requirementKinds = [
  'experience',
  'skill',
  'tool',
  'education',
  'certification',
  'language',
  'title',
  'soft',
  'duty',
  'logistics',
  'other',
] as const;
export type RequirementKind = (typeof requirementKinds)[number];

export const verdicts = ['met', 'partly', 'not-met', 'not-found'] as const;
export type Verdict = (typeof verdicts)[number];

/** One line of an advert that a careful recruiter would tick. */
export type LabeledRequirement = {
  /** `r1`, `r2`, …, unique in its case. */
  readonly id: string;
  /** What is asked, short and complete. */
  readonly text: string;
  /** Literal words of the advert. */
  readonly quote: string;
  readonly kind: RequirementKind;
  readonly must: boolean;
};

export type LabeledVerdict = {
  readonly verdict: Verdict;
  /** Literal words of the resume; empty for `not-found`. */
  readonly quote: string;
};

export type LabeledResume = {
  readonly file: string;
  readonly text: string;
  /** 0 wrong field, 1 poor, 2 possible, 3 good, 4 strong. */
  readonly fit: number;
  /** By the id of the requirement. */
  readonly verdicts: ReadonlyMap<string, LabeledVerdict>;
};

/** An advert, three resumes, and what a careful recruiter says of them. Everybody in it is fictional. */
export type EvaluationCase = {
  readonly id: string;
  readonly profession: string;
  /** How the advert was pasted: linkedin, pdf, email, … */
  readonly form: string;
  readonly advert: string;
  readonly requirements: readonly LabeledRequirement[];
  readonly resumes: readonly LabeledResume[];
  /** Files of the resumes, best first. */
  readonly order: readonly string[];
};
