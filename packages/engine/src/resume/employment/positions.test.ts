import { documentFromText } from '@winnow/document-model';
import { describe, expect, it } from 'vitest';
import { loadVocabulary } from '../../vocabulary/load-vocabulary.ts';
import { readResume } from '../read-resume.ts';

const vocabulary = loadVocabulary();
const read = (text: string) => readResume(documentFromText(text), { vocabulary, today: '2026-11-21' });
const positionsIn = (text: string) =>
  read(`Kim Lee\nkim.lee@example.com\n\nWork Experience\n\n${text}`).positions.map(
    ({ title, organization, start, end }) => [title, organization, start, end],
  );

describe('positions', () => {
  it.each([
    [
      'the title above, the dates below',
      'Staff Nurse\nExample Regional Hospital\nLeeds, UK\nMay 2015 - June 2018',
    ],
    ['the dates above', 'May 2015 - June 2018\nStaff Nurse\nExample Regional Hospital'],
    ['dates on lines of their own', 'May 2015\nto\nJune 2018\nStaff Nurse, Example Regional Hospital'],
    ['all on one line', 'Staff Nurse, Example Regional Hospital, Leeds (05/2015 – 06/2018)'],
    ['bars', 'Staff Nurse | Example Regional Hospital | May 2015 – June 2018'],
    ['the employer first', 'Example Regional Hospital, Leeds\tMay 2015 - June 2018\nStaff Nurse'],
    ['at', 'Staff Nurse at Example Regional Hospital, May 2015 to June 2018'],
    [
      'labels',
      'Employer: Example Regional Hospital\nPosition held: Staff Nurse\nDuration: May 2015 to June 2018',
    ],
    ['a sentence', 'Worked as a Staff Nurse in Example Regional Hospital from May 2015 to June 2018.'],
    ['no break between them', 'Example Regional Hospital Staff Nurse\nMay 2015 - June 2018'],
  ])('are read with %s', (_name, text) => {
    expect(positionsIn(`${text}\n- Cared for 30 patients a day.\n`)).toEqual([
      ['Staff Nurse', 'Example Regional Hospital', '2015-05', '2018-06'],
    ]);
  });

  it.each([
    'Staff Nurse, Example Regional Hospital, Leeds, May 2015 - June 2018. Thirty beds, dialysis, charge on weekends.',
    'Staff Nurse, Example Regional Hospital, May 2015 - June 2018: thirty beds, dialysis; charge on weekends',
    'May 2015 - June 2018: Staff Nurse, Example Regional Hospital. Thirty beds, dialysis, charge on weekends.',
    'May 2015 - June 2018, Staff Nurse, Example Regional Hospital. Thirty beds, dialysis, charge on weekends.',
  ])('are read if the description continues on the line: %s', (text) => {
    expect(positionsIn(text)).toEqual([['Staff Nurse', 'Example Regional Hospital', '2015-05', '2018-06']]);
  });

  it.each([
    'I helped a staff nurse of the ward. From May 2015 - June 2018 it had thirty beds. Dialysis was next door.',
    'audited the staff nurse rota for May 2015 - June 2018. Found two errors, and wrote a report.',
  ])('are not read from a sentence: %s', (text) => {
    expect(positionsIn(text)).toEqual([]);
  });

  it.each([
    'Association of Chartered Accountants',
    'National Society of Software Developers',
    'Member of the Institute of Registered Architects',
  ])('are not read from a membership: %s', (society) => {
    const held = ['Staff Nurse', 'Example Regional Hospital', '2015-05', '2018-06'];
    const text = `Staff Nurse, Example Regional Hospital, 05/2015 - 06/2018\n\nMemberships\n${society}`;
    expect(positionsIn(text)).toEqual([held]);
  });

  it('are read in a society', () => {
    expect(positionsIn('Treasurer, Society of Tax Advisers, 05/2015 - 06/2018')).toEqual([
      ['Treasurer', 'Society of Tax Advisers', '2015-05', '2018-06'],
    ]);
  });

  it('have no employer if a template has a placeholder', () => {
    for (const text of [
      'Staff Nurse - Company Name\nMay 2015 to June 2018',
      'Company Name\nStaff Nurse\nMay 2015 - June 2018',
      'Company Name - Staff Nurse\nMay 2015 - June 2018',
      'Your Company â€“ Staff Nurse\nMay 2015 - June 2018',
    ]) {
      expect(positionsIn(`${text}\n- Cared for 30 patients a day.\n`), text).toEqual([
        ['Staff Nurse', null, '2015-05', '2018-06'],
      ]);
    }
  });

  it('have a title whose noun comes first', () => {
    expect(positionsIn('Vendedor de loja\nCasa das Ferragens\n2014 – 2018\n')).toEqual([
      ['Vendedor de loja', 'Casa das Ferragens', '2014', '2018'],
    ]);
  });

  it.each([
    'July 2015 to September 2016\nConsultant\nNorthwind - Boston, MA',
    'July 2015 to September 2016\nNorthwind, Hobbs Landing, MA\nConsultant',
    'Consultant\nNorthwind, Boston, MA\nJuly 2015 to September 2016',
    'Consultant, Northwind, Hobbs Landing, MA\nJuly 2015 to September 2016',
    'Consultant, Northwind, MA\nJuly 2015 to September 2016',
  ])('are in a state that is written like a degree: %s', (text) => {
    expect(positionsIn(text)).toEqual([['Consultant', 'Northwind', '2015-07', '2016-09']]);
  });

  it('are in blocks separated by blank lines, in any order within a block', () => {
    const block = (title: string, years: string) => `${title}\nPeach Outfitters\nAtlanta, GA\n${years}\n\n`;
    expect(positionsIn(block('Store Manager', '2019 - 2024') + block('Cashier', '2016 - 2019'))).toEqual([
      ['Store Manager', 'Peach Outfitters', '2019', '2024'],
      ['Cashier', 'Peach Outfitters', '2016', '2019'],
    ]);
  });

  it('have a title at the start of the line with their description', () => {
    const text = '2014 - 2019   Hall & Sons, Bradley\nApprentice Electrician. Rewires, upgrades and repairs.';
    expect(positionsIn(text)).toEqual([['Apprentice Electrician', 'Hall & Sons', '2014', '2019']]);
  });

  it('are not split by page footers', () => {
    const text = `Staff Nurse
https://example.com/kim-lee/1
Kim Lee | kim.lee@example.com
Page 2 of 3

Example Regional Hospital
May 2015 - June 2018`;
    expect(positionsIn(text)).toEqual([['Staff Nurse', 'Example Regional Hospital', '2015-05', '2018-06']]);
  });

  it('are not read from a list of tools, or from the rows of a table of projects', () => {
    const text = `Developer, Contoso Ltd, 2015 - 2018
Gradle, Insomnia, Scrum, Jenkins.
Team Size 3 members
Technologies Java, Sterling, Webservice
Role Rota planner`;
    expect(positionsIn(text)).toEqual([['Developer', 'Contoso Ltd', '2015', '2018']]);
  });

  it.each([
    'Senior Associate, Audit, Northwind, 2016 - 2019',
    'Northwind\nSenior Associate, Audit   2016 - 2019',
    'Senior Associate, Audit\nNorthwind\n2016 -\n2019',
  ])('have a title with its subject, and no second one: %s', (text) => {
    expect(positionsIn(text)).toEqual([['Senior Associate, Audit', 'Northwind', '2016', '2019']]);
  });

  it('have an employer with its town in a separate column', () => {
    const text = 'Sierra Auto Parts                Saltillo\nProcess Engineer                2015 - 2019';
    expect(positionsIn(text)).toEqual([['Process Engineer', 'Sierra Auto Parts', '2015', '2019']]);
  });

  it('have an employer before a colon', () => {
    const text = 'Nordby Animal Hospital: Senior Veterinarian, 2017 - 2019';
    expect(positionsIn(text)).toEqual([['Senior Veterinarian', 'Nordby Animal Hospital', '2017', '2019']]);
  });

  it('have no town in a labeled employer', () => {
    const text = 'Client: First Harbour Bank, Charlotte, NC   Jan 2021 - Mar 2022\nRole: Java Developer';
    expect(positionsIn(text)).toEqual([['Java Developer', 'First Harbour Bank', '2021-01', '2022-03']]);
  });

  it.each([
    'Seeking a position as a Sales Manager in a growing company.',
    'I am writing to apply for the position of Sales Manager at your company.',
  ])('are not what a person hopes for: %s', (sentence) => {
    expect(read(`Kim Lee\nkim.lee@example.com\n\n${sentence}`).positions).toEqual([]);
  });

  it('have no region before their title', () => {
    const text = 'July 2015 to September 2016\nNorthwind Bakery Austin , Texas Consultant';
    expect(positionsIn(text).map(([title]) => title)).toEqual(['Consultant']);
  });

  it('have no end of a period before their title', () => {
    const text = 'Lumen Works March 2010 to January 2015 Senior Tax Accountant\nDenver, Colorado';
    expect(positionsIn(text)).toEqual([['Senior Tax Accountant', 'Lumen Works', '2010-03', '2015-01']]);
  });

  it('have an employer before its town', () => {
    const text = 'Staff Nurse\tMay 2015 - June 2018\nLarkspur Example, Portland, OR';
    expect(positionsIn(text)).toEqual([['Staff Nurse', 'Larkspur Example', '2015-05', '2018-06']]);
  });

  it('stay separate, each with its own employer and dates', () => {
    const text = `Warehouse Supervisor
Contoso Logistics GmbH
03/2019 - Present
- Led a team of twelve.
Forklift Driver
Fabrikam Ltd
2014 - 2019
- Moved pallets.`;
    expect(positionsIn(text)).toEqual([
      ['Warehouse Supervisor', 'Contoso Logistics GmbH', '2019-03', 'present'],
      ['Forklift Driver', 'Fabrikam Ltd', '2014', '2019'],
    ]);
  });

  it.each([
    ['the grade of a post in brackets', 'Staff Nurse (Band 5)', 'Larkspur Cottage', 'Staff Nurse'],
    ['whoever placed them', 'Staff Nurse, Larkspur Cottage (via Hale Recruitment)', null, 'Staff Nurse'],
    [
      'whoever placed them, without brackets',
      'Staff Nurse @ Larkspur Cottage through Hale Staffing',
      null,
      'Staff Nurse',
    ],
    ['terms of work', 'Staff Nurse (Maternity Cover)', 'Larkspur Cottage', 'Staff Nurse'],
    [
      'a department',
      'Staff Nurse, Cardiology and Stroke Unit, Larkspur Cottage',
      null,
      'Staff Nurse, Cardiology and Stroke Unit',
    ],
    ['an abbreviation', 'Staff Nurse (RSN)', 'Larkspur Cottage', 'Staff Nurse'],
    [
      'words about it',
      'LARKSPUR COTTAGE | Ames, IA | a hospice, twelve beds\nStaff Nurse',
      null,
      'Staff Nurse',
    ],
  ])('have an employer and not %s', (_kind, first, second, title) => {
    const [found] = positionsIn(
      `${first}\n${second ? `${second}\n` : ''}May 2015 - June 2018\n- Cared for 30 patients.\n`,
    );
    expect([found?.[0], String(found?.[1]).toLowerCase()]).toEqual([title, 'larkspur cottage']);
  });

  it.each([
    [
      'an employer called as a trade is',
      'Head Cook, The Crane & Pilot, Hobbs',
      'Head Cook',
      'The Crane & Pilot',
    ],
    [
      'a hospital of doctors',
      'ST. AGATHA DOCTORS HOSPITAL, Hobbs\nNIGHT NURSE',
      'NIGHT NURSE',
      'ST. AGATHA DOCTORS HOSPITAL',
    ],
    [
      'a firm of several names',
      'Bookkeeper\nBell, Marsh and Company, Leeds',
      'Bookkeeper',
      'Bell, Marsh and Company',
    ],
    [
      'a firm of solicitors',
      'Paralegal (Newly Hired), Brook Ash Solicitors, Leeds',
      'Paralegal',
      'Brook Ash Solicitors',
    ],
    ["a company's secretary", 'Company Secretary, Brook Ash Ltd', 'Company Secretary', 'Brook Ash Ltd'],
    [
      'a long title',
      'Registrar (ST5) in Chest Medicine, Brook Ash Infirmary',
      'Registrar (ST5) in Chest Medicine',
      'Brook Ash Infirmary',
    ],
    ['dashes within bars', 'SUPERVISOR – HOME | Brook Ash | Ames, IA', 'SUPERVISOR – HOME', 'Brook Ash'],
    ['a subject behind the title', 'Brook Ash — Team Leader, Claims', 'Team Leader, Claims', 'Brook Ash'],
    ['a rank in brackets', 'SQUAD LEADER (STAFF SERGEANT), Brook Ash Army', 'SQUAD LEADER', 'Brook Ash Army'],
    ['signs between them', 'Usher ✦ Brook Ash ✦ Ames, IA ✦', 'Usher', 'Brook Ash'],
  ])('have both: %s', (_kind, text, title, organization) => {
    expect(positionsIn(`${text}\t05/2015 – 06/2018\n- Did well.`)).toEqual([
      [title, organization, '2015-05', '2018-06'],
    ]);
  });

  it('have an employer above the dates, and the title below', () => {
    const text = `Blue Heron Dental
P.O. Box 900
Austin, TX 78701
March 2019 - Present
Office Administrator
- Billed insurers.

Oakmere Pets
June 2015 - February 2019
Receptionist
- Answered telephones.`;
    expect(positionsIn(text)).toEqual([
      ['Office Administrator', 'Blue Heron Dental', '2019-03', 'present'],
      ['Receptionist', 'Oakmere Pets', '2015-06', '2019-02'],
    ]);
  });

  it('in public service are read despite the fields of their forms', () => {
    const text = `Department of Inland Lakes
Office of Weirs
P.O. Box 12
Ames, IA 50010 United States
06/2019 - Present
Salary: $71,000 USD Per Year
Hours per week: 40
Weir Inspector
Series: 0301 Pay Plan: GS Grade: 9`;
    expect(positionsIn(text)).toEqual([
      ['Weir Inspector', 'Department of Inland Lakes', '2019-06', 'present'],
    ]);
  });

  it('are not read from applications', () => {
    const { positions } = read(
      'Kim Lee\nJOB APPLIED FOR\tQuality Manager\n\nWork Experience\n\nUsher, Acme Hall, 2010 - 2012',
    );
    expect(positions.map(({ title }) => title)).toEqual(['Usher']);
  });

  it('on one line are as many as its periods', () => {
    const text =
      'Brook Ash plc: Team Leader (2012-2016), Support Analyst (2009-2012)\nPrior: Usher, Acme Hall (2007 – 2009)';
    expect(positionsIn(text)).toEqual([
      ['Team Leader', 'Brook Ash plc', '2012', '2016'],
      ['Support Analyst', 'Brook Ash plc', '2009', '2012'],
      ['Usher', 'Acme Hall', '2007', '2009'],
    ]);
  });

  it('do not include the gap between two of them', () => {
    const text = `Usher, Acme Hall
2021 – 2023

Career break: caring for a parent
2019 – 2020

Cook
Brook Ash Inn
Ames, 2015 to 2019`;
    expect(positionsIn(text)).toEqual([
      ['Usher', 'Acme Hall', '2021', '2023'],
      ['Cook', 'Brook Ash Inn', '2015', '2019'],
    ]);
  });

  it('are separate from their description on the same line', () => {
    const text =
      'Teacher of Music, Brook Ash Academy, Leeds Sep 2016 - Aug 2023 Taught the piano to forty pupils and led the choir';
    const { positions, document } = read(`Experience\n${text}`);
    expect(positions).toMatchObject([{ title: 'Teacher of Music', start: '2016-09', end: '2023-08' }]);
    const [, done] = positions[0]?.evidence ?? [];
    expect(document.text.slice(done?.start, done?.end)).toMatch(/^Taught the piano/);
  });

  it('of one employer share it', () => {
    const text = `Northwind Traders Ltd, 2010 - 2020
Sales Manager
2015 - 2020
- Grew the north.
Sales Representative
2010 - 2015
- Sold tea.`;
    expect(positionsIn(text)).toContainEqual([
      'Sales Representative',
      'Northwind Traders Ltd',
      '2010',
      '2015',
    ]);
  });

  it('are not read from education, wherever it is', () => {
    expect(positionsIn('High School Diploma, 2005\nBSc Physics, University of Hull, 2001 - 2004')).toEqual(
      [],
    );
  });

  it('do not change if the years of education do', () => {
    const experience =
      'Staff Nurse\nExample Regional Hospital\nMay 2015 - June 2018\n\nEducation\nBSN, Example University, ';
    expect(positionsIn(`${experience}1990 - 1994`)).toEqual(positionsIn(`${experience}2010 - 2014`));
  });

  it('start with a heading and end with their description', () => {
    const resume = read('Experience\nCook, Acme Ltd, 2010 - 2012\n- Made soup.\n- Made bread.');
    const [position] = resume.positions;
    const quotes = position?.evidence.map(({ start, end }) => resume.document.text.slice(start, end));
    expect(quotes).toEqual(['Cook, Acme Ltd, 2010 - 2012', 'Made soup.\n- Made bread.']);
  });

  it('count overlapping months once in the total', () => {
    const text = 'Cook, Acme Ltd, 01/2015 - 12/2015\n\nWaiter, Contoso Ltd, 07/2015 - 06/2016';
    expect(read(`Experience\n${text}`).experienceMonths).toBe(18);
  });

  it.each([
    [
      'Berufserfahrung\nSeit 03/2019\nProjektleiterin\nMusterbau GmbH, Köln',
      'Projektleiterin',
      'Musterbau GmbH',
    ],
    [
      'Expérience professionnelle\nTechnicien informatique chez Hôpital Saint-Luc, mars 2019 - présent',
      'Technicien informatique',
      'Hôpital Saint-Luc',
    ],
    [
      'Experiencia laboral\nEnfermera\nHospital La Paz\nmarzo de 2019 - actualidad',
      'Enfermera',
      'Hospital La Paz',
    ],
    [
      'Esperienze professionali\nda marzo 2019 ad oggi\nContabile\nStudio Bianchi S.r.l., Napoli',
      'Contabile',
      'Studio Bianchi S.r.l.',
    ],
    [
      'Experiență profesională\nInginer software\nSoluții Digitale SRL\nmartie 2019 – prezent',
      'Inginer software',
      'Soluții Digitale SRL',
    ],
  ])('are read in other languages: %j', (text, title, organization) => {
    expect(read(`Kim Lee\n\n${text}`).positions).toMatchObject([
      { title, organization, start: '2019-03', end: 'present' },
    ]);
  });
});

