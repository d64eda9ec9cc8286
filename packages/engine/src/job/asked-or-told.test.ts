import { describe, expect, test } from 'vitest';
import { loadVocabulary } from '../vocabulary/load-vocabulary.ts';
import { readJobDescription } from './read-job-description.ts';

const vocabulary = loadVocabulary();
const read = (text: string) => readJobDescription(text, { vocabulary });
/** What an advert asks for in single requirements. */
const asked = (text: string): readonly string[] =>
  read(text)
    .requirements.filter(({ evidence }) => evidence.length > 0)
    .map(({ text: words }) => words);

const advert = (lines: string) => `Gardener\nRequirements\n- Pruning of fruit trees and hedges\n${lines}`;

describe('what an advert tells and does not ask', () => {
  test.each([
    'For this position we anticipate offering an hourly rate depending on location',
    'Position not applicable in the northern counties of the state',
    'Opportunity to participate in seminars and travel across the country',
    'Please email your resume or bring it to the gate house',
    'Must adhere to all company COVID safety policies and protocols',
    'We invest in you with weeks of paid lessons by the head gardener',
    "What's in it for you",
  ])('%s', (line) => {
    expect(asked(advert(`- ${line}`))).toEqual(asked(advert('')));
  });

  test('though a wellness coach is asked for wellness', () => {
    expect(asked('Key skills:\n- Wellness\n- Nutrition\n- Yoga')).toContain('Wellness');
  });
});

describe('headings', () => {
  test('of whom the company looks for opens what is asked, though "Who we are" does not', () => {
    expect(asked('Gardener\nWho we are looking for\n- Docker\n- Excel')).toContain('Docker');
    expect(asked('Gardener\nWho we are\n- Docker people\nRequirements\n- Excel')).not.toContain('Docker');
  });

  test('ask nothing themselves', () => {
    const text = (heading: string) => `Gardener\n${heading}\n- Prunes the fruit trees and hedges\n`;
    for (const heading of ['About the gardener position', 'Scope of responsibility'])
      expect(asked(text(heading)), heading).not.toContain(heading);
  });
});

describe('a title', () => {
  test.each(['Now hiring: experienced Head Gardener', 'We are hiring a talented Head Gardener'])(
    'stands without what an advert says in front: %s',
    (line) => {
      expect(read(`${line}\nRequirements\n- Pruning`).title).toBe('Head Gardener');
    },
  );
});

describe('a degree', () => {
  test('has no certificate and no other degree among its fields', () => {
    const [education] = read(
      advert("- Bachelor's degree in nursing or RN certification or masters in social work"),
    ).requirements.filter(({ kind }) => kind === 'education');
    expect(education?.text).toBe("Bachelor's degree in nursing");
  });

  test('hides no skill that stands far from it in a line that lost its breaks', () => {
    const far = 'and walks the grounds at dawn to look after what grows there in every season of the year ';
    const line = `bachelors degree in horticulture ${far.repeat(3)} good knowledge of agile development and payroll`;
    expect(asked(`gardener\nrequirements ${line}`)).toContain('Payroll');
  });
});

describe('a word of an advert is no skill', () => {
  test.each([
    ['Approvals of the Department of Public Health are needed', 'Public health'],
    ['Experience acting as a bridge between teams', 'Acting'],
    ['Oversees the translation of ideas into beds and borders', 'Translation'],
    ['Works by the policies and procedures of the estate', 'Policies and procedures'],
  ])('%s', (line, skill) => {
    expect(asked(advert(`- ${line}`))).not.toContain(skill);
  });
});
