import { describe, expect, test } from 'vitest';
import { loadVocabulary } from '../../vocabulary/load-vocabulary.ts';
import { readJobDescription } from '../read-job-description.ts';
import { soughtWith } from './sought-with.ts';

const lineOf = (text: string) =>
  ({ start: 10, end: 10 + text.length, text, section: 'unknown', first: true }) as const;

describe('what an announcement says of the person', () => {
  test.each([
    [
      'We are looking for a lamp keeper with experience in oil, wicks and/or glass to join our island.',
      'experience in oil, wicks and/or glass',
    ],
    [
      'Gull & Sons seeks patient people who have prior experience with lanterns.',
      'prior experience with lanterns',
    ],
    [
      'Hiring a cook that has a solid background in fish, where the sea is near',
      'a solid background in fish',
    ],
  ])('%s', (text, sought) => {
    const line = lineOf(text);
    const found = soughtWith(line);
    expect(found).toMatchObject({ text: sought, section: 'must' });
    expect(line.text.slice((found?.start ?? 0) - 10, (found?.end ?? 0) - 10)).toBe(sought);
  });

  test.each([
    'We are looking for a lamp keeper to join our island.',
    'Gull & Sons is a house with experience in oil since 1920.',
    'You work with people who have experience in oil.',
    'We are looking for a lamp keeper with a love of experience.',
  ])('nothing: %s', (text) => {
    expect(soughtWith(lineOf(text))).toBeNull();
  });
});

test('is a must-have, though the rest of the sentence only announces the job', () => {
  const advert = [
    'Lamp Keeper',
    'Our company is looking for a Lamp Keeper with experience in sales, customer service, and/or real estate to add to our team.',
    'Requirements',
    'Friday and Saturday availability. Attention to detail.',
    'Responsibilities',
    'Trim the wicks and polish the glass of two lanterns every evening.',
  ].join('\n');
  const asked = readJobDescription(advert, { vocabulary: loadVocabulary() }).requirements;
  expect(asked.filter(({ overall }) => !overall)).toContainEqual(
    expect.objectContaining({ text: 'Sales or Customer service or Real estate', must: true }),
  );
});
