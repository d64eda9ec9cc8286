import { describe, expect, test } from 'vitest';
import { loadVocabulary } from '../../vocabulary/load-vocabulary.ts';
import { readJobDescription } from '../read-job-description.ts';

const vocabulary = loadVocabulary();
const asked = (text: string): readonly string[] =>
  readJobDescription(text, { vocabulary })
    .requirements.filter(({ evidence }) => evidence.length > 0)
    .map(({ text: words, must }) => (must ? `${words} (must)` : words));
const page = (heading: string, lines: readonly string[], bullet = '') =>
  asked(
    [
      'Developer',
      'Your role',
      'Bake rye bread for seven harbours',
      heading,
      ...lines.map((line) => bullet + line),
    ].join('\n'),
  );
const skills = ['Docker and Kotlin', '3 years of PostgreSQL', 'Sails to islands by night'];
const gifts = ['Profit share each spring', 'A bicycle and free bread', 'Kotlin evenings with drinks'];

describe('the lines below a heading that nobody knows', () => {
  test.each([
    'You’ll come aboard with',
    'Here is who we have in mind',
    'Here’s what we’re hoping for:',
    'It stands by the oven. You’d need',
  ])('are asked for where both let expect it: %s', (heading) => {
    for (const bullet of ['', '- ', '-'])
      expect(page(heading, skills, bullet)).toEqual(
        expect.arrayContaining(['Docker (must)', 'Kotlin (must)', '3 years of PostgreSQL (must)']),
      );
  });
  test.each(['It helps if our baker has', 'It won’t hurt to have'])(
    'are nice-to-haves where heading and wording suggest it: %s',
    (heading) => {
      expect(page(`Requirements\n- Java\n${heading}`, skills, '- ')).toEqual(
        expect.arrayContaining(['Java (must)', 'Docker', 'Kotlin']),
      );
    },
  );
  test.each(['And from us', 'Our extras for you', 'Here’s what our bakers can count on'])(
    'are what the employer gives where both let expect it: %s',
    (heading) => {
      expect(page(`Requirements\n- Java\n${heading}`, gifts)).toEqual(page('Requirements\n- Java', []));
    },
  );
  test('describe duties where the heading speaks of it', () => {
    expect(
      page(
        'Requirements\n- Java\nDay in, day out you’ll be',
        ['Kneading dough with Docker', 'Sells bread'],
        '- ',
      ),
    ).toContain('Docker');
    expect(
      page('Requirements\n- Java\nOur days by the oven', ['Kneading dough with Docker', 'Sells bread'], '- '),
    ).toContain('Docker');
  });
  test('decide against their heading', () => {
    expect(page('Requirements\n- Java\nThis is what the harbour has', gifts)).not.toContain('Kotlin (must)');
    expect(page('Requirements\n- Java\nOur treats', skills).join()).toContain('Docker');
  });
  test('go on as before where the heading says nothing', () => {
    expect(page('Requirements\n- Java\nBread of the night', skills, '- ')).toContain('Docker (must)');
    expect(page('Requirements\n- Java\nGood IT skills', skills)).toContain('Docker (must)');
  });
});

test('a line that heads nothing is asked for', () => {
  expect(asked('Developer\nRequirements\nYou need PostgreSQL')).toContain('PostgreSQL (must)');
  expect(asked('Developer\nRequirements\nGood IT skills\nDocker\nKotlin')).toContain('IT skills (must)');
});
