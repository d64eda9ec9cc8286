import { expect, test } from 'vitest';
import { loadVocabulary } from '../../vocabulary/load-vocabulary.ts';
import { readJobDescription } from '../read-job-description.ts';
import { readSkippedParts } from './skipped-parts.ts';

const vocabulary = loadVocabulary();

function skipped(text: string): readonly (readonly [string, string])[] {
  const job = readJobDescription(text, { vocabulary });
  return readSkippedParts(job, { vocabulary }).map(({ start, end, reason }) => [
    reason,
    text.slice(start, end),
  ]);
}

const advert = `Harbor Accountant
Gull Shipping | Tarn, OH | Full-time

About us
Gull Shipping is one of the leading shipping companies of the coast.
We are proud of our crews.

Your role
- Close the books of four ships each month and prepare the reports for the owners.
- Check the travel expenses of the crews and pay the invoices of the harbors.

Requirements
- QuickBooks is required.
- 5 years of experience in accounting is required.
- Bachelor's degree in accounting.

Benefits
- Health insurance from the first day
- A cake on your birthday

How to apply
Send your resume to the harbor office by May.
The first talk is by telephone.

Gull Shipping is an equal opportunity employer.`;

test('each line that was not read says why, and what was read is not among them', () => {
  const lines = skipped(advert);
  expect(lines).toEqual([
    ['company', 'Gull Shipping is one of the leading shipping companies of the coast.'],
    ['company', 'We are proud of our crews.'],
    ['benefits', 'Health insurance from the first day'],
    ['benefits', 'A cake on your birthday'],
    ['applying', 'Send your resume to the harbor office by May.'],
    ['applying', 'The first talk is by telephone.'],
    ['legal', 'Gull Shipping is an equal opportunity employer.'],
  ]);
});

test('no line is both read and skipped', () => {
  const job = readJobDescription(advert, { vocabulary });
  const read = job.requirements.flatMap(({ evidence }) => evidence);
  for (const part of readSkippedParts(job, { vocabulary }))
    expect(read.some(({ start, end }) => start < part.end && part.start < end)).toBe(false);
});

test('the places of an advert in another language are those of its own words', () => {
  const text = `Buchhalterin (m/w/d)

Ihre Aufgaben
- Sie erstellen die Monatsabschlüsse von vier Schiffen und prüfen die Reisekosten der Besatzung.
- Sie bearbeiten die Rechnungen der Häfen.

Ihr Profil
- Abgeschlossene Ausbildung in der Buchhaltung
- Erfahrung mit DATEV und Excel

Wir bieten
- 30 Tage Urlaub und betriebliche Altersvorsorge`;
  expect(skipped(text)).toContainEqual(['benefits', '30 Tage Urlaub und betriebliche Altersvorsorge']);
});

test('a text that asks for nothing has no parts that were skipped', () => {
  expect(skipped('')).toEqual([]);
  expect(skipped('Benefits\n- Health insurance')).toEqual([]);
});
