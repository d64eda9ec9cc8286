import { jobBrief } from '@winnow/contracts';
import { loadVocabulary } from '@winnow/engine';
import { expect, test } from 'vitest';
import { occupationLines } from './generated/occupation-lines.js';
import { findOccupation } from './occupation-knowledge.ts';
import { writeJob } from './write-job.ts';

const vocabulary = loadVocabulary();
const occupationOf = (title: string) => findOccupation(title, vocabulary)?.title ?? null;

test.each(['Canal Pilot', 'Driving Examiner', 'Museum Guard', 'Salesforce Administrator'])(
  '"%s" borrows nothing from an occupation that shares its last word alone',
  (title) => {
    expect(occupationOf(title)).toBeNull();
  },
);

test.each([
  ['Harbour Pilot', 'Captains, Mates, and Pilots of Water Vessels'],
  ['harbour pilot', 'Captains, Mates, and Pilots of Water Vessels'],
  ['Labourer', 'Construction Laborers'],
])('%s, in British spelling, is known by its American one', (title, occupation) => {
  expect(occupationOf(title)).toBe(occupation);
});

test.each([
  ['Pilot', 'Airline Pilots, Copilots, and Flight Engineers'],
  ['Senior Part-time Pilot', 'Airline Pilots, Copilots, and Flight Engineers'],
  ['Airline Transport Pilot', 'Airline Pilots, Copilots, and Flight Engineers'],
  ['Airport Cleaner', 'Janitors and Cleaners, Except Maids and Housekeeping Cleaners'],
  ['Theatre Nurse', 'Registered Nurses'],
])('%s keeps its occupation', (title, occupation) => {
  expect(occupationOf(title)).toBe(occupation);
});

test('no skill of any occupation is an activity, a person or a single object', () => {
  const rows = occupationLines.split('\n').map((line) => line.split('\t'));
  const verbs = new Set(
    rows.flatMap(([, , , tasks = '']) =>
      tasks.split('|').map((task) => (/^\p{L}+/u.exec(task)?.[0] ?? '').toLowerCase()),
    ),
  );
  const skills = rows.flatMap(([, , , , list = '']) => list.split('|').filter(Boolean));
  expect(skills.length).toBeGreaterThan(1000);
  const deeds = skills.filter((skill) => /^\p{Ll}+ /u.test(skill) && verbs.has(skill.split(' ')[0] ?? ''));
  expect(deeds).toEqual([]);
  expect(skills.filter((skill) => /^(cast|emboss|fell) |^registered nurse$|^chatbot$/i.test(skill))).toEqual(
    [],
  );
});

test('every duty begins with an infinitive, has no full stop and no outdated terms', () => {
  const tasks = occupationLines.split('\n').flatMap((line) => line.split('\t')[3]?.split('|') ?? []);
  expect(tasks.length).toBeGreaterThan(10_000);
  expect(tasks.filter((task) => !/^\p{Lu}/u.test(task) || /[.;]$/.test(task))).toEqual([]);
  const bent = /^(?!(Bring|Sing|String|Swing|Sling|Bus|Focus)\b)\p{L}+(ing|[^s]s)\b/u;
  expect(tasks.filter((task) => bent.test(task))).toEqual([]);
  expect(tasks.filter((task) => /facsimile|adding machine|typewriter/i.test(task))).toEqual([]);
});

test('a title in British spelling finds the right occupation', () => {
  const { text } = writeJob(jobBrief.parse({ title: 'Harbour Pilot', length: 'detailed' }), vocabulary);
  expect(text).toContain('vessel');
  expect(text).not.toMatch(/aircraft|flight/i);
});
