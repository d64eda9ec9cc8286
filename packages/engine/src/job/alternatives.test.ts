import { describe, expect, test } from 'vitest';
import { loadVocabulary } from '../vocabulary/load-vocabulary.ts';
import { readJobDescription } from './read-job-description.ts';

const vocabulary = loadVocabulary();
const asked = (line: string) =>
  readJobDescription(`Baker\n\nRequirements:\n- ${line}\n- Docker`, { vocabulary }).requirements.filter(
    ({ overall, text }) => !overall && text !== 'Docker',
  );

describe('alternatives are one requirement in the words of the advert', () => {
  test.each([
    ['CPA or MBA required', 'CPA or MBA', [['certification'], ['education']]],
    ["Bachelor's degree in nursing or RN license", undefined, [['education'], ['certification']]],
    [
      "Associate's degree or certification in welding required",
      "Associate's degree or certification in welding",
      [['education'], ['certification']],
    ],
    ['High school diploma or 2 years of experience in retail', undefined, [['education'], ['experience']]],
    [
      'Must have 1 year of bartending experience or 2 years of waiting tables',
      '1 year of bartending experience or 2 years of waiting tables',
      [['experience'], ['experience']],
    ],
    [
      "Bachelor's degree and 3 years of experience, or Master's degree and 1 year of experience",
      undefined,
      [
        ['education', 'experience'],
        ['education', 'experience'],
      ],
    ],
    [
      "Bachelor's degree, or an associate's degree with 4 years of experience",
      undefined,
      [['education'], ['education', 'experience']],
    ],
    ['CPA, MBA or 5 years of bookkeeping', 'MBA or 5 years of bookkeeping', [['education'], ['experience']]],
    ['Fluent in Spanish or Portuguese', 'Spanish or Portuguese', [['language'], ['language']]],
    [
      'Fluent in Nepali, Hmong, French or Swahili',
      'Nepali, Hmong, French or Swahili',
      [['language'], ['language'], ['language'], ['language']],
    ],
    ['CPA, CMA or MBA required', 'CPA, CMA or MBA', [['certification'], ['certification'], ['education']]],
  ])('%s', (line, text, kinds) => {
    const found = asked(line).find(({ demand }) => demand.ways !== undefined);
    expect(found?.demand.ways?.map((way) => way.map(({ kind }) => kind))).toEqual(kinds);
    expect(found?.text).toBe(text ?? line);
    expect(found?.must).toBe(true);
  });

  test('what one of them is in, and how well, both are', () => {
    expect(asked('Degree or certification in welding')[0]?.demand).toMatchObject({ fields: ['welding'] });
    expect(asked('Fluent in Spanish or Portuguese')[0]?.demand.ways).toMatchObject([
      [{ name: 'Spanish', level: 'C1' }],
      [{ name: 'Portuguese', level: 'C1' }],
    ]);
  });

  test('what stands beside them is asked for by itself', () => {
    const texts = asked('CPA or MBA, and strong QuickBooks skills').map(({ text }) => text);
    expect(texts).toEqual(['CPA or MBA', 'QuickBooks']);
  });
});

describe('no alternatives', () => {
  test.each([
    "Bachelor's or Master's degree with 5 years of experience",
    "Bachelor's degree or equivalent, 5 years of experience in rye bread",
    "Bachelor's degree in accounting or finance and a CPA",
    '3 or more years of baking',
    'High school diploma or GED',
    'React or Vue',
    'Pastry or bread, with a CPA',
  ])('%s', (line) => {
    expect(asked(line).filter(({ demand }) => demand.ways !== undefined)).toEqual([]);
  });
});
