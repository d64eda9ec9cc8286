import { expect, test } from 'vitest';
import { hiringChoices } from './hiring-choices.ts';
import { hiringTexts } from './hiring-texts.ts';
import { wordsOfChoice } from './use-choices.ts';

test.each(['en', 'de', 'es', 'fr', 'ar'] as const)(
  'in %s every choice has words of its own',
  async (language) => {
    const { choices } = await hiringTexts.load(language);
    for (const [field, saved] of Object.entries(hiringChoices)) {
      const words = saved.map((one) => wordsOfChoice(choices, field, one));
      expect(new Set(words).size, field).toBe(saved.length);
      expect(choices[field as keyof typeof choices]).toHaveLength(saved.length);
    }
  },
);

test('an answer outside the choices stays as it was entered', async () => {
  const { choices } = await hiringTexts.load('de');
  expect(wordsOfChoice(choices, 'role', 'Something else')).toBe('Sonstiges');
  expect(wordsOfChoice(choices, 'role', 'Miller')).toBe('Miller');
  expect(wordsOfChoice(choices, 'companyName', 'Software')).toBe('Software');
  expect(wordsOfChoice(choices, 'constructor', 'x')).toBe('x');
  expect(wordsOfChoice(choices, 'hiringGoals', 'constructor')).toBe('constructor');
});

test('a value stored by an earlier release is shown as the current choice', async () => {
  const { choices } = await hiringTexts.load('de');
  const goal = 'Alle nach denselben Maßstäben bewerten';
  expect(wordsOfChoice(choices, 'hiringGoals', 'Judge everybody by the same measure')).toBe(goal);
  expect(wordsOfChoice(choices, 'hiringGoals', 'Score everyone by the same criteria')).toBe(goal);
});
