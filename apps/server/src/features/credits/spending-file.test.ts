import { expect, test } from 'vitest';
import { writeSpending } from './spending-file.ts';

const at = new Date('2026-11-03T09:00:00Z');
const spender = { profileImage: null, userId: crypto.randomUUID() };
const of = { at, userId: null, jobId: null, credits: 1 };
const lines = [
  {
    ...of,
    title: 'Cook',
    reason: 'analysis',
    label: 'ada.pdf',
    member: { ...spender, name: 'Ida', isFormer: true },
  },
  {
    ...of,
    title: null,
    reason: 'writer',
    label: null,
    member: { ...spender, userId: null, name: '', isFormer: true },
  },
] as const;

test('the file of spending is in the language of the user', () => {
  const said = (language: 'de' | 'ar') =>
    new TextDecoder('utf-8', { ignoreBOM: false }).decode(writeSpending(lines, language)).split(/\r?\n/);
  const [columns, ida, former] = said('de');
  expect(columns).toBe('Zeit (UTC),Mitglied,Aktion,Stelle,Gegenstand,Credits');
  expect(ida).toBe(
    '2026-11-03T09:00:00.000Z,Ida (ehemaliges Mitglied),Lebenslauf ausgewertet,Cook,ada.pdf,1',
  );
  expect(former).toContain('Ehemaliges Mitglied,Stellenbeschreibung erstellt');
  expect(said('ar')[2]).toContain('عضو سابق');
});
