/** What can be chosen about hiring. These values are stored, and shown in the words of `hiring-texts.ts`. */
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

/** What earlier releases stored, and the choice that took its place. */
const formerChoices: Readonly<Record<string, string>> = {
  'Judge everybody by the same measure': 'Score everyone by the same criteria',
  'Find people whom keywords miss': 'Find people that keyword search misses',
};

/** A stored answer as the choice of today; text of the person's own as it is. */
export function choiceOf(stored: string): string {
  return Object.hasOwn(formerChoices, stored) ? (formerChoices[stored] ?? stored) : stored;
}
