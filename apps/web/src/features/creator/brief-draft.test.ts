import { expect, test } from 'vitest';
import { briefOf, errorsOf, openingDraft } from './brief-draft.ts';
import { sectionText, wholeText } from './section-text.ts';

const blank = openingDraft(new URLSearchParams());

test('the form opens with the values of the address', () => {
  const known = new URLSearchParams('roleType=Engineering&industry=Logistics');
  expect(openingDraft(known)).toMatchObject({ title: 'Engineering', industry: 'Logistics', wishes: '' });
});

test('a title is required, and extras and the company text have limits', () => {
  expect(errorsOf(blank)).toEqual(['title']);
  expect(errorsOf({ ...blank, title: 'Cook', wishes: 'calm\n\n licence ' })).toEqual([]);
  expect(errorsOf({ ...blank, title: 'Cook', wishes: 'x\n'.repeat(13) })).toEqual(['wishes']);
  expect(errorsOf({ ...blank, title: 'Cook', wishes: 'x'.repeat(201) })).toEqual(['wishes']);
  expect(errorsOf({ ...blank, title: 'Cook', company: 'x'.repeat(1_000) })).toEqual([]);
  expect(errorsOf({ ...blank, title: 'Cook', company: 'x'.repeat(1_001) })).toEqual(['company']);
});

test('extras are trimmed lines', () => {
  expect(briefOf({ ...blank, title: ' Cook ', wishes: ' calm \n\n licence' })).toMatchObject({
    title: 'Cook',
    wishes: ['calm', 'licence'],
  });
});

test('sections are joined into one text, without empty ones', () => {
  const duties = { paragraphs: [], lines: ['Cook lunch', 'Plan the menu'] };
  const text = sectionText(duties);
  expect(text).toBe('- Cook lunch\n- Plan the menu');
  const sections = [
    { heading: 'What you will do', text },
    { heading: 'Nice to have', text: ' ' },
  ];
  expect(wholeText({ title: 'Cook', terms: 'Location: Leeds' }, sections)).toBe(
    'Cook\nLocation: Leeds\n\nWhat you will do\n- Cook lunch\n- Plan the menu',
  );
});