describe('entries whose title and employer no table knows', () => {
  const monthsIn = (text: string) => read(text).positions.map(({ months }) => months);
  const person = 'Kim Lee\nkim.lee@example.com';

  it('are work in a section about work', () => {
    expect(monthsIn(`${person}\n\nWork Experience\n\nFront desk, Halsey Tower, 2020 - 2021`)).toEqual([12]);
  });

  it.each([
    'Front desk and waivers, Halsey Tower, 2020 - 2021',
    '2020 - 2021, front desk, Halsey Tower',
    'Front desk, Halsey Tower, 2020 to 2021, full time. Waivers, rentals and lost gloves.',
    '2020 -> 2021 Front desk, Halsey Tower',
  ])('are work in a resume without headings: %s', (line) => {
    expect(monthsIn(`${person}\n\n${line}`)).toEqual([12]);
  });

  it.each([
    'AVImark since 2020',
    'Riverside College, 2020 - 2021',
    'Drove three trucks between 2020 and 2021',
  ])('are not read from other lines: %s', (line) => {
    expect(monthsIn(`${person}\n\n${line}`)).toEqual([]);
  });

  it('end at the next blank line, where other content may follow', () => {
    const text = `${person}\n\nFront desk, Halsey Tower, 2020 - 2021\nWaivers and rentals.\n\nSoldering, juggling`;
    const [position] = read(text).positions;
    const described = position?.evidence.map(({ start, end }) => text.slice(start, end));
    expect(described).toEqual(['Front desk, Halsey Tower, 2020 - 2021', 'Waivers and rentals.']);
  });
});
