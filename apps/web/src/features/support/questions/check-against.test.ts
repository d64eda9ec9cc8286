import { contactSupport } from '@winnow/contracts';
import { expect, test } from 'vitest';
import { supportTexts } from '../support-texts.ts';
import { checkAgainst } from './check-against.ts';

const fine = { name: 'Vera', email: 'vera@example.com', subject: 'A question', message: 'How does it work?' };
const broken = [
  { name: '' },
  { name: 'V' },
  { email: '' },
  { email: 'vera' },
  { subject: 'A' },
  { subject: 'A'.repeat(1000) },
  { message: '' },
  { message: 'half \ud800 a letter' },
];

test('in English every rule has the message of the server', () => {
  for (const change of broken) {
    const values = { ...fine, ...change };
    const [issue] = contactSupport.input.safeParse(values).error?.issues ?? [];
    const errors = checkAgainst(contactSupport.input, values, supportTexts.english.ask.errors);
    expect(Object.values(errors), JSON.stringify(change)).toEqual([issue?.message]);
  }
  expect(checkAgainst(contactSupport.input, fine, supportTexts.english.ask.errors)).toEqual({});
});

test.each(['de', 'ar'] as const)('every rule has its words in %s', async (language) => {
  const { errors: words } = (await supportTexts.load(language)).ask;
  for (const change of broken) {
    const english = checkAgainst(
      contactSupport.input,
      { ...fine, ...change },
      supportTexts.english.ask.errors,
    );
    const errors = checkAgainst(contactSupport.input, { ...fine, ...change }, words);
    expect(Object.keys(errors)).toEqual(Object.keys(change));
    expect(Object.values(errors)).not.toEqual(Object.values(english));
  }
});
