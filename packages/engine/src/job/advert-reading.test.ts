import { describe, expect, test } from 'vitest';
import { loadVocabulary } from '../vocabulary/load-vocabulary.ts';
import { findGluedPlaces } from './advert/glued-lines.ts';
import { readJobDescription } from './read-job-description.ts';

const vocabulary = loadVocabulary();
const read = (text: string) => readJobDescription(text, { vocabulary });
const asked = (text: string, kind?: string): readonly string[] =>
  read(text)
    .requirements.filter(
      ({ kind: own, evidence }) => evidence.length > 0 && (kind === undefined || own === kind),
    )
    .map(({ text: words, must }) => (must ? `${words} (must)` : words));

describe('a skill alone on a line', () => {
  test.each([
    'React',
    'Kubernetes',
    'Go',
    'Spring',
    'Excel',
    'R',
    'React.',
    'React (required)',
    'React experience',
  ])('%s under requirements is a skill that must be there', (line) => {
    const requirements = read(`Developer\nRequirements:\n- Docker\n- ${line}\n- PostgreSQL`).requirements;
    expect(requirements.filter(({ kind, must }) => kind === 'skill' && must)).toHaveLength(3);
  });

  test('is no heading where it stands among others', () => {
    const list = 'Key skills:\n- Payroll\n- Benefits\n- Compensation\n- Recruiting\n- Salary surveys';
    expect(asked(list, 'skill')).toContain('Recruiting (must)');
  });

  test.each(['Experience with Python', 'Knowledge of Python', 'Experience in Python'])(
    '%s is asked for and no heading',
    (line) => {
      expect(asked(`Developer\nRequirements\n${line}\nDocker`)).toEqual([
        'Developer',
        'Python (must)',
        'Docker (must)',
      ]);
    },
  );
});

describe('line breaks that were lost', () => {
  const isName = (word: string) => vocabulary.normaliseSkill(word) !== null;
  const glued =
    'Plans the routes of twelve trucksLoads pallets with care and speedKeeps the books of the warehouseTrains new drivers in JavaScript';

  test('stand between two ordinary words, never within a name', () => {
    const places = findGluedPlaces(glued, isName);
    expect(places.map((at) => glued.slice(at).split(' ')[0])).toEqual(['Loads', 'Keeps', 'Trains']);
  });

  test('are not looked for where a single word looks so', () => {
    expect(findGluedPlaces('We ship with SpotOnward and love it.', isName)).toEqual([]);
  });

  // Anything slower than linear would exceed the time limit of a test.
  test('are looked for in a text without blanks as fast as in any other', () => {
    expect(findGluedPlaces('a'.repeat(200_000), () => false)).toEqual([]);
  });

  test('make lines of their own', () => {
    const advert = `Developer\nResponsibilities\nBuild reports for auditorsWrite tools for the night shiftDraw maps of our harboursRequirements\nDocker`;
    expect(asked(advert, 'other').join('\n')).not.toContain('auditorsWrite');
    expect(asked(advert, 'skill')).toEqual(['Docker (must)']);
  });

  test('of a text wrapped by its width are joined again, those of a writer are kept', () => {
    const wrapped = `Baker\nRequirements:\n- Experience with rye and wheat bread in a bakery that works by\n  night and sells by day\n- Docker`;
    expect(asked(wrapped, 'other')).toHaveLength(1);
    const written = `baker\n${'x'.repeat(140)}\nrequirements\nyou bake rye and wheat bread by hand in an oven of brick and of stone\nsells pastries and cakes at three market stalls`;
    expect(asked(written, 'other').filter((line) => line.includes('\n'))).toEqual([]);
  });
});

