import { expect, test, vi } from 'vitest';
import { defineTexts, loadLanguage } from './define-texts.ts';

const english = {
  title: 'Candidates',
  count: (count: number) => (count === 1 ? 'One candidate' : `${count} candidates`),
  steps: { first: 'Add', second: 'Read' },
};

function translated() {
  return defineTexts(english, {
    de: async () => ({
      texts: { title: 'Personen', count: (count) => `${count} Personen`, steps: { first: 'A', second: 'B' } },
    }),
    es: () => Promise.reject(new Error('offline')),
    fr: () => Promise.reject(new Error('offline')),
    ar: () => Promise.reject(new Error('offline')),
  });
}

test('English is available at once, another language once it is loaded', async () => {
  const texts = translated();
  expect(texts.find('en')?.title).toBe('Candidates');
  expect(texts.find('de')).toBeNull();
  await loadLanguage('de');
  expect(texts.find('de')?.count(3)).toBe('3 Personen');
});

test('a language is requested once', () => {
  const texts = translated();
  expect(texts.load('de')).toBe(texts.load('de'));
});

test('English is the fallback for a language that fails to load', async () => {
  const texts = translated();
  await texts.load('ar');
  expect(texts.find('ar')?.title).toBe('Candidates');
});

test('texts that failed to load come with the next call for their language', async () => {
  const load = vi.fn(async () => ({ texts: { ...english, title: 'Candidatos' } }));
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const texts = defineTexts(english, { de: load, es: load, fr: load, ar: load });
  expect((await texts.load('es')).title).toBe('Candidates');
  expect(load).toHaveBeenCalledOnce();
  await loadLanguage('es');
  expect(texts.find('es')?.title).toBe('Candidatos');
  expect((await texts.load('es')).title).toBe('Candidatos');
  await loadLanguage('es');
  expect(load).toHaveBeenCalledTimes(2);
});

test('the test language is two fifths longer, including functions, and marks both ends', async () => {
  const words = await translated().load('en-XA');
  expect(words.title).toBe('⟦Çáñđíđáŧéš · ·⟧');
  expect(words.title.length).toBeGreaterThanOrEqual(english.title.length * 1.4);
  expect(words.count(2)).toContain('2 ç');
  expect(words.steps.second).toMatch(/^⟦Ŕéáđ.*⟧$/);
});
