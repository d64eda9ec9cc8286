import type { JobBrief } from '@winnow/contracts';

type Level = NonNullable<JobBrief['seniority']>;

type LevelTerms = {
  /** Precedes the title unless the title contains it. */
  readonly prefix: string;
  /** Years of experience that such a job usually requires; `null` for none. */
  readonly years: number | null;
  /** A duty typical of the level; `null` for none. */
  readonly duty: string | null;
};

/** What a level adds to a job description. The years are common in adverts; the recruiter can change them. */
export const termsByLevel: Readonly<Record<Level, LevelTerms>> = {
  trainee: { prefix: 'Trainee', years: null, duty: 'Take on more by yourself as you learn' },
  junior: { prefix: 'Junior', years: 1, duty: null },
  regular: { prefix: '', years: 2, duty: null },
  senior: { prefix: 'Senior', years: 5, duty: 'Advise colleagues, and review their work with them' },
  lead: { prefix: 'Lead', years: 6, duty: 'Set priorities with the team and support the people in it' },
  manager: { prefix: '', years: 6, duty: 'Lead a team: goals, feedback, and the next step for each person' },
  executive: { prefix: '', years: 10, duty: 'Answer for results, budget and direction' },
};

/**
 * Degrees by O*NET's job zone, which "most of these occupations" need. Written as a nice-to-have, since skills count
 * more.
 */
export const degreeByZone: Readonly<Record<number, string>> = {
  3: 'Vocational training in the field, or the same knowledge gained at work',
  4: "Bachelor's degree in a related field, or the same knowledge gained at work",
  5: "Master's degree in a related field, or the same knowledge gained at work",
};
