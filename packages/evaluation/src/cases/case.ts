/** Subject of a labeled requirement. */
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

/** One line of an advert that a careful recruiter would check. */
export type LabeledRequirement = {
  /** `r1`, `r2`, …, unique in its case. */
  readonly id: string;
  /** The requirement, short and complete. */
  readonly text: string;
  /** Verbatim text of the advert. */
  readonly quote: string;
  readonly kind: RequirementKind;
  readonly must: boolean;
};

export type LabeledVerdict = {
  readonly verdict: Verdict;
  /** Verbatim text of the resume; empty for `not-found`. */
  readonly quote: string;
};

export type LabeledResume = {
  readonly file: string;
  readonly text: string;
  /** 0 wrong field, 1 poor, 2 possible, 3 good, 4 strong. */
  readonly fit: number;
  /** By requirement id. */
  readonly verdicts: ReadonlyMap<string, LabeledVerdict>;
};

/** An advert, three resumes, and a careful recruiter's labels for them. All people are fictional. */
export type EvaluationCase = {
  readonly id: string;
  readonly profession: string;
  /** Source that the advert was pasted from: linkedin, pdf, email, … */
  readonly form: string;
  readonly advert: string;
  readonly requirements: readonly LabeledRequirement[];
  readonly resumes: readonly LabeledResume[];
  /** Resume files, best first. */
  readonly order: readonly string[];
};
