import { expect, test } from 'vitest';
import { formatsOf } from './formats.ts';

const forms = { zero: 'صفر', one: 'واحد', two: 'اثنان', few: 'قليل', many: 'كثير', other: 'آخر' };

test.each([
  [0, 'صفر'],
  [1, 'واحد'],
  [2, 'اثنان'],
  [3, 'قليل'],
  [11, 'كثير'],
  [100, 'آخر'],
])('Arabic has a separate plural form for %d', (count, form) => {
  expect(formatsOf('ar').plural(count, forms)).toBe(form);
});

test('English and German have one and other', () => {
  expect(formatsOf('en').plural(1, { one: 'file', other: 'files' })).toBe('file');
  expect(formatsOf('de').plural(0, { one: 'Datei', other: 'Dateien' })).toBe('Dateien');
});

test('numbers, money and dates have the format of each language', () => {
  expect(formatsOf('en').number(20_000)).toBe('20,000');
  expect(formatsOf('de').number(20_000)).toBe('20.000');
  expect(formatsOf('ar').number(20_000)).toBe('20,000');
  expect(formatsOf('en').money(49, 'USD')).toBe('$49');
  expect(formatsOf('en').date('2026-11-21')).toBe('21 November 2026');
  expect(formatsOf('de').date('2026-11-21')).toBe('21. November 2026');
  expect(formatsOf('de').list(['a', 'b', 'c'])).toBe('a, b und c');
});

test('Spanish uses the format of the Americas, French its narrow spaces', () => {
  const [spanish, french] = [formatsOf('es'), formatsOf('fr')];
  expect([spanish.number(20_000), french.number(20_000)]).toEqual(['20,000', '20\u202f000']);
  expect([spanish.percent(0.94), french.percent(0.94)]).toEqual(['94%', '94\u00a0%']);
  expect([spanish.date('2026-11-21'), french.date('2026-11-21')]).toEqual([
    '21 de noviembre de 2026',
    '21 novembre 2026',
  ]);
  expect([spanish.labeled('Etapa', 'Oferta'), french.labeled('Étape', 'Entretien')]).toEqual([
    'Etapa: Oferta',
    'Étape\u202f: Entretien',
  ]);
  expect(french.plural(0, { one: 'candidat', other: 'candidats' })).toBe('candidat');
  expect(spanish.plural(1_000_000, { one: 'candidato', other: 'candidatos' })).toBe('candidatos');
});

test('months are shown as years and months', () => {
  expect([0, 1, 11, 12, 13, 551].map(formatsOf('en').months)).toEqual([
    '0\u00a0months',
    '1\u00a0month',
    '11\u00a0months',
    '1\u00a0year',
    '1\u00a0year 1\u00a0month',
    '45\u00a0years 11\u00a0months',
  ]);
  expect(formatsOf('de').months(25)).toBe('2\u00a0Jahre 1\u00a0Monat');
});

test('sizes of files stop at megabytes', () => {
  expect(formatsOf('en').fileSize(1)).toBe('1 kB');
  expect(formatsOf('de').fileSize(3.46 * 1024 * 1024)).toBe('3,5 MB');
});

test('the test language has the plural rules of English', () => {
  expect(formatsOf('en-XA').number(1_000)).toBe('1,000');
});