describe('what is left out', () => {
  const intro = 'Warehouse Clerk\nResponsibilities\n- Load and unload the trucks of the morning shift\n';
  test.each([
    'Our goal is to create a place where every idea finds its garden.',
    'We offer free catered lunches and a gym membership.',
    'Qualified applicants with criminal histories are considered.',
    'If you need an accommodation due to a disability, tell us.',
    'This position is not eligible for relocation help.',
    'Other duties as assigned by the harbour master.',
    'Job type: full-time',
    'We are looking for a talented clerk to join our harbour team.',
  ])('%s', (line) => {
    expect(asked(`${intro}- ${line}`)).toEqual(asked(intro));
  });

  test('ends where lines ask for something, even without a heading that is known', () => {
    const advert = `Clerk\nBenefits\nFree fruit and a garden\nThe things we hope for\nExperience with forklifts\nBachelor's degree in Logistics`;
    expect(asked(advert, 'skill')).toEqual(['Forklifts (must)']);
    expect(asked(advert, 'education')).toHaveLength(1);
  });

  test('is the value of a label, not what follows it', () => {
    const advert = `Clerk\nRequirements:\n- Docker\nSalary: 30,000 a year\n- PostgreSQL`;
    expect(asked(advert, 'skill')).toEqual(['Docker (must)', 'PostgreSQL (must)']);
  });
});

describe('a list that is short', () => {
  test('asks for no degree where an advert says "will be"', () => {
    expect(
      asked('Clerk\nResponsibilities:\n- You will be part of a small crew on the quay', 'education'),
    ).toEqual([]);
    expect(asked('Engineer\nRequirements:\n- BE in Mechanical Engineering', 'education')).toHaveLength(1);
  });

  test('has broad words as skills only where they are asked for', () => {
    const duty = '- Work with the crew to sketch, design and mend the new berths';
    expect(asked(`Planner\nResponsibilities:\n${duty}`, 'skill')).not.toContain('Design');
    expect(
      asked('Planner\nRequirements:\n- Experience in design, marketing and planning', 'skill'),
    ).toContain('Marketing (must)');
  });

  test('has one duty for two that say the same', () => {
    const advert = `Harbour Pilot\nResponsibilities:\n- Guide large container vessels through the narrow channel\n- Guiding large container vessels through our narrow channel safely`;
    expect(asked(advert, 'other')).toHaveLength(1);
  });

  test('has one degree for two lines that ask for it, in the fields of both', () => {
    const advert = `Planner\nRequirements:\n- Bachelor's degree\n- Bachelor's degree in Logistics\n- Docker`;
    expect(asked(advert, 'education')).toEqual(["Bachelor's degree in Logistics (must)"]);
  });

  test('has no choice where one of its skills is asked for alone', () => {
    const advert = `Developer\nRequirements:\n- Strong Python\n- One of Python, Go or Rust`;
    expect(asked(advert, 'skill')).toEqual(['Python (must)']);
  });

  test('has no more than ten duties, those that must be met first', () => {
    const things =
      'anchors buoys cranes docks engines flags gangways hulls jetties keels lanterns masts nets oars'.split(
        ' ',
      );
    const duties = things.map(
      (thing) => `- Inspect, grease and paint the ${thing} of each ferry before dawn`,
    );
    const advert = `Deckhand\nResponsibilities:\n${duties.join('\n')}\nRequirements:\n- Years of life among seals, gulls and herring boats`;
    const found = asked(advert, 'other');
    expect(found.filter((text) => text.startsWith('Inspect')).length).toBeLessThanOrEqual(10);
    expect(found.join()).toContain('Years of life among seals, gulls and herring boats');
  });
});

describe('a title', () => {
  test.each([
    ['Risk, Audit & Compliance Program Manager', 'Risk, Audit & Compliance Program Manager'],
    ['Machine Learning (ML) Engineer', 'Machine Learning Engineer'],
    ['Software Engineer, Harbour Team', 'Software Engineer'],
    ['Sachbearbeiter Buchhaltung / Accountant', 'Accountant'],
  ])('%s is %s', (line, title) => {
    expect(read(`${line}\nRequirements:\n- Docker`).title).toBe(title);
  });

  const work = (text: string) =>
    read(text).requirements.find(({ demand }) => demand.kind === 'line-of-work')?.text ?? '';

  test.each([
    ['Backend Engineer', /^Occupation match: Software Developers/],
    ['Loan Officer', /^Occupation match: Loan/],
  ])('names the occupation before whom the work is for: %s', (title, name) => {
    const duties = '- Own payments, refunds, loans and the ledger\n- Reconcile accounts with banks';
    expect(work(`${title}\nYour role\n${duties}`)).toMatch(name);
  });

  test('the name of a tool does not name the occupation', () => {
    expect(work('Frontend Developer\nMust have:\n- React\n- Kubernetes\n- TypeScript')).not.toMatch(
      /nuclear/i,
    );
  });
});

