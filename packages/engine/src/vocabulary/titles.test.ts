import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadVocabulary } from './load-vocabulary.ts';

const { findTitles, titleAffinity } = loadVocabulary();

describe('finding titles', () => {
  test.each([
    ['Senior Software Engineer', 'Software Engineer', 'senior', '15-1252.00'],
    ['Sr. Accountant II', 'Accountant', 'senior', '13-2011.00'],
    ['Registered Nurse', 'Registered Nurse', null, '29-1141.00'],
    ['Full-stack developer', 'Full Stack Developer', null, '15-1252.00'],
    ['Marketing Intern', 'Marketing Intern', 'trainee', null],
    ['VP of Engineering', 'VP of Engineering', 'executive', null],
    ['Warehouse Supervisor', 'Warehouse Supervisor', 'lead', null],
    ['Regional Loss Prevention Manager', 'Regional Loss Prevention Manager', 'manager', null],
    ['QA Team Lead', 'QA Team Lead', 'lead', null],
    ['Product Owner', 'Product Owner', null, null],
    ['Staff Software Engineer', 'Software Engineer', 'senior', '15-1252.00'],
    ['Junior Electrician', 'Electrician', 'junior', '47-2111.00'],
  ])('%s', (text, title, seniority, occupation) => {
    const [found] = findTitles(text);
    expect(found).toMatchObject({ title, seniority, start: 0, end: text.length });
    if (occupation) expect(found?.occupation).toBe(occupation);
  });

  test('a title ends where the line changes its subject', () => {
    const text = 'Head Chef, Blue Harbour Hotel';
    expect(findTitles(text).map(({ start, end }) => text.slice(start, end))).toEqual(['Head Chef']);
  });

  test('a surname that is also a trade does not include a first name', () => {
    const text = 'John Baker';
    expect(findTitles(text).map(({ start, end }) => text.slice(start, end))).toEqual(['Baker']);
  });

  test('titles are in order, without overlaps, and inside the text', () => {
    const words = [
      'Senior',
      'Manager',
      'of',
      'Sales',
      'Nurse',
      'Lead',
      '&',
      'II',
      'Acme',
      'Software Engineer',
    ];
    const lines = fc
      .array(fc.tuple(fc.constantFrom(...words), fc.constantFrom(' ', ', ', ' - ', '\n')))
      .map((parts) => parts.flat().join(''));
    fc.assert(
      fc.property(lines, (line) => {
        let free = 0;
        for (const { start, end, title } of findTitles(line)) {
          expect(start).toBeGreaterThanOrEqual(free);
          expect(end).toBeLessThanOrEqual(line.length);
          expect(title).not.toBe('');
          free = end;
        }
      }),
    );
  });
});

describe('nearness of titles', () => {
  test('seniority makes no difference', () => {
    expect(titleAffinity('Software Engineer', 'Senior Software Engineer')).toBe(1);
    expect(titleAffinity('Junior Accountant', 'Lead Accountant')).toBe(1);
  });

  test.each([
    ['Veterinary Technician', 'Licensed Veterinary Technician'],
    ['Certified Welder', 'Welder'],
    ['Lead Machinist', 'Machinist'],
    ['Chartered Accountant', 'Accountant'],
  ])('%s and %s are one work', (left, right) => {
    expect(titleAffinity(left, right)).toBe(1);
  });

  test('the words after a rank must identify the work', () => {
    expect(titleAffinity('Registered Manager', 'Manager')).toBeLessThan(0.5);
  });

  test.each([
    ['Registered Nurse', 'Staff Nurse'],
    ['HR Manager', 'Human Resources Manager'],
    ['Director of Sales', 'Sales Director'],
    ['Head Chef', 'Sous Chef'],
    ['Secretary/Bookkeeper', 'Bookkeeper'],
    ['Barber, Office Manager', 'Office Manager / Buyer'],
    ['Accounts Executive', 'Accounting Clerk'],
    ['Tech Lead', 'Software Engineer'],
  ])('%s and %s are the same work', (left, right) => {
    expect(titleAffinity(left, right)).toBeGreaterThanOrEqual(0.8);
  });

  test.each([
    ['Accountant', 'Bookkeeper'],
    ['Data Scientist', 'Data Analyst'],
    ['Frontend Developer', 'Backend Developer'],
    ['Sales Associate', 'Cashier'],
  ])('%s and %s are of one family', (left, right) => {
    expect(titleAffinity(left, right)).toBeGreaterThan(0.3);
    expect(titleAffinity(left, right)).toBeLessThan(0.8);
  });

  test.each([
    ['Product Manager', 'Project Manager'],
    ['Accountant', 'Chef'],
    ['Recruiter', 'Welder'],
    ['Electrician', 'Registered Nurse'],
    ['Account Manager', 'Accountant'],
    ['Account Executive', 'Accounts Executive'],
    ['Executive Assistant to the Chief Marketing Officer', 'Marketing Manager'],
    ['Manager in Training', 'Training Manager'],
    ['Operations Manager', 'Team Lead'],
  ])('%s and %s are different work', (left, right) => {
    expect(titleAffinity(left, right)).toBeLessThanOrEqual(0.3);
  });

  test('is symmetric, between 0 and 1, and 1 for equal titles', () => {
    const titles = [
      'Nurse',
      'Product Manager',
      'Software Engineer II',
      'Chef',
      'Head of Sales',
      'Nonsense',
      'SAP Consultant',
    ];
    fc.assert(
      fc.property(fc.constantFrom(...titles), fc.constantFrom(...titles), (left, right) => {
        const affinity = titleAffinity(left, right);
        expect(affinity).toBe(titleAffinity(right, left));
        expect(affinity).toBeGreaterThanOrEqual(0);
        expect(affinity).toBeLessThanOrEqual(1);
        expect(titleAffinity(left, left)).toBe(1);
      }),
    );
  });
});
