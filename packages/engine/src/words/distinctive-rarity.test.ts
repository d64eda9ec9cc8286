import { expect, test } from 'vitest';
import { distinctiveRarity } from './distinctive-rarity.ts';
import { stem } from './stem.ts';
import { wordRarity } from './word-rarity.ts';

const rarityOf = (word: string) => distinctiveRarity(stem(word));

test('A technical term is more distinctive than any common word', () => {
  for (const ofTrade of ['periodontal', 'conveyancing', 'porcelain'])
    for (const ofAll of ['seven', 'week', 'family', 'today'])
      expect(rarityOf(ofTrade)).toBeGreaterThan(2 * rarityOf(ofAll));
});

test('The most common words are not distinctive, however rare they are in descriptions of tasks', () => {
  expect(wordRarity(stem('four'))).toBeGreaterThan(0.5);
  expect(rarityOf('four')).toBeLessThan(0.05);
});

test('A word missing in both tables keeps its rarity', () => {
  expect(rarityOf('zyxwvut')).toBe(wordRarity('zyxwvut'));
});
