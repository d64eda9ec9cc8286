import { documentFromText } from '@winnow/document-model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readJobDescription } from '../job/read-job-description.ts';
import { match } from '../match.ts';
import { loadVocabulary } from '../vocabulary/load-vocabulary.ts';
import { correctResume } from './corrections/correct-resume.ts';
import { readResume } from './read-resume.ts';
import type { Evidence, Resume } from './resume.ts';

const vocabulary = loadVocabulary();
const read = (text: string): Resume =>
  readResume(documentFromText(text), { vocabulary, today: '2026-11-21' });

const accountant = `Ngozi Adeyemi-Larsen
Senior Accountant
Leeds, UK | ngozi.adeyemi@example.org | +44 20 7946 0958 | linkedin.com/in/ngozi-adeyemi

Work experience

Senior Accountant
Northwind Traders Ltd, Leeds
March 2019 - Present
- Prepared monthly accounts in Microsoft Excel and SAP.
- Led the payroll of 300 people.

Accounts Assistant, Fabrikam plc, York
06/2014 – 02/2019
- Kept ledgers in QuickBooks.

Education
BSc in Accounting and Finance, University of Hull, 2011 - 2014

Certifications
ACCA Chartered Certified Accountant, 2018

Languages
English (native), French (B2)
`;

const evidenceOf = (resume: Resume): readonly Evidence[] =>
  [
    resume.name,
    resume.location,
    ...resume.emails,
    ...resume.phones,
    ...resume.links,
    ...resume.positions,
    ...resume.education,
    ...resume.skills,
    ...resume.certifications,
    ...resume.languages,
  ].flatMap((fact) => fact?.evidence ?? []);

describe('reading a resume', () => {
  const resume = read(accountant);

  it('finds the name, the contacts and the place', () => {
    expect(resume.name?.value).toBe('Ngozi Adeyemi-Larsen');
    expect(resume.emails.map((fact) => fact.value)).toEqual(['ngozi.adeyemi@example.org']);
    expect(resume.phones.map((fact) => fact.value)).toEqual(['+442079460958']);
    expect(resume.links.map((fact) => fact.value)).toEqual(['linkedin.com/in/ngozi-adeyemi']);
    expect(resume.location?.value).toBe('Leeds, UK');
  });

  it('finds each position with its title, employer and dates', () => {
    expect(resume.positions).toMatchObject([
      { title: 'Senior Accountant', organization: 'Northwind Traders Ltd', start: '2019-03', end: 'present' },
      {
        title: 'Accounts Assistant',
        organization: 'Fabrikam plc',
        start: '2014-06',
        end: '2019-02',
        months: 57,
      },
    ]);
    expect(resume.experienceMonths).toBe(57 + 93);
  });

  it('leaves out the phone numbers of referees', () => {
    const referee = `\nReferees\nDr Ida Brandt, Fabrikam plc, 020 7946 0111, ida.brandt@example.org\n`;
    const { phones, emails } = read(accountant + referee);
    expect(phones.map((fact) => fact.value)).toEqual(['+442079460958']);
    expect(emails.map((fact) => fact.value)).toEqual(['ngozi.adeyemi@example.org']);
  });

  it.each([
    ['14 Quay Close, Newark NG24 0AA', 'Newark NG24 0AA'],
    ['12 Harbour Steps, Marazion, Cornwall TR17 0AA', 'Marazion, Cornwall TR17 0AA'],
    ['Flat 11, Quay House, Bristol BS1 0AA', 'Bristol BS1 0AA'],
    ['8 Abbey Lawn, Ennis, Co. Clare V95 A0A0', 'Ennis, Co. Clare V95 A0A0'],
    ['Rotterdam, South Holland, Netherlands', 'Rotterdam, South Holland, Netherlands'],
    ['Harrogate, N. Yorks', 'Harrogate, N. Yorks'],
  ])('finds the town in %s', (address, town) => {
    expect(read(accountant.replace('Leeds, UK', address)).location?.value).toBe(town);
  });

  it('finds education, certificates and languages', () => {
    expect(resume.education).toMatchObject([
      { institution: 'University of Hull', level: 'bachelor', start: '2011', end: '2014' },
    ]);
    expect(resume.certifications.map((fact) => fact.value)).toEqual(['ACCA Chartered Certified Accountant']);
    expect(resume.languages).toMatchObject([
      { name: 'English', level: 'native' },
      { name: 'French', level: 'B2' },
    ]);
  });

  it('counts the months of a skill from the positions that mention it', () => {
    const quickBooks = resume.skills.find((skill) => skill.surface.includes('QuickBooks'));
    expect(quickBooks).toMatchObject({ showing: 'used', months: 57, monthsSince: 93 });
  });

  it('finds nothing without text', () => {
    const { document: _document, ...facts } = read('');
    expect(facts).toEqual({
      language: null,
      name: null,
      emails: [],
      phones: [],
      links: [],
      location: null,
      positions: [],
      education: [],
      skills: [],
      certifications: [],
      languages: [],
      experienceMonths: null,
      flags: [],
    });
  });

  it('gives every fact a place inside the text, for any text', () => {
    const lines = accountant.split('\n');
    const shuffledLines = fc.array(fc.oneof(fc.constantFrom(...lines), fc.string({ unit: 'binary' })), {
      maxLength: 30,
    });
    fc.assert(
      fc.property(shuffledLines, fc.constantFrom('\n', '  ', ' '), (parts, separator) => {
        const text = parts.join(separator);
        for (const { start, end } of evidenceOf(read(text))) {
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
        }
      }),
      { numRuns: 150 },
    );
  });

  // A quadratic algorithm would not finish within the time limit of a test.
  it.each([
    'a',
    'Word ',
    'a  ',
    '@a',
    'a.',
    'Jan 2019 - ',
    '2019-',
    '(',
    '+44 20 7946 ',
    'Role: ',
    ' at A',
    '工程师 ',
    'Engineer at Acme Ltd, 2019 - 2020\n',
  ])('reads a long text that consists only of %j', (part) => {
    const text = part.repeat(200_000 / part.length);
    expect(read(text).document.text).toBe(text);
  });

  it('gives the same facts for the same text', () => {
    expect(JSON.stringify(read(accountant))).toBe(JSON.stringify(resume));
  });
});

