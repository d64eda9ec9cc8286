/** The professions with a sample in every language. */
export const professions = [
  'software',
  'nursing',
  'accounting',
  'logistics',
  'sales',
  'teaching',
  'engineering',
] as const;

export type Profession = (typeof professions)[number];

/** The expected facts of a resume, written by the author of the sample. */
export type ExpectedFacts = {
  readonly name: string;
  /** `title | start | end` of each position, newest first. */
  readonly positions: readonly string[];
  /** English names. */
  readonly languages: readonly string[];
  readonly level: string;
};

/** An advert and a resume of a fictional person of the same profession. */
export type ProfessionSample = {
  readonly advert: string;
  readonly resume: string;
  readonly facts: ExpectedFacts;
};

export type LanguageSample = {
  readonly language: string;
  readonly byProfession: { readonly [profession in Profession]: ProfessionSample };
};
