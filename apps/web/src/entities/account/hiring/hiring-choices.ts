/** Choices about hiring. The values are stored; their labels are in `hiring-texts.ts`. */
export const hiringChoices = {
  role: [
    'Recruiter',
    'Talent acquisition leader',
    'HR manager',
    'Hiring manager',
    'Founder',
    'Small business owner',
    'Agency recruiter',
    'Something else',
  ],
  teamSize: ['1–10', '11–50', '51–200', '201–1,000', 'More than 1,000'],
  hiringTeamSize: ['Just me', '2–5', '6–20', 'More than 20'],
  hiringVolume: ['1–5', '6–20', '21–100', 'More than 100'],
  industries: [
    'Software',
    'Finance',
    'Health care',
    'Education',
    'Manufacturing',
    'Retail',
    'Construction',
    'Logistics',
    'Hospitality',
    'Public sector',
    'Media',
    'Energy',
  ],
  roleTypes: [
    'Engineering',
    'Design',
    'Product',
    'Sales',
    'Marketing',
    'Finance',
    'People',
    'Support',
    'Operations',
    'Care',
    'Trades',
    'Leadership',
  ],
  hiringGoals: [
    'Read resumes faster',
    'Score everyone by the same criteria',
    'Find people that keyword search misses',
    'Explain decisions to the team',
    'Write better job descriptions',
    'Spend less per hire',
  ],
} as const;

/** Values stored by earlier releases, with the current choice for each. */
const formerChoices: Readonly<Record<string, string>> = {
  'Judge everybody by the same measure': 'Score everyone by the same criteria',
  'Find people whom keywords miss': 'Find people that keyword search misses',
};

/** The current choice for a stored answer; free text is unchanged. */
export function choiceOf(stored: string): string {
  return Object.hasOwn(formerChoices, stored) ? (formerChoices[stored] ?? stored) : stored;
}
