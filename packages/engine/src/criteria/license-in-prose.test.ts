import { documentFromText } from '@winnow/document-model';
import { describe, expect, test } from 'vitest';
import { readJobDescription } from '../job/read-job-description.ts';
import { match } from '../match.ts';
import { readResume } from '../resume/read-resume.ts';
import { loadVocabulary } from '../vocabulary/load-vocabulary.ts';
import { licenseAsked } from './license-in-prose.ts';

const vocabulary = loadVocabulary();
const today = '2026-11-21';

function judged(line: string, more: string) {
  const job = readJobDescription(`Requirements:\n- ${line}`, { vocabulary });
  const text = `Robin Vale\nrobin.vale@example.com\n\nExperience\nBeekeeper, Lumen Apiaries, Jan 2019 - Present\n- Moved forty hives to the heather.\n\n${more}`;
  const resume = readResume(documentFromText(text), { vocabulary, today });
  return match(resume, job, { vocabulary, today }).findings.find(({ requirement }) => !requirement.overall);
}

describe('a line asks for a license', () => {
  test.each([
    ['Must hold a valid apiary inspector license in Oregon.', ['apiar', 'inspect'], ['oregon']],
    ['Current beekeeping certification', ['beekeep'], []],
    ['A licensed pest controller with an eye for detail', ['pest'], []],
  ])('%s', (line, words, places) => {
    const asked = licenseAsked(line);
    expect([...(asked?.subject.keys() ?? [])]).toEqual(expect.arrayContaining(words));
    expect(asked?.places).toEqual(places);
  });

  test.each([
    'Experience with software licenses',
    'Knowledge of certification bodies',
    'Manages license agreements of music publishers',
    'Must be certified in the relevant subject area',
    'Keeps bees',
    'Runs a certified organic farm',
  ])('not: %s', (line) => {
    expect(licenseAsked(line)).toBeNull();
  });
});

const inOregon = 'Must hold a valid apiary inspector license in Oregon.';

test.each([
  [inOregon, 'Licenses\nApiary inspector license, Oregon, 2021', 'met'],
  [inOregon, 'Licenses\nApiary inspector license, OR, 2021', 'met'],
  [inOregon, 'Licenses\nApiary inspector license, Nevada, 2021', 'partly'],
  ['Apiary inspector license in Virginia', 'Licenses\nApiary inspector license, West Virginia', 'partly'],
  [inOregon, 'Licenses\nOregon apiary inspector license, expired 2021', 'partly'],
  [inOregon, 'Summary\nPursuing my Oregon apiary inspector license', 'partly'],
  [inOregon, 'Summary\nAn inspector of apiaries in Oregon, valued by those who hold bees', 'not-found'],
  [inOregon, 'Licenses\nOregon fishing license', 'not-found'],
  [
    'Licensure as a registered apiary inspector, or clear progress towards licensure',
    'Summary\nPursuing licensure as an apiary inspector',
    'met',
  ],
])('%s: %j shows it: %s', (line, more, status) => {
  expect(judged(line, more)?.status).toBe(status);
});

test('words about the work earn less than any license, and the license is quoted', () => {
  const talk = 'Summary\nAn inspector of apiaries in Oregon, valued by those who hold bees';
  const expired = 'Licenses\nOregon apiary inspector license, expired 2021';
  const held = 'Licenses\nOregon apiary inspector license, 2021';
  const [ofTalk, ofExpired, ofHeld] = [talk, expired, held].map((more) => judged(inOregon, more));
  expect(ofTalk?.credit).toBeLessThan(ofExpired?.credit ?? 0);
  expect(ofExpired?.credit).toBeLessThan(ofHeld?.credit ?? 0);
  expect(ofHeld?.evidence[0]?.quote).toContain('Oregon apiary inspector license');
});

test('where the advert accepts something else instead, the words about it count', () => {
  const line = 'Apiary inspector license, or two summers of moving hives to the heather';
  expect(judged(line, 'Hobbies\nChess')?.status).not.toBe('not-found');
});