it('returns no profile for a scrap of text', () => {
  expect(read('Hello World')).toMatchObject({ name: null, positions: [], skills: [] });
});

it('does not take credentials after a name for an employer, or the addressee of a letter for a position', () => {
  const nurse = read('Marisol Okafor, RN, BSN\nmarisol@example.com\n\nSummary\nCares for people.');
  expect(nurse.positions).toEqual([]);
  expect(read('Dear Hiring Manager,\n\nI would like to work for you.').positions).toEqual([]);
});

it('does not take a sentence with years for a position', () => {
  const minutes = 'Minutes of the Annual Meeting\n\nThe Treasurer presented the accounts for 2022 - 2023.';
  expect(read(minutes)).toMatchObject({ name: null, positions: [], education: [] });
});

it('does not take the level of a language for a school', () => {
  expect(read('Kim Lee\nkim@example.com\n\nOther\nIntermediate Spanish').education).toEqual([]);
});

it('finds the complete place to the right of the name', () => {
  expect(read('Jamal Hashimi          Dubai, UAE\njamal@example.ae').location?.value).toBe('Dubai, UAE');
});

it('does not take names of employers for skills', () => {
  const { skills } = read(
    'Kim Lee\nkim@example.com\n\nExperience\nConsultant, Oracle, 2014 - 2016\n- Built services in Python.',
  );
  expect(skills.map(({ name }) => name)).toEqual(['Python']);
});

it.each([
  'Supervised nine tellers.',
  'A reliable payroll administrator.',
  'Foreman | Concrete & Framing',
  'Looking for a senior payroll administrator position to',
  'Payroll Administrator Objectives',
])('does not take an employer or a description of work for a headline: %s', (line) => {
  const { positions } = read(`Kim Lee\n${line}\nkim@example.com\n\nEducation\nBA, University of Hull`);
  expect(positions.filter(({ title, organization }) => title !== 'Foreman' || organization !== null)).toEqual(
    [],
  );
});

it('finds no name in a document that is not a resume: no contact and no typical section', () => {
  expect(read('Joan Alder\nRules of the house\nWork begins at nine and ends at five.').name).toBeNull();
});

it("does not take the town of an employer for the candidate's location", () => {
  const { location } = read(
    'Kim Lee\nkim@example.com\n\nExperience\nCook, Contoso Ltd, Leeds, UK, 2014 - 2016',
  );
  expect(location).toBeNull();
});

describe('an old file', () => {
  const old = read(`Edda Strom
edda.strom@example.org

Experience
Baker, Kornhaus Bakery
January 2004 - Present
- Baked bread and rolls for three shops

Market Assistant, Ostmarkt
March 2008 - May 2012
- Sold bread on Saturdays
`);

  it('ends open positions at its last month, which lowers the confidence', () => {
    expect(old.asOf).toBe('2012-05');
    expect(old.positions.map(({ months }) => months)).toEqual([101, 51]);
    expect(old.experienceMonths).toBe(101);
    const job = readJobDescription('Baker\n\nRequirements\n- 5 years of experience', { vocabulary });
    expect(match(old, job, { vocabulary, today: '2026-11-21' }).doubts).toContainEqual({
      code: 'old-file',
      args: { month: '2012-05' },
      lost: 0.05,
    });
  });

  it('stays old if a person corrects another fact, and follows corrected positions', () => {
    const knowledge = { vocabulary, today: '2026-11-21' };
    const titles = correctResume(old, { skills: ['Baking'] }, knowledge);
    expect([titles.asOf, titles.experienceMonths]).toEqual(['2012-05', 101]);
    const [baker] = old.positions;
    const alone = correctResume(
      old,
      { positions: [{ title: baker?.title ?? '', organization: null, start: '2004-01', end: 'present' }] },
      knowledge,
    );
    expect(alone).not.toHaveProperty('asOf');
    expect(alone.experienceMonths).toBe(275);
  });
});
