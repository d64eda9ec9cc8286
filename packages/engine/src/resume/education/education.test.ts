import { documentFromText } from '@winnow/document-model';
import { describe, expect, it } from 'vitest';
import type { WrittenLanguage } from '../../languages/language.ts';
import { readLines } from '../sections/lines.ts';
import { readEducation } from './education.ts';

const educationIn = (text: string, language: WrittenLanguage = 'en') =>
  readEducation(readLines(documentFromText(text)), '2026-11-21', language);

describe('education', () => {
  it.each([
    'BSc in Marine Biology, University of Hull, 2011 - 2014',
    'University of Hull\nBSc in Marine Biology\n2011 – 2014',
    '2011 - 2014\nUniversity of Hull, BSc in Marine Biology',
    'BSc in Marine Biology from University of Hull (2011-2014)',
  ])('is read in any order: %j', (text) => {
    expect(educationIn(text)).toMatchObject([
      {
        degree: 'BSc in Marine Biology',
        level: 'bachelor',
        field: 'Marine Biology',
        institution: 'University of Hull',
        start: '2011',
        end: '2014',
      },
    ]);
  });

  it.each([
    ['B.Tech (CSE), Brook Ash Institute, 2017', 'bachelor', 'CSE'],
    ['LLB (Hons) Law with French, Brook Ash University, 2011', 'bachelor', 'Law with French'],
    ['BSc Physics with distinction, Brook Ash University, 2011', 'bachelor', 'Physics'],
    ['PGCE Secondary Mathematics, Brook Ash University, 2016', null, 'Secondary Mathematics'],
    [
      "Brook Ash University\nMaster's Degree 05/2019\nGPA: 3.7\nMajor: Public Administration",
      'master',
      'Public Administration',
    ],
    ['MBChB, Brook Ash University, 2017', 'bachelor', null],
    ['West African Senior School Certificate, Brook Ash College - 2007', 'secondary', null],
    ['H.Dip in Education, Brook Ash University, 2012', 'vocational', 'Education'],
  ])('has its level and its field: %j', (text, level, field) => {
    expect(educationIn(text)).toMatchObject([{ level, field }]);
  });

  it('takes no year from a certificate above', () => {
    const text = 'PRINCE2 Practitioner (2015, renewed 2023)\nBEng Computing, Brook Ash University, 2006-2009';
    expect(educationIn(text)).toMatchObject([{ degree: 'BEng Computing', start: '2006', end: '2009' }]);
  });

  it.each([
    '18th Edition BS 7671 (2022)',
    'Three PhD students to completion',
    'Fellow of the Example Education Academy',
  ])('is not found in %j', (text) => {
    expect(educationIn(text)).toEqual([]);
  });

  it.each([
    ['Bachelor of Commerce (Honours), Finance, Brook Ash University', 'Finance'],
    ['Master of Engineering (Ing.), Metallurgy, Brook Ash University', 'Metallurgy'],
    ['BA (Hons), Brook Ash University', null],
  ])('has a subject as its field, and no honors: %j', (text, field) => {
    expect(educationIn(text)).toMatchObject([{ field }]);
  });

  it('is no school in "some college coursework"', () => {
    expect(educationIn('Some college coursework, Brook Ash Community College, 2016')).toMatchObject([
      { institution: 'Brook Ash Community College' },
    ]);
  });

  it('has an entry for each line with a degree and a school, regardless of the text above', () => {
    const text =
      'Certificate in Data Analytics, Openfield College, 2022\nBA History, Brightsea University, 2014';
    expect(educationIn(text)).toMatchObject([
      { degree: 'Certificate in Data Analytics', institution: 'Openfield College', end: '2022' },
      { degree: 'BA History', institution: 'Brightsea University', end: '2014' },
    ]);
  });

  it('is read from the rows of a table, and not from its header', () => {
    const text = `Course | Institution | Board/University | Year | Percentage
B.E. | Vellar College of Engineering | Anna Nagar University | 2016 | 78%
HSC | Sri Lakshmi Hr. Sec. School | State Board | 2012 | 91%`;
    expect(educationIn(text)).toMatchObject([
      { degree: 'B.E.', institution: 'Vellar College of Engineering', end: '2016' },
      { degree: 'HSC', institution: 'Sri Lakshmi Hr. Sec. School', end: '2012' },
    ]);
  });

  it('has one degree if its abbreviation follows', () => {
    const text = 'Ravi University\nMaster of Business Administration - MBA, Supply Chain · (2012 - 2014)';
    expect(educationIn(text)).toMatchObject([
      { degree: 'Master of Business Administration', field: 'Supply Chain', start: '2012', end: '2014' },
    ]);
  });

  it('has the field in the name of the degree, and no town as a field', () => {
    const text = 'Prairie University, Springfield, IL\nMaster of Public Administration, 2013';
    expect(educationIn(text)).toMatchObject([{ field: 'Public Administration', end: '2013' }]);
  });

  it.each(['MS-EXCEL', 'MS Visio', 'MIS Report', 'Master data migration'])('is not %s', (text) => {
    expect(educationIn(text)).toEqual([]);
  });

  it('has a certificate in a subject, without a level', () => {
    expect(educationIn('Certificate in Floriculture, Openfield College, 2019')).toMatchObject([
      { degree: 'Certificate in Floriculture', level: null, institution: 'Openfield College', end: '2019' },
    ]);
  });

  it('has one school if a part of a university is named with it, and none if a template names none', () => {
    expect(educationIn('School of Social Work, University of Hull, MSc Social Work, 2012')).toMatchObject([
      { institution: 'School of Social Work, University of Hull', degree: 'MSc Social Work' },
    ]);
    expect(educationIn('BA Accounting, University Name, 2012')).toMatchObject([{ institution: null }]);
  });

  it('has no subject as its school', () => {
    expect(educationIn('Diploma, Interior Designing, 2012')).toMatchObject([
      { institution: null, field: 'Interior Designing' },
    ]);
  });

  it("is not a driver's license or the name of a broadcaster", () => {
    expect(educationIn('Full UK driving licence')).toEqual([]);
    expect(educationIn('Producer, HBO')).toEqual([]);
  });

  it.each([
    ['PhD in Chemistry', 'doctorate'],
    ['Ph.D.', 'doctorate'],
    ['Master of Business Administration', 'master'],
    ['M.Tech in VLSI', 'master'],
    ['MBA', 'master'],
    ["Bachelor's in Computer Science", 'bachelor'],
    ['B.E. in Civil', 'bachelor'],
    ['Licence en informatique', 'bachelor'],
    ['Laurea triennale in Economia', 'bachelor'],
    ['Licență în Informatică', 'bachelor'],
    ['Grado en Enfermería', 'bachelor'],
    ['Associate of Science', 'associate'],
    ['Diploma in Nursing', 'vocational'],
    ['Ausbildung zum Elektroniker', 'vocational'],
    ['High School Diploma', 'secondary'],
    ['Abitur', 'secondary'],
    ['HSC', 'secondary'],
    ['Leaving Certificate', 'secondary'],
  ])('has the level of %s', (text, level) => {
    expect(educationIn(`${text}, 2012`)).toMatchObject([{ level, end: '2012' }]);
  });

  it.each([
    ['Inżynier informatyki', 'pl', 'bachelor'],
    ['Studia II stopnia', 'pl', 'master'],
    ['Inginer mecanic', 'ro', 'bachelor'],
    ['Ingeniería Industrial', 'es', 'bachelor'],
    ['Doctora en Biología', 'es', 'doctorate'],
    ['Engenharia Civil', 'pt', 'bachelor'],
    ['Pós-graduação em Marketing', 'pt', 'master'],
    ['Diplom-Psychologin', 'de', 'master'],
    ['Mbo Handel', 'nl', 'vocational'],
    ['Diplom (FH) Maschinenbau', 'de', 'bachelor'],
    ['Industriemeister Metall', 'de', 'vocational'],
    ['Ingénieur en génie civil', 'fr', 'master'],
    ['Bac pro Commerce', 'fr', 'secondary'],
    ['Diploma di scuola superiore', 'it', 'secondary'],
    ['VMBO', 'nl', 'secondary'],
  ] as const)('has the level of %s', (text, language, level) => {
    expect(educationIn(`${text}, 2012`, language)).toMatchObject([{ level, end: '2012' }]);
  });

  it('takes a profession for a degree only in sections where such degrees occur', () => {
    expect(educationIn('Engineer in training, Hull College', 'en')[0]?.level).toBe(null);
    expect(educationIn('Meister im Handwerk, 2012', 'en')).toEqual([]);
  });

  it('does not take the state after a town for a degree', () => {
    expect(educationIn('Course in Audit, Boston, MA Candidate of Harbour College')[0]?.level).toBe(null);
    expect(educationIn('Course in Audit, Boston, MA in History, Harbour College')[0]?.level).toBe('master');
    expect(educationIn('History, MA Candidate of Harbour College')[0]?.level).toBe('master');
  });

  it.each([
    'BA (Hons) Political Science, University of Hull, 2010',
    'BA in Political Science, University of Hull, 2010',
    'BA, Political Science, University of Hull, 2010',
    'Bachelor of Arts: Political Science\nUniversity of Hull\n2010',
    'BA degree : Political Science 2010 University of Hull',
    'B.A : Political Science 2010 University of Hull',
  ])('finds the field of %j', (text) => {
    expect(educationIn(text)).toMatchObject([
      { field: 'Political Science', level: 'bachelor', institution: 'University of Hull', end: '2010' },
    ]);
  });

  it.each([
    ['Redbud High School 2014', 'secondary'],
    ['Diploma, Blanco Trail High, 2014', 'secondary'],
    ['AAS Dental Hygiene, Tarn College, 2014', 'associate'],
    ['B.Acc. Accounting, Tarn University, 2014', 'bachelor'],
  ])('knows the level of %s', (text, level) => {
    expect(educationIn(text)).toMatchObject([{ level }]);
  });

  it('separates two degrees', () => {
    const text = 'MSc Physics\nExample University\n2016\n\nBSc Physics\nSample College\n2014';
    expect(educationIn(text).map(({ institution, end }) => [institution, end])).toEqual([
      ['Example University', '2016'],
      ['Sample College', '2014'],
    ]);
  });

  it('finds a school without a typical word on the line of its degree', () => {
    expect(educationIn('RWTH Aachen, Master of Science Bauingenieurwesen')).toMatchObject([
      { institution: 'RWTH Aachen', level: 'master' },
    ]);
  });

  it.each([
    ['A.A. Business, Mill College 2009', 'Business'],
    ['A.A.S. Welding, Mill College, 2011', 'Welding'],
    ['B.S. Accounting, Mill College, 2012', 'Accounting'],
  ])('keeps the field of a degree in dotted letters: %s', (text, field) => {
    expect(educationIn(text)).toMatchObject([{ field, institution: 'Mill College' }]);
  });

  it.each(['Boston, MA 02115', 'Proficient in MS Office', 'Lives in Springfield'])(
    'sees no degree in %s',
    (text) => {
      expect(educationIn(text)).toEqual([]);
    },
  );
});
