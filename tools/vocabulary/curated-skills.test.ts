import { expect, test } from 'vitest';
import { readCuratedSkills } from './curated-skills.ts';

test('a line defines a skill, its spellings, narrower skills, implied and related ones', () => {
  const text =
    '[tool 0.4]\n# a remark\nReact = React.js, ReactJS < Redux / React Redux > JavaScript ~ Vue.js';
  expect(readCuratedSkills(text, 'list.txt')).toEqual([
    {
      name: 'React',
      kind: 'tool',
      rarity: 0.4,
      isWeak: false,
      aliases: ['React.js', 'ReactJS'],
      implies: ['JavaScript'],
      related: ['Vue.js'],
    },
    {
      name: 'Redux',
      kind: 'tool',
      rarity: 0.4,
      isWeak: false,
      aliases: ['React Redux'],
      implies: ['React'],
      related: [],
    },
  ]);
});

test('special characters in names are not separators of the list', () => {
  const [sharp] = readCuratedSkills('[tool 0.3]\nC# = C Sharp > .NET', 'list.txt');
  expect(sharp).toMatchObject({ name: 'C#', aliases: ['C Sharp'], implies: ['.NET'] });
});

test('a heading for broad words marks its skills', () => {
  const [design] = readCuratedSkills('[knowledge 0.1 weak]\nDesign', 'list.txt');
  expect(design).toMatchObject({ kind: 'knowledge', isWeak: true });
});

test('an invalid heading is reported with its line', () => {
  expect(() => readCuratedSkills('Java\n[tool]', 'list.txt')).toThrow('list.txt:2');
});
