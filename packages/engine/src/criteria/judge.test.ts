import { documentFromText } from '@winnow/document-model';
import { describe, expect, test } from 'vitest';
import { readJobDescription } from '../job/read-job-description.ts';
import { match } from '../match.ts';
import { readResume } from '../resume/read-resume.ts';
import { loadVocabulary } from '../vocabulary/load-vocabulary.ts';

const vocabulary = loadVocabulary();
const today = '2026-11-21';

function judge(requirement: string, resume: string) {
  const job = readJobDescription(`Requirements:\n- ${requirement}`, { vocabulary });
  const { findings } = match(readResume(documentFromText(resume), { vocabulary, today }), job, {
    vocabulary,
    today,
  });
  const [finding] = findings;
  if (!finding) throw new Error(`nothing is asked by: ${requirement}`);
  return finding;
}

const person = (work: string, more = '') => `Robin Vale
robin.vale@example.com

Experience
Developer, Lumen Works, Jan 2019 - Present
- ${work}
${more}`;

describe('a skill', () => {
  const absent = judge('PostgreSQL', person('Watered the plants of the office.'));
  const related = judge('PostgreSQL', person('Watered the plants of the office.', '\nSkills\nMySQL, Excel'));
  const listed = judge(
    'PostgreSQL',
    person('Watered the plants of the office.', '\nSkills\nPostgreSQL, Excel'),
  );
  const used = judge('PostgreSQL', person('Tuned PostgreSQL for a shop of two million orders.'));

  test('earns more the better it is shown', () => {
    const credits = [absent, related, listed, used].map(({ credit }) => credit ?? -1);
    expect(credits).toEqual([...credits].sort((a, b) => a - b));
    expect(new Set(credits).size).toBe(4);
    expect([absent, related, listed, used].map(({ status }) => status)).toEqual([
      'not-found',
      'partly',
      'met',
      'met',
    ]);
  });

  test('that nobody knows does as well as the one beside it, in its words', () => {
    const [known, other] = ['PostgreSQL', 'Ternbase'].map((name) =>
      judge('PostgreSQL or Ternbase', person(`Tuned ${name} for a shop of two million orders.`)),
    );
    expect(known).toMatchObject({ status: 'met', credit: used.credit });
    expect(other).toMatchObject({ status: 'met' });
    expect(other?.credit).toBeGreaterThan(absent.credit ?? 0);
  });

  test.each([
    ['Bookkeeping', 'Bookkeeper, Lumen Works, Jan 2019 - Present', 'Bookkeeper'],
    ['Bookkeeping', 'Assistant to the Bookkeeper, Lumen Works, Jan 2019 - Present', null],
    [
      'Bookkeeping',
      'Gardener, Lumen Works, Jan 2019 - Present\n- Watered the plants of our bookkeeper.',
      null,
    ],
  ])('%s is shown by who held the title: %s', (asked, position, title) => {
    const { reason, evidence } = judge(asked, `Robin Vale\n\nExperience\n${position}`);
    if (title === null) expect(reason.code).not.toBe('skill-of-title');
    else {
      expect(reason).toEqual({ code: 'skill-of-title', args: { title } });
      expect(evidence[0]?.quote).toContain('Bookkeeper');
    }
  });

  test('is partly there where only what is broader is shown, unless that is in any work', () => {
    const broader = judge('SQL Server', person('Watered the plants of the office.', '\nSkills\nSQL, Excel'));
    expect(broader).toMatchObject({
      status: 'partly',
      reason: { code: 'skill-broader', args: { skill: 'SQL' } },
    });
    expect(broader.credit).toBeLessThan(listed.credit ?? 0);
    const common = judge('Excel', person('Watered the plants of the office.', '\nSkills\nMicrosoft Office'));
    expect(common.reason.code).not.toBe('skill-broader');
  });

  test('is not found where lines hold only a word or two of its name, which earn a little', () => {
    const { status, credit, evidence } = judge(
      'Relational databases',
      person('Booked rooms for the database group.'),
    );
    expect(status).toBe('not-found');
    expect(credit).toBeGreaterThan(0);
    expect(evidence[0]?.quote).toContain('database');
  });

  test.each([
    ['SEO', 'Did search engine optimization for a chain of bakeries.'],
    ['Search engine optimization', 'Did SEO for a chain of bakeries.'],
  ])('is as well shown in its letters as in its words: %s', (asked, work) => {
    const same = judge(asked, person(`Did ${asked} for a chain of bakeries.`));
    expect(judge(asked, person(work)).credit).toBe(same.credit);
  });

  test('that somebody is still learning at work is not used there', () => {
    const learnt = judge('PostgreSQL', person('Kept the lists, and in process of learning PostgreSQL.'));
    expect(learnt.reason.code).toBe('skill-listed');
    const applied = judge('PostgreSQL', person('Built machine learning on PostgreSQL.'));
    expect(applied.reason.code).toBe('skill-used');
  });

  test('is shown by one that implies it, and not by one that only sounds alike', () => {
    expect(judge('Python', person('Built services in Django.')).status).toBe('met');
    expect(judge('Java', person('Built screens in JavaScript.')).status).not.toBe('met');
  });
});

