import { describe, expect, test } from 'vitest';
import { loadVocabulary } from '../../vocabulary/load-vocabulary.ts';
import { readJobDescription } from '../read-job-description.ts';

const vocabulary = loadVocabulary();

/** An advert as people paste them: praise of the company, work, requirements without a heading of their own, offers. */
const advert = (line: string) =>
  [
    'Harbor Accountant',
    'Gull & Sons Shipping | Port Lantern | Full-time',
    'Gull & Sons has carried freight between the islands since 1920, and our 40 ships sail every day of the year.',
    'Your role',
    'Close the books of four ships each month and prepare the reports for the owners.',
    'Work with the crews on their travel expenses.',
    line,
    'We offer a competitive salary, paid time off and a berth for your own boat.',
    'Gull & Sons is an equal opportunity employer.',
  ].join('\n');

const asked = (line: string) =>
  readJobDescription(advert(line), { vocabulary }).requirements.filter(
    ({ overall, evidence }) => !overall && evidence.length > 0,
  );

describe('a line among the duties', () => {
  test.each([
    'Experience with QuickBooks and month-end close required.',
    'Must have 3 years of experience in freight accounting.',
    "Bachelor's degree in Accounting is required.",
    'Strong knowledge of Excel and pivot tables.',
  ])('is required where it asks: %s', (line) => {
    const found = asked(line);
    expect(found.length).toBeGreaterThan(0);
    expect(found.some(({ must }) => must)).toBe(true);
  });

  test.each([
    'Experience with QuickBooks is a plus.',
    'CPA preferred.',
    'Knowledge of Norwegian tax law would be an advantage.',
  ])('is preferred where it says so: %s', (line) => {
    const found = asked(line);
    expect(found.length).toBeGreaterThan(0);
    expect(found.some(({ must }) => must)).toBe(false);
  });

  test.each([
    'The Harbor Group is comprised of three distinct businesses.',
    'Our company has a 20+ year legacy of sailing the northern route.',
    'Stay on top of every opportunity, even on the go.',
    'You will prepare the monthly invoices of the ferries.',
    'Apply today and upload your resume.',
  ])('asks for nothing where it tells of company, work or page: %s', (line) => {
    expect(asked(line)).toEqual([]);
  });
});

test('what an advert only describes of the work belongs to the overall fit', () => {
  const { requirements } = readJobDescription(advert('QuickBooks required.'), { vocabulary });
  const overall = requirements.filter((requirement) => requirement.overall);
  expect(overall.map(({ kind }) => kind)).toContain('title');
  expect(overall.some(({ must }) => must)).toBe(false);
});

describe('a paragraph behind the bullets of a list', () => {
  const list = (after: string) =>
    [
      'Harbor Accountant',
      'Requirements',
      '- Experience with QuickBooks',
      '- Three years of bookkeeping',
      '',
      after,
    ].join('\n');
  const texts = (after: string) =>
    readJobDescription(list(after), { vocabulary })
      .requirements.filter(({ overall }) => !overall)
      .map(({ text }) => text);

  test.each(['$155–185k plus a share of the catch.', 'Parental leave of 20 weeks for every parent.'])(
    'is not of its heading: %s',
    (after) => {
      expect(texts(after)).toEqual(texts(''));
    },
  );

  test('still asks where it says so', () => {
    expect(texts('You must hold a CPA license.')).toContain('CPA');
  });
});

test('what is called optional needs fewer signs that it asks', () => {
  const found = asked('Being able to speak Norwegian with our crews would be a blessing.');
  expect(found.length).toBeGreaterThan(0);
  expect(found.every(({ must }) => !must)).toBe(true);
});
