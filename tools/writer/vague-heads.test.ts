import { expect, test } from 'vitest';
import { listVagueHeads } from './vague-heads.ts';

const titles = (code: string, head: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({ code, title: `Kind${index} ${head}` }));
const meansAlone = (head: string) => (head === 'tuner' ? '49-9063.00' : null);

test('a head is vague if most of its titles are far from what it means alone', () => {
  const far = titles('27-2041.00', 'Tuner', 6);
  expect(listVagueHeads([...titles('49-9063.00', 'Tuner', 5), ...far], meansAlone)).toEqual(['tuner']);
  expect(listVagueHeads([...titles('49-9011.00', 'Tuner', 7), ...far], meansAlone)).toEqual([]);
});

test('a head with few titles, or without an occupation alone, is not vague', () => {
  expect(listVagueHeads(titles('27-2041.00', 'Tuner', 9), meansAlone)).toEqual([]);
  expect(listVagueHeads(titles('27-2041.00', 'Keeper', 20), meansAlone)).toEqual([]);
});

test('a head that means the same work everywhere is not vague', () => {
  expect(listVagueHeads(titles('27-2041.00', 'Cleaner', 20), () => '37-2011.00')).toEqual([]);
});
