import { asMention } from '@winnow/contracts';
import { expect, test } from 'vitest';
import { asTyped, findMentionSearch, insertMention, matchPeople, withMentions } from './mention-typing.ts';

const person = (number: number, name: string) => ({
  userId: `00000000-0000-4000-8000-00000000000${number}`,
  name,
  profileImage: null,
});
const anna = person(1, 'Anna');
const annaBerg = person(2, 'Anna Berg');
const zoe = person(3, 'Zoë Okafor');
const people = [anna, annaBerg, zoe];

test.each([
  ['@', 1, { words: '', start: 0 }],
  ['Ask @An', 7, { words: 'An', start: 4 }],
  ['Ask @Anna Be', 12, { words: 'Anna Be', start: 4 }],
  ['(@z', 3, { words: 'z', start: 1 }],
  ['ada@example', 11, null],
  ['Ask @\nAn', 8, null],
  ['at @ noon', 9, null],
  ['Ask An', 6, null],
])('the search text in %j at %i', (text, caret, search) => {
  expect(findMentionSearch(text, caret)).toEqual(search);
});

test('people are found by the start of any of their names, ignoring accents', () => {
  expect(matchPeople(people, 'zoe')).toEqual([zoe]);
  expect(matchPeople(people, 'ber')).toEqual([annaBerg]);
  expect(matchPeople(people, 'Anna B')).toEqual([annaBerg]);
  expect(matchPeople(people, '')).toEqual(people);
  expect(matchPeople(people, 'nna')).toEqual([]);
});

test('the selected name replaces the typed text, with the caret after it', () => {
  const search = findMentionSearch('Ask @be now', 7);
  expect(search && insertMention('Ask @be now', search, annaBerg)).toEqual({
    text: 'Ask @Anna Berg now',
    caret: 15,
  });
});

test('full names are stored as ids, the longest first, and shown as they were typed', () => {
  const typed = '@Anna Berg and @Anna, ask @Zoë Okafor; not @Annabel, a@Anna or @Bo.';
  const stored = withMentions(typed, people, []);
  expect(stored).toBe(
    `${asMention(annaBerg.userId)} and ${asMention(anna.userId)}, ask ${asMention(zoe.userId)}; not @Annabel, a@Anna or @Bo.`,
  );
  expect(asTyped(stored, (id) => people.find(({ userId }) => userId === id)?.name ?? '')).toBe(typed);
});

test('of two people with the same name the selected one is meant, and without a selection neither', () => {
  const twin = person(4, 'Anna');
  expect(withMentions('@Anna', [anna, twin], [twin])).toBe(asMention(twin.userId));
  expect(withMentions('@Anna', [anna, twin], [])).toBe('@Anna');
});
