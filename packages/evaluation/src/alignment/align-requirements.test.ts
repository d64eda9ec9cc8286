import { expect, test } from 'vitest';
import type { LabeledRequirement } from '../cases/case.ts';
import type { ShownRequirement } from '../scoring/shown.ts';
import { alignRequirements } from './align-requirements.ts';
import { contentWords, numbersIn } from './content-words.ts';

let count = 0;

function labeled(text: string, kind: LabeledRequirement['kind'] = 'skill'): LabeledRequirement {
  count += 1;
  return { id: `r${count}`, text, quote: text, kind, must: true };
}

function shown(text: string, kind = 'skill', advert = ''): ShownRequirement {
  count += 1;
  return { id: `s${count}`, text, kind, must: true, words: contentWords(`${text} ${advert}`) };
}

test('words common in requirements do not distinguish them, and endings make no difference', () => {
  expect([...contentWords('Strong experience in accounting, at least 3 years')]).toEqual(['account']);
  expect(numbersIn('five years, 2+ of them abroad')).toEqual([5, 2]);
  expect(contentWords('C++ and .NET')).toEqual(new Set(['c++', 'net']));
  expect([...contentWords('Mehrjährige Erfahrung in der Buchhaltung')]).toEqual(['buchhaltung']);
});

test('a labeled requirement is found by its words, in any order and with other words around them', () => {
  const asked = labeled('Month-end close');
  const close = shown('Close of each month end', 'other');
  const { shownById, invented } = alignRequirements([asked], [shown('Payroll'), close]);
  expect(shownById.get(asked.id)).toBe(close);
  expect(invented.map(({ text }) => text)).toEqual(['Payroll']);
});

test('the words of the advert count, so that a skill with another name is found', () => {
  const asked = labeled('Accounts receivable');
  const named = shown('AR', 'skill', 'You own accounts receivable');
  expect(alignRequirements([asked], [named]).shownById.get(asked.id)).toBe(named);
});

test('of two equally similar requirements, the one of the same kind is chosen', () => {
  const asked = labeled('Spanish', 'language');
  const language = shown('Spanish', 'language');
  expect(alignRequirements([asked], [shown('Spanish', 'skill'), language]).shownById.get(asked.id)).toBe(
    language,
  );
});

test('years without a field are found by their number', () => {
  const asked = labeled('Five years of experience', 'experience');
  const five = shown('5+ years of experience', 'experience');
  const others = [shown('3 years of experience', 'experience')];
  expect(alignRequirements([asked], [...others, five]).shownById.get(asked.id)).toBe(five);
});

test('years of something else are not matched by their number', () => {
  const asked = labeled('5 years in accounting', 'experience');
  const { shownById } = alignRequirements([asked], [shown('5 years in sales', 'experience')]);
  expect(shownById.get(asked.id)).toBeNull();
});

test('a requirement that shares only a common word is not matched', () => {
  const asked = labeled('Experience with prevailing wage reports');
  const { shownById, invented } = alignRequirements(
    [asked],
    [shown('Wage negotiations with unions, councils')],
  );
  expect(shownById.get(asked.id)).toBeNull();
  expect(invented).toHaveLength(1);
});
