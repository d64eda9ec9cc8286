import { describe, expect, test } from 'vitest';
import { skillEntries } from './generated/skill-entries.js';
import { skillPhrases } from './generated/skill-phrases.js';
import { titlePhrases } from './generated/title-phrases.js';
import { loadVocabulary } from './load-vocabulary.ts';
import { countPhrases } from './phrase-trie.ts';

const vocabulary = loadVocabulary();
const ids = skillEntries.split('\n').map((line) => line.slice(0, line.indexOf('\t')));

test('the vocabulary is created once', () => {
  expect(loadVocabulary()).toBe(vocabulary);
});

describe('size', () => {
  test('at least 15,000 names and spellings of skills', () => {
    expect(countPhrases(skillPhrases)).toBeGreaterThanOrEqual(15_000);
  });

  test('at least 50,000 job titles', () => {
    expect(countPhrases(titlePhrases)).toBeGreaterThanOrEqual(50_000);
  });
});

describe('every skill', () => {
  const skills = ids.map((id) => vocabulary.skill(id));

  test('has a unique id, a name and a rarity from 0 to 1', () => {
    expect(new Set(ids).size).toBe(ids.length);
    for (const skill of skills) {
      expect(skill?.name).toBeTruthy();
      const rarity = vocabulary.rarity(skill?.id ?? '');
      expect(rarity >= 0 && rarity <= 1).toBe(true);
    }
  });

  test('implies and relates to known skills only', () => {
    const known = new Set(ids);
    for (const skill of skills) {
      for (const other of [...(skill?.implies ?? []), ...(skill?.related ?? [])])
        expect(known.has(other)).toBe(true);
    }
  });

  test('never implies itself, at any distance', () => {
    for (const skill of skills) expect(skill?.implies).not.toContain(skill?.id);
  });

  test('is related to the skills that are related to it', () => {
    for (const skill of skills) {
      for (const other of skill?.related ?? []) expect(vocabulary.skill(other)?.related).toContain(skill?.id);
    }
  });
});

test('a skill implies others transitively', () => {
  expect(vocabulary.skill('react')?.implies).toEqual(
    expect.arrayContaining(['javascript', 'front-end-development']),
  );
  expect(vocabulary.skill('spring-boot')?.implies).toEqual(expect.arrayContaining(['spring', 'java']));
  expect(vocabulary.skill('pytorch')?.implies).toEqual(
    expect.arrayContaining(['python', 'machine-learning']),
  );
});

test('clouds are related to each other, and so are databases', () => {
  expect(vocabulary.skill('amazon-web-services')?.related).toEqual(
    expect.arrayContaining(['microsoft-azure', 'google-cloud']),
  );
  expect(vocabulary.skill('postgresql')?.related).toContain('mysql');
});

test('common skills distinguish less than rare ones', () => {
  expect(vocabulary.rarity('microsoft-excel')).toBeLessThan(vocabulary.rarity('python'));
  expect(vocabulary.rarity('python')).toBeLessThan(vocabulary.rarity('solidity'));
});

test('an unknown id is no skill', () => {
  expect(vocabulary.skill('no-such-skill')).toBeNull();
});
