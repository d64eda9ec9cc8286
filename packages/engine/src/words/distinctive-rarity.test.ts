import { expect, test } from 'vitest';
import { distinctiveRarity } from './distinctive-rarity.ts';
import { stem } from './stem.ts';
import { wordRarity } from './word-rarity.ts';

const told = (word: string) => distinctiveRarity(stem(word));

test('A word of one trade tells more than any that everybody says', () => {
  for (const ofTrade of ['periodontal', 'conveyancing', 'porcelain'])
    for (const ofAll of ['seven', 'week', 'family', 'today'])
      expect(told(ofTrade)).toBeGreaterThan(2 * told(ofAll));
});

test('The commonest words tell nothing, however seldom tasks of work are told in them', () => {
  expect(wordRarity(stem('four'))).toBeGreaterThan(0.5);
  expect(told('four')).toBeLessThan(0.05);
});

test('A word that no table holds tells as much as before', () => {
  expect(told('zyxwvut')).toBe(wordRarity('zyxwvut'));
});
