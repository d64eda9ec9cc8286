import { faq, faqTopics, searchFaq } from '@winnow/contracts';
import { expect, test } from 'vitest';
import { faqTexts } from './faq-texts.ts';

test.each(['de', 'es', 'fr', 'ar'] as const)(
  'every question is answered in %s, and nothing else is',
  async (language) => {
    const { topics, entries } = await faqTexts.load(language);
    expect(Object.keys(entries)).toEqual(faq.map(({ id }) => id));
    expect(Object.keys(topics)).toEqual([...faqTopics]);
    for (const { id, answer } of faq) {
      const paragraphs = (words: string | undefined) => words?.split('\n\n').length;
      expect(paragraphs(entries[id]?.answer), id).toBe(paragraphs(answer));
    }
  },
);

test.each([
  ['de', 'verfallen credits', 'roll-over'],
  ['de', 'RECHNUNG', 'invoice'],
  ['de', 'Erstattung', 'cancel'],
  ['de', 'DSGVO', 'take-away'],
  ['ar', 'فواتير', 'invoice'],
  ['ar', 'ملفات', 'formats'],
] as const)('answers are found in %s by “%s”', async (language, search, id) => {
  const { entries } = await faqTexts.load(language);
  const found = searchFaq(
    search,
    faq.map((entry) => ({ ...entry, ...entries[entry.id] })),
  );
  expect(found.map((entry) => entry.id)).toContain(id);
});
