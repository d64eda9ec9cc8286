import { documentFromText } from '@winnow/document-model';
import { expect, test } from 'vitest';
import { readCandidate } from '../candidate/candidate.ts';
import { readResume } from '../resume/read-resume.ts';
import { loadVocabulary } from '../vocabulary/load-vocabulary.ts';
import { deedInProse, doneAsAsked } from './done-as-asked.ts';

const vocabulary = loadVocabulary();

const resumeWith = (line: string): string =>
  `Robin Vale\nrobin.vale@example.com\n\nExperience\nWorker, Lumen Works, Jan 2019 - Present\n- ${line}`;
const candidateFrom = (text: string) =>
  readCandidate(readResume(documentFromText(text), { vocabulary, today: '2026-11-21' }), vocabulary);

function saidOf(skill: string, line: string): string | null {
  const text = resumeWith(line);
  const [place] = doneAsAsked(skill, candidateFrom(text), { isCopied: () => false })?.evidence ?? [];
  return place ? text.slice(place.start, place.end) : null;
}

function saidOfProse(asked: string, line: string): string | null {
  const text = resumeWith(line);
  const [place] = deedInProse(asked, candidateFrom(text), { isCopied: () => false }) ?? [];
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
  ['Bank reconciliations', 'Reconciled 14 bank accounts monthly', 'Reconciled 14 bank'],
  ['Training new employees', 'Trained 12 new hires', 'Trained 12 new hires'],
  ['Menu development', 'Developed seasonal menus', 'Developed seasonal menus'],
  ['Unloading trucks', 'Unloaded trucks and vans', 'Unloaded trucks'],
  ['Hiring and training staff', 'Hired, trained and scheduled staff', 'Hired, trained and scheduled staff'],
])('%s is shown by %j', (skill, line, said) => {
  expect(saidOf(skill, line)).toBe(said);
});

test('a skill is shown by the title of whoever does it', () => {
  const text =
    'Robin Vale\nrobin.vale@example.com\n\nExperience\nEvent Planner, Lumen Works, Jan 2019 - Present\n- Swept the yard.';
  const candidate = candidateFrom(text);
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
  ['Hiring and training staff', 'Trained staff'],
  ['Training new employees', 'Completed a training for new employees'],
])('%s is not shown by %j', (skill, line) => {
  expect(saidOf(skill, line)).toBeNull();
});

test.each([
  ['Experience training new cooks', 'Trained new cooks on the grill', 'Trained new cooks'],
  ['Ability to read technical drawings', 'Read technical drawings and cut parts', 'Read technical drawings'],
  ['Experience planning programs for children', 'Planned programs for 40 children', 'Planned programs'],
  ['Proven ability to manage budgets', 'Managed budgets of three plants', 'Managed budgets'],
])('%s is shown by %j', (asked, line, said) => {
  expect(saidOfProse(asked, line)).toBe(said);
});

test.each([
  ['Experience planning programs for children', 'Planned programs of radio stations'],
  ['Ability to read technical drawings', 'Drew technical sketches, read novels'],
  ['Knowledge of budgets', 'Managed budgets of three plants'],
])('%s is not shown by %j', (asked, line) => {
  expect(saidOfProse(asked, line)).toBeNull();
});
