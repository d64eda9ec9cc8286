/** A fictional occupation: what its resumes contain. */
type Occupation = {
  readonly titles: readonly string[];
  readonly skills: readonly string[];
  readonly work: readonly string[];
};

/** Near to the sample job or far from it, as in any real pile. */
const occupations: readonly Occupation[] = [
  {
    titles: ['Backend Developer', 'Software Engineer'],
    skills: ['Node.js', 'TypeScript', 'MySQL', 'REST APIs', 'Docker', 'Git'],
    work: [
      'Built REST APIs in Node.js and TypeScript for a booking site with 40,000 users.',
      'Wrote unit tests with Jest and kept the CI pipeline green.',
      'Moved reports from a spreadsheet to MySQL views.',
    ],
  },
  {
    titles: ['Java Developer', 'Senior Java Developer'],
    skills: ['Java', 'Spring Boot', 'Oracle Database', 'Maven', 'Jenkins'],
    work: [
      'Maintained payment services in Java and Spring Boot.',
      'Tuned Oracle queries; month end closes four hours earlier.',
      'Introduced Jenkins builds for eleven services.',
    ],
  },
  {
    titles: ['Frontend Developer', 'React Developer'],
    skills: ['React', 'JavaScript', 'CSS', 'HTML', 'Figma'],
    work: [
      'Built the customer portal in React; first load fell from 6 to 2 seconds.',
      'Kept a component library used by four teams.',
      'Tested screens with Cypress before each release.',
    ],
  },
  {
    titles: ['PHP Developer'],
    skills: ['PHP', 'Laravel', 'MySQL', 'JavaScript', 'Linux'],
    work: [
      'Ran a Laravel shop with 12,000 products.',
      'Connected three carriers through their web services.',
      'Answered on-call alerts one week in four.',
    ],
  },
  {
    titles: ['Data Analyst', 'Business Intelligence Analyst'],
    skills: ['SQL', 'Python', 'Tableau', 'Excel', 'PostgreSQL'],
    work: [
      'Wrote SQL reports on PostgreSQL for sales and support.',
      'Built Tableau boards that replaced a weekly meeting.',
      'Cleaned five years of orders with Python.',
    ],
  },
  {
    titles: ['Systems Administrator', 'Network Engineer'],
    skills: ['Linux', 'Windows Server', 'Cisco', 'VMware', 'Bash'],
    work: [
      'Kept 60 servers patched and backed up.',
      'Replaced the office network over one weekend.',
      'Wrote Bash scripts that open and close accounts.',
    ],
  },
  {
    titles: ['QA Engineer', 'Test Engineer'],
    skills: ['Selenium', 'Java', 'Postman', 'Jira', 'SQL'],
    work: [
      'Automated 300 regression tests with Selenium.',
      'Tested REST APIs with Postman before each release.',
      'Wrote bug reports that developers could repeat.',
    ],
  },
  {
    titles: ['Project Manager', 'Scrum Master'],
    skills: ['Scrum', 'Jira', 'Budgeting', 'Stakeholder management'],
    work: [
      'Led six people through a warehouse relocation.',
      'Planned and reported a budget of $900,000.',
      'Ran planning and retrospectives for two teams.',
    ],
  },
  {
    titles: ['Accountant', 'Payroll Specialist'],
    skills: ['QuickBooks', 'Excel', 'Accounts payable', 'Tax preparation'],
    work: [
      'Closed the books of a company with 80 employees each month.',
      'Reconciled accounts and prepared quarterly returns.',
      'Answered questions of auditors two years running.',
    ],
  },
  {
    titles: ['Warehouse Supervisor', 'Logistics Coordinator'],
    skills: ['Inventory management', 'Forklift operation', 'SAP', 'Scheduling'],
    work: [
      'Led a shift of 14 people in a distribution centre.',
      'Planned loads for 30 trucks a day.',
      'Brought stock differences below half a percent.',
    ],
  },
  {
    titles: ['Marketing Manager', 'Content Editor'],
    skills: ['SEO', 'Google Analytics', 'Copywriting', 'HubSpot'],
    work: [
      'Wrote a newsletter read by 20,000 people.',
      'Doubled organic visits in a year.',
      'Planned trade fairs in three states.',
    ],
  },
  {
    titles: ['Customer Service Representative', 'Retail Store Manager'],
    skills: ['Customer service', 'Cash handling', 'Zendesk', 'Merchandising'],
    work: [
      'Answered 50 customers a day by phone and mail.',
      'Trained new colleagues on the till and on returns.',
      'Opened and closed the shop.',
    ],
  },
];

const schools = ['Juniper State University', 'Three Rivers College', 'Lakeshore Polytechnic'];
const employers = ['Alder & Finch', 'Bright Quarry', 'Copper Lantern', 'Dunmore Supply', 'Eastgate Works'];

/** So many short resumes of people who do not exist, the same at every build. */
export function writeFictionalResumes(count: number): string[] {
  return Array.from({ length: count }, (_, index) => writeResume(index));
}

function writeResume(index: number): string {
  const occupation = pick(occupations, index);
  const round = Math.floor(index / occupations.length);
  const [title, before] = [pick(occupation.titles, round), pick(occupation.titles, round + 1)];
  const since = 2024 - ((index * 5) % 6);
  const began = since - 1 - ((index * 3) % 5);
  const [newest, ...older] = occupation.work;
  return [
    title,
    '',
    'EXPERIENCE',
    '',
    `${title}, ${pick(employers, index)}`,
    `March ${since} – Present`,
    `- ${newest}`,
    '',
    `${before}, ${pick(employers, index + 2)}`,
    `June ${began} – February ${since}`,
    ...older.slice(0, 1 + (round % 2)).map((line) => `- ${line}`),
    '',
    'EDUCATION',
    '',
    `B.A., ${pick(schools, index)}, ${began - 4} – ${began}`,
    '',
    'SKILLS',
    occupation.skills.slice(0, occupation.skills.length - (round % 3)).join(', '),
    '',
  ].join('\n');
}

function pick<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('There is nothing to choose from.');
  return item;
}
