import { countMonths, type MonthRun, runFrom } from '../resume/dates/timeline.ts';
import type { Evidence, Position, ResumeSkill } from '../resume/resume.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';

/** "Assistant to the Bookkeeper" does not imply bookkeeping. */
export const isAssistantTo = (title: string): boolean => /\bassistant to\b/i.test(title);

/**
 * Titles for one kind of work, and the implied skills by name. `lastWords` are the last words of the titles: a title
 * without any of them does not match.
 */
type Practitioner = {
  readonly lastWords: readonly string[];
  readonly who: RegExp;
  readonly skills: readonly string[];
};

/** Titles named after the work they do. */
const practitioners = readTable(`
  software engineer, software developer, application developer: Software engineering, Software development, Programming
  web developer, web programmer: Web development
  front end developer, front end engineer, frontend developer, frontend engineer: Front-end development
  back end developer, back end engineer, backend developer, backend engineer: Back-end development
  full stack developer, full stack engineer: Full-stack development
  mobile developer, mobile engineer: Mobile development
  devops engineer: DevOps
  data scientist: Data science, Data analysis
  data analyst: Data analysis
  data engineer: Data engineering
  machine learning engineer: Machine learning
  database administrator: Database administration
  systems administrator, system administrator: System administration
  network administrator, network engineer: Network administration
  test engineer, software tester, qa engineer, qa analyst: Software testing
  business analyst: Business analysis
  financial analyst: Financial analysis
  project manager: Project management
  program manager: Program management
  product manager: Product management
  account manager: Account management
  property manager: Property management
  facilities manager, facility manager: Facilities management
  sales manager: Sales management, Sales
  sales associate, sales representative, sales executive, salesperson: Sales
  accountant: Accounting
  bookkeeper: Bookkeeping, Accounting
  auditor: Auditing
  underwriter: Underwriting
  recruiter: Recruiting
  customer service representative, customer service agent, customer service associate: Customer service
  cashier: Cash handling
  graphic designer: Graphic design
  interior designer: Interior design
  fashion designer: Fashion design
  ux designer, user experience designer: User experience design
  copywriter: Copywriting
  technical writer: Technical writing
  translator: Translation
  journalist: Journalism
  photographer: Photography
  registered nurse, staff nurse: Nursing, Patient care
  nursing assistant: Patient care
  teacher, lecturer: Teaching
  tutor: Tutoring
  social worker: Social work
  plumber: Plumbing
  electrician: Electrical installation
  machinist: Machining
  bartender: Bartending
  buyer, purchasing manager, procurement manager: Procurement
`);

/** The skills implied by the titles of positions, with the titles as evidence and the months in them. */
export function readSkillsOfTitles(
  text: string,
  positions: readonly Position[],
  vocabulary: Vocabulary,
): readonly ResumeSkill[] {
  const shown = new Map<string, Shown>();
  for (const { title, start: from, months, evidence } of positions) {
    const [heading] = evidence;
    if (title === null || !heading) continue;
    const start = text.indexOf(title, heading.start);
    if (start === -1 || start + title.length > heading.end) continue;
    const run = runFrom(from, months);
    for (const name of skillsOf(title)) {
      const id = vocabulary.normaliseSkill(name);
      if (id === null) continue;
      const known = shown.get(id) ?? { name, titles: [], places: [], runs: [] };
      known.titles.push(title);
      known.places.push({ start, end: start + title.length });
      if (run) known.runs.push(run);
      shown.set(id, known);
    }
  }
  return [...shown].map(([id, { name, titles, places, runs }]) => ({
    id,
    name,
    surface: titles,
    showing: 'used' as const,
    months: runs.length > 0 ? countMonths(runs) : null,
    monthsSince: null,
    evidence: places,
  }));
}

type Shown = {
  readonly name: string;
  readonly titles: string[];
  readonly places: Evidence[];
  readonly runs: MonthRun[];
};

function skillsOf(title: string): readonly string[] {
  if (isAssistantTo(title)) return [];
  const words = title.toLowerCase().split(/\W+/);
  const possible = new Set(words.flatMap((word) => practitionersByWord.get(word) ?? []));
  return practitioners.flatMap((practitioner) =>
    possible.has(practitioner) && practitioner.who.test(title) ? practitioner.skills : [],
  );
}

/** By the last words of their titles. */
const practitionersByWord = new Map<string, Practitioner[]>();
for (const practitioner of practitioners)
  for (const word of practitioner.lastWords)
    practitionersByWord.set(word, [...(practitionersByWord.get(word) ?? []), practitioner]);

function readTable(table: string): readonly Practitioner[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [who = '', skills = ''] = line.split(': ');
      const names = who.trim().split(', ');
      const pattern = names.join('|').replaceAll(' ', '[ -]');
      return {
        lastWords: names.map((name) => name.slice(name.lastIndexOf(' ') + 1)),
        who: new RegExp(`\\b(?:${pattern})\\b(?! (?:assistant|intern|trainee)\\b)`, 'i'),
        skills: skills.split(', '),
      };
    });
}
