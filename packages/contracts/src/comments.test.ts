import { expect, test } from 'vitest';
import { asMention, commentLength, mentionsIn, partsOfComment } from './comments.ts';

const ada = '4b2f6c1e-0a3d-4f58-9c77-1d2e3f405162';
const bo = '5c307d2f-1b4e-4a69-8d88-2e3f40516273';

test('a comment consists of text and mentioned members, in order', () => {
  expect(partsOfComment(`${asMention(ada)} and ${asMention(bo)}: see @page 2`)).toEqual([
    { userId: ada },
    { text: ' and ' },
    { userId: bo },
    { text: ': see @page 2' },
  ]);
  expect(partsOfComment('')).toEqual([]);
});

test('a member mentioned twice counts once, and text that only looks like a mention does not count', () => {
  expect(mentionsIn(`${asMention(ada)}${asMention(ada)} @[someone] ${asMention(bo)}`)).toEqual([ada, bo]);
});

test('a mention counts as one character', () => {
  expect(commentLength(`Hi ${asMention(ada)}!`)).toBe(5);
});
