import { documentFromText } from '@winnow/document-model';
import { expect, test } from 'vitest';
import { readCandidate } from '../candidate/candidate.ts';
import { readResume } from '../resume/read-resume.ts';
import { loadVocabulary } from '../vocabulary/load-vocabulary.ts';
import { doneAsAsked } from './done-as-asked.ts';

const vocabulary = loadVocabulary();

function saidOf(skill: string, line: string): string | null {
  const text = `Robin Vale\nrobin.vale@example.com\n\nExperience\nWorker, Lumen Works, Jan 2019 - Present\n- ${line}`;
  const resume = readResume(documentFromText(text), { vocabulary, today: '2026-11-21' });
  const [place] =
    doneAsAsked(skill, readCandidate(resume, vocabulary), { isCopied: () => false })?.evidence ?? [];
  return place ? text.slice(place.start, place.end) : null;
}

test.each([
  ['Vendor management', 'Managed 40 vendors in three ports', 'Managed 40 vendors'],
  ['Grant writing', 'Wrote grants worth $2M', 'Wrote grants'],
  ['Conflict resolution', 'Listened, resolved conflicts between teams', 'resolved conflicts'],
  ['Patient scheduling', 'Scheduled patients for five doctors', 'Scheduled patients'],
  ['Drafting contracts', 'Drafted and negotiated contracts', 'Drafted and negotiated contracts'],
  ['Lamp installations', 'Installed lamps, and mended them', 'Installed lamps'],
  ['Data entry', 'Entering customer data, 400 records an hour', 'Entering customer data'],
])('%s is shown by %j', (skill, line, said) => {
  expect(saidOf(skill, line)).toBe(said);
});

test('a skill is shown by the title of whoever does it', () => {
  const text =
    'Robin Vale\nrobin.vale@example.com\n\nExperience\nEvent Planner, Lumen Works, Jan 2019 - Present\n- Swept the yard.';
  const candidate = readCandidate(
    readResume(documentFromText(text), { vocabulary, today: '2026-11-21' }),
    vocabulary,
  );
  const placesOf = (skill: string) =>
    doneAsAsked(skill, candidate, { isCopied: () => false })?.evidence.map(({ start, end }) =>
      text.slice(start, end),
    );
  expect(placesOf('Event planning')).toEqual(['Event Planner']);
  expect(placesOf('Planning of yards')).toBeUndefined();
});

test.each([
  ['Vendor management', 'Managed vendor contracts'],
  ['Vendor management', 'Managed the kitchen. Vendors called daily'],
  ['Vendor management', 'Paid vendors whom others managed'],
  ['Grant writing', 'Wrote letters, and read grants that others asked for over a decade of work'],
  ['Management', 'Managed vendors'],
  ['Kubernetes', 'Managed Kubernetes'],
])('%s is not shown by %j', (skill, line) => {
  expect(saidOf(skill, line)).toBeNull();
});