describe('a rank asked for alone', () => {
  const held = (title: string) => `Robin Vale\n\nExperience\n${title}, Lumen Works, Jan 2019 - Present`;

  test('has been held by whoever held it in any work', () => {
    expect(judge('Associate/Senior Associate', held('Sales Associate'))).toMatchObject({
      status: 'met',
      reason: { code: 'title-held', args: { title: 'Sales Associate' } },
    });
    expect(judge('Manager', held('Sales Associate')).status).not.toBe('met');
  });

  test('makes no title of the work: a manager is not yet a product manager', () => {
    expect(judge('Product manager', held('Manager')).status).not.toBe('met');
  });
});

describe('years in a field', () => {
  const worked = (title: string, line: string, from: string) =>
    `Robin Vale\n\nExperience\n${title}, Lumen Works, Jan ${from} - Present\n${line}`;

  test.each([
    [
      'At least 4 years in accounting',
      worked('Furniture Mover', 'Moved sofas and pianos.', '2005'),
      'not-found',
    ],
    ['At least 4 years in accounting', worked('Senior Accountant', 'Closed the books.', '2019'), 'met'],
    ['5+ years as a staff accountant', worked('Staff Accountant', 'Closed the books.', '2024'), 'partly'],
    ['10+ years in accounting', worked('Accountant', 'Closed the books.', '2024'), 'not-met'],
    [
      '3 years of hospital or clinic experience',
      worked('Receptionist', 'Welcomed guests of a clinic.', '2015'),
      'met',
    ],
  ])('%s, by the positions that belong to it: %#', (asked, resume, status) => {
    expect(judge(asked, resume).status).toBe(status);
  });
});

describe('a certificate', () => {
  test.each([
    ['CPA license', 'met'],
    ['Studying for the CPA exam', 'partly'],
    ['CPA (in progress)', 'partly'],
    ['Pursuing CPA certification', 'partly'],
  ])('%s is %s', (line, status) => {
    expect(judge('CPA required', `Robin Vale\n\nCertifications\n${line}`).status).toBe(status);
  });
});

describe('a suite of tools', () => {
  const listed = (skills: string) => `Robin Vale\n\nSkills\n${skills}`;
  test('shows its tools, and tools show their suite', () => {
    expect(judge('Microsoft Excel', listed('MS Office, Photoshop')).status).toBe('met');
    expect(judge('Microsoft Office', listed('MS Word, MS Excel')).status).toBe('met');
    expect(judge('Microsoft Excel', listed('Photoshop, Figma')).status).toBe('not-found');
  });
});

