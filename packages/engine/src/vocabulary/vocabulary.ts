/** The engine's data about skills and titles. Immutable, created once by `loadVocabulary()`. */
export type Vocabulary = {
  /** Identifies the data: part of the engine's version. */
  readonly version: string;
  /** `null` for an id that is not in the vocabulary. */
  skill(id: string): Skill | null;
  /** Skills named in a text, whole words only, longest first, in text order, without overlaps. */
  findSkills(text: string): readonly SkillMention[];
  /** The id of the skill with this name or spelling, ignoring case; `null` if there is none. */
  normaliseSkill(text: string): string | null;
  /** How much a skill distinguishes jobs: 0 (in every job) to 1 (rare). */
  rarity(id: string): number;
  /** The job titles named in a short text such as a line, longest first. */
  findTitles(text: string): readonly TitleMention[];
  /** Similarity of two titles, 0-1: 1 the same job at any seniority, 0.5 the same family, 0 unrelated or unknown. */
  titleAffinity(left: string, right: string): number;
};

export type SkillKind = 'tool' | 'knowledge' | 'soft';

export type Skill = {
  readonly id: string;
  readonly name: string;
  readonly kind: SkillKind;
  /** Ids of skills that this one implies (React implies JavaScript), at all levels. */
  readonly implies: readonly string[];
  /** Ids of similar skills, which give partial credit at most. */
  readonly related: readonly string[];
};

export type SkillMention = { readonly skillId: string; readonly start: number; readonly end: number };

/** From trainee to executive, in ascending order. */
export const seniorities = [
  'trainee',
  'junior',
  'regular',
  'senior',
  'lead',
  'manager',
  'executive',
] as const;
export type Seniority = (typeof seniorities)[number];

export type TitleMention = {
  /** The title without words of seniority, in the vocabulary's spelling. */
  readonly title: string;
  /** O*NET-SOC code of its occupation, e.g. "15-1252.00"; `null` if unknown. */
  readonly occupation: string | null;
  readonly seniority: Seniority | null;
  readonly start: number;
  readonly end: number;
};
