import { expect, test } from 'vitest';
import { distinctiveRarity } from './distinctive-rarity.ts';
import { stem } from './stem.ts';
import { wordRarity } from './word-rarity.ts';

const rarityOf = (word: string) => distinctiveRarity(stem(word));

test('A word of one trade is more distinctive than any that everybody says', () => {
  for (const ofTrade of ['periodontal', 'conveyancing', 'porcelain'])
    for (const ofAll of ['seven', 'week', 'family', 'today'])
      expect(rarityOf(ofTrade)).toBeGreaterThan(2 * rarityOf(ofAll));
});

test('The commonest words say nothing, however seldom tasks of work are told in them', () => {
  expect(wordRarity(stem('four'))).toBeGreaterThan(0.5);
  expect(rarityOf('four')).toBeLessThan(0.05);
});

test('A word that no table holds tells as much as before', () => {
  expect(rarityOf('zyxwvut')).toBe(wordRarity('zyxwvut'));
});
