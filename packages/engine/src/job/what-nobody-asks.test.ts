import { expect, test } from 'vitest';
import { loadVocabulary } from '../vocabulary/load-vocabulary.ts';
import { readJobDescription } from './read-job-description.ts';

const vocabulary = loadVocabulary();
/** What an advert asks for line by line, without the overall fit. */
const asked = (lines: string): readonly string[] =>
  readJobDescription(
    `Baker\n\nYou will bake rye bread by night and keep the ovens of the mill clean.\n\nRequirements\n- At least two years of experience as a baker\n${lines}`,
    { vocabulary },
  )
    .requirements.filter(({ overall }) => !overall)
    .map(({ text }) => text);

test.each([
  'Heron Bakers has a 90+ year legacy of rye bread and of its ovens.',
  'We are almost 900 people who bake for seven islands.',
  'Heron Search works to put you in the best position to succeed.',
  'Final offer amounts are determined by several factors as well as the experience of the baker and may vary.',
  'This is an hourly full-time position, five days per week.',
  'You can find Heron Bakers on LinkedIn, Facebook and Instagram.',
  'Primary Location',
])('the employer, the offer and the form ask for nothing: %s', (line) => {
  expect(asked(`- ${line}`)).toEqual(asked(''));
});

test('a word that describes the noun behind it is no soft skill', () => {
  expect(asked('- We look for a motivated baker')).not.toContain('Motivated');
  expect(asked('- Motivated and flexible')).toEqual(expect.arrayContaining(['Motivated', 'Flexible']));
});

test('a pay grade is no certificate', () => {
  expect(asked('- Education is credited up to GL-05 with a certificate').join()).not.toContain('GL-05');
  expect(asked('- Certification MS-102 or an exam of its kind').join()).toContain('MS-102');
});

test('a part of a sentence that says nothing alone is not shown alone', () => {
  const shown = asked(
    '- Experience with Docker, Kotlin, running them in an orchestrator, and with a passion for bread',
  );
  expect(shown).toEqual(expect.arrayContaining(['Docker', 'Kotlin']));
  expect(shown.filter((text) => /^(?:Running|With|And)/.test(text))).toEqual([]);
});

test('what is asked in the same words stays asked, though they stand elsewhere in other meanings', () => {
  expect(asked('- Familiarity with case management software\n- Commitment to accuracy').join('\n')).toContain(
    'Case management software',
  );
});

test('entries that lost their bullets and line breaks are asked one by one, each in its own words', () => {
  const text =
    'Accountant\n\nRequirements\n\nKnowledge of QuickBooks preferred Proficiency in Excel Ability to explain a balance sheet to millers Strong understanding of tax returns\n\nYou will keep the books of three mills and report to their owners each month.\nYou will prepare the tax returns of two bakeries by the quay each spring.\nYou will answer the questions of the millers by letter and by phone.';
  const { requirements } = readJobDescription(text, { vocabulary });
  const said = (name: string) => requirements.find(({ text: words }) => words === name);
  const quote = (name: string) => said(name)?.evidence.map(({ start, end }) => text.slice(start, end))[0];
  expect(said('QuickBooks')).toMatchObject({ must: false });
  expect(said('Excel')).toMatchObject({ must: true });
  expect(quote('QuickBooks')).toBe('Knowledge of QuickBooks preferred');
  expect(quote('Excel')).toBe('Proficiency in Excel');
  expect(quote('Balance sheet')).toBe('Ability to explain a balance sheet to millers');
});

test('words of a sentence that are written large begin nothing', () => {
  expect(
    asked('- You head the Knowledge of Bread school, the Ability to Bake prize and the Strong skills fair'),
  ).toHaveLength(
    asked('- You head the school of bread, the prize of baking and the fair of bakers by the quay').length,
  );
});

test('"At least" before the first heading asks, where "At Heron Bakers" describes the employer', () => {
  const texts = readJobDescription(
    'Baker\n\nAt least three years keeping the ovens of a mill.\nAt Heron Bakers bread is everything to all of us.\n\nWould be great:\n- Kotlin',
    { vocabulary },
  ).requirements.map(({ text }) => text);
  expect(texts.join('\n')).toContain('hree years keeping the ovens');
  expect(texts.join('\n')).not.toContain('Heron');
});