describe('years of experience', () => {
  test('count from the dates of positions', () => {
    expect(judge('5+ years of experience', person('Served guests.')).status).toBe('met');
    expect(judge('20+ years of experience', person('Served guests.'))).toMatchObject({
      status: 'not-met',
      credit: 0,
    });
  });

  test('are told in months, with the positions they are of', () => {
    expect(judge('20+ years of experience', person('Served guests.')).reason).toEqual({
      code: 'years-in-all',
      args: { months: 95, asked: 240, positions: 1 },
    });
  });

  test('with a skill that no dated position describes are not found', () => {
    const listed = person('Watered the plants of the office.', '\nSkills\nPostgreSQL, Excel');
    expect(judge('5+ years of experience with PostgreSQL', listed)).toMatchObject({
      status: 'not-found',
      credit: 0,
      reason: { code: 'years-of-kind-undated' },
    });
  });

  test('with a skill count those of the titles that are named after it', () => {
    const { status, reason } = judge(
      '5+ years of experience in bookkeeping',
      'Robin Vale\n\nExperience\nBookkeeper, Lumen Works, Jan 2019 - Present',
    );
    expect(status).toBe('met');
    expect(reason).toEqual({
      code: 'years-of-kind',
      args: { months: 95, asked: 60, positions: 1, titled: 95 },
    });
  });

  test('are not found where nothing is dated', () => {
    expect(judge('5+ years of experience', 'Robin Vale\n\nSkills\nBaking, Excel').status).toBe('not-found');
  });
});

describe('education', () => {
  const school = (line: string) => person('Served guests.', `\nEducation\n${line}`);

  test('is met by the level and field, and partly by another field or one level below', () => {
    const wanted = "Bachelor's degree in Economics";
    expect(judge(wanted, school('B.Sc. Economics, Harbour University, 2017')).credit).toBe(1);
    expect(judge(wanted, school('M.A. History, Harbour University, 2017')).status).toBe('partly');
    expect(judge("Bachelor's degree", school('M.A. History, Harbour University, 2017')).status).toBe('met');
    expect(judge(wanted, school('Associate Degree, Harbour College, 2017')).status).toBe('partly');
  });

  test('is not found where the resume is silent', () => {
    expect(judge("Bachelor's degree in Economics", person('Served guests.'))).toMatchObject({
      status: 'not-found',
      credit: 0,
    });
  });
});

test('a place of work is told and never scored', () => {
  expect(judge('Must be based in Springfield', person('Served guests.')).credit).toBeNull();
});

test('copied job text is no evidence', () => {
  const line =
    'You will tune PostgreSQL for the shop and keep all of its many orders moving through the night';
  const job = readJobDescription(`Requirements:\n- ${line}\n- PostgreSQL`, { vocabulary });
  const scoreOf = (text: string) =>
    match(readResume(documentFromText(text), { vocabulary, today }), job, { vocabulary, today }).score ?? -1;
  expect(scoreOf(person('Served guests.', `\n${line}`))).toBeLessThanOrEqual(
    scoreOf(person('Served guests.')) + 1,
  );
});

test('a title held is quoted before the lines that speak of it', () => {
  const resume = `Robin Vale

Skills
Accounts of millers and their audits

Experience
Accountant, Lumen Works, Jan 2019 - Present
- Closed the accounts of three mills`;
  const { reason, evidence } = judge('Senior Accountant', resume);
  expect(reason).toEqual({ code: 'title-held', args: { title: 'Accountant' } });
  expect(evidence[0]?.quote).toBe('Accountant');
});

test.each(['Mandarin', 'Farsi', 'Flemish', 'Welsh'])(
  '%s is found under the name that resumes have it by',
  (name) => {
    const { status } = judge(`Fluent ${name}`, person('Baked bread.', `\nLanguages\n${name} (native)`));
    expect(status).toBe('met');
  },
);

test.each([
  ["Bachelor's degree in nursing", 'BSN, Sugar Loaf State University, 2019', 'met'],
  ["Master's degree in social work", 'MSW, Oconee University, 2018', 'met'],
  ["Bachelor's degree in nursing", 'BBA, Sugar Loaf State University, 2019', 'partly'],
])('%s is in the field that the letters name: %s', (asked, degree, status) => {
  expect(judge(asked, `Robin Vale\n\nEducation\n${degree}`).status).toBe(status);
});