describe('a heading', () => {
  test.each(['Why you will love it here', 'skills necessary'])('%s asks for nothing itself', (heading) => {
    const said = asked(`Developer\nRequirements\nDocker\n${heading}\nPostgreSQL`);
    expect(said.join(' ')).not.toContain(heading);
  });

  test('in small letters parts an advert as one in capitals does', () => {
    const advert = `developer\nwhat you will need\n- docker\nwhy you want to work at heron post\n- free lunch and kubernetes shirts`;
    expect(asked(advert)).toEqual(expect.arrayContaining(['Docker (must)']));
    expect(asked(advert).join(' ')).not.toContain('Kubernetes');
  });
});

describe('what stands beside a title', () => {
  const titleRequirement = (line: string) =>
    read(`${line}\nRequirements:\n- Docker`).requirements.find(({ kind }) => kind === 'title')?.text;

  test.each([
    ['Accountant - Payroll, Dublin', 'Accountant, Payroll'],
    ['Software Engineer (Python/React) - Remote', 'Software Engineer, Python/React'],
    ['Registered Nurse - Intensive Care - Nights', 'Registered Nurse, Intensive Care'],
    ['Electrician (full-time, $32 an hour)', 'Electrician'],
    ['Sales Associate - Austin, TX', 'Sales Associate'],
  ])('%s asks for %s', (line, text) => {
    expect(titleRequirement(line)).toBe(text);
  });

  test.each([
    ['Director, Audience Marketing', 'Director, Audience Marketing'],
    ['Lead, Software Engineering - Core Services', 'Lead, Software Engineering'],
    ['Accountant, Northwind Bakery', 'Accountant'],
  ])('%s is the title %s, since a rank alone names no work', (line, title) => {
    expect(read(`${line}\nRequirements:\n- Docker`).title).toBe(title);
  });
});

describe('a title told in a sentence', () => {
  test('that the advert begins with', () => {
    expect(read('cleaner needed asap for two hours a day by the harbour').title).toBe('Cleaner');
  });

  test.each([
    [
      'Our bakery is looking for a friendly and careful accountant to close the books every month.',
      'Accountant',
    ],
    [
      'The dental hygienist will clean teeth and keep the records of our practice in order.',
      'Dental hygienist',
    ],
    ['As a warehouse supervisor you plan the shifts of twelve people.', 'Warehouse supervisor'],
  ])('%s', (sentence, title) => {
    expect(read(`Northwind has baked bread since 1921.\n${sentence}`).title).toBe(title);
  });

  test.each([
    'We are looking for a place that our customers and clinicians love to visit every day.',
    'We are seeking players who support our nurses in the wards.',
    'Our nurses will be glad of your help.',
  ])('nobody is sought by "%s"', (sentence) => {
    expect(read(`Northwind has baked bread since 1921.\n${sentence}`).title).toBeNull();
  });

  test('leaves what the sentence asks for besides', () => {
    const text = 'We are looking for an accountant who knows SAP and Excel well and can close the books.';
    expect(asked(text, 'skill').join()).toContain('SAP');
  });
});

describe('an advert of an agency', () => {
  const advert = `Bookkeeper
About the job
Our client is a global leader in perfume and personal care. They seek a bookkeeper for the books of four towns.
The role
- Balance the ledgers of every branch each month
The candidate
- Experience in a payroll and accounting role
- Experience with Oracle ERP or other SAP systems`;

  test('asks nothing by what the employer sells', () => {
    expect(asked(advert, 'skill').join()).not.toContain('care');
  });

  test('asks of the candidate what must be there', () => {
    expect(asked(advert, 'skill')).toEqual(
      expect.arrayContaining(['Payroll (must)', 'Accounting (must)', 'Oracle ERP or SAP systems (must)']),
    );
  });
});
