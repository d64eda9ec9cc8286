import type { PositionContent, ResumeContent } from '../samples/resume-content.ts';

const givenNames = [
  'Amara',
  'Joaquín',
  'Mei',
  'Tomasz',
  'Fatima',
  'Oluwaseun',
  'Priya',
  'Lars',
  'Yuki',
  'Noor',
];
const surnames = [
  'Okafor',
  'Lindqvist',
  'Nakamura',
  'Kowalska',
  'Haddad',
  'Mensah',
  'Moreau',
  'Silva',
  'Petrov',
];
const titles = [
  'Software Engineer',
  'Data Analyst',
  'Accountant',
  'Registered Nurse',
  'Project Manager',
  'Chef',
];
const places = ['Lyon', 'Austin, TX', 'Gdansk', 'Nairobi', 'Osaka', 'Leeds'];
const companies = ['Northwind Freight', 'Alder & Pine', 'Sable Clinics', 'Harbour Foods', 'Quill Payments'];
const skills = [
  'TypeScript, React, Node.js, PostgreSQL, Docker',
  'Python, pandas, SQL, Tableau, statistics',
  'IFRS, SAP, Excel, budgeting, month-end close',
  'Patient care, triage, IV therapy, electronic health records',
  'Scrum, Jira, stakeholder management, risk management',
];
const deeds = [
  'Led the move of a billing platform to Kubernetes with four engineers and no downtime.',
  'Cut the monthly close from nine days to four by automating reconciliations in Excel and SAP.',
  'Cared for up to twelve patients a shift and trained new colleagues in triage.',
  'Built dashboards in Tableau that two hundred people open every week.',
  'Planned releases with three teams, kept the risk log and reported to the steering board.',
  'Wrote the tests and the documentation that new colleagues start from.',
];

/** A believable resume of a person who does not exist; the same number gives the same person. */
export function makeResume(number: number): ResumeContent {
  const pick = <T>(list: readonly T[], round: number): T =>
    list[(number * 7 + round * 13) % list.length] as T;
  const name = `${pick(givenNames, 0)} ${pick(surnames, 1)}`;
  const positions: PositionContent[] = [0, 1, 2, 3].map((round) => ({
    title: round === 0 ? `Senior ${pick(titles, 0)}` : pick(titles, round),
    organization: pick(companies, round),
    place: pick(places, round),
    dates: `${2022 - round * 3} - ${round === 0 ? 'Present' : 2025 - round * 3}`,
    bullets: [0, 1, 2, 3].map((line) => pick(deeds, round + line)),
  }));
  return {
    name,
    headline: pick(titles, 0),
    email: `person${number}@example.com`,
    phone: `+1 202 555 01${String(number % 100).padStart(2, '0')}`,
    place: pick(places, 3),
    links: [`linkedin.com/in/person-${number}`],
    summary: `${pick(titles, 0)} with ${6 + (number % 9)} years of work. ${pick(deeds, 5)}`,
    positions,
    education: [
      { degree: 'BSc Computer Science', institution: 'University of Somewhere', dates: '2008 - 2012' },
    ],
    skills: [
      { group: 'Skills', items: pick(skills, 0).split(', ') },
      { group: 'Also', items: pick(skills, 2).split(', ') },
    ],
    sections: [{ heading: 'Languages', lines: ['English (fluent)', 'French (B2)'] }],
  };
}
