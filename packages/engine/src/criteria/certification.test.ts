import { documentFromText } from '@winnow/document-model';
import { expect, test } from 'vitest';
import { readJobDescription } from '../job/read-job-description.ts';
import { match } from '../match.ts';
import { readResume } from '../resume/read-resume.ts';
import { loadVocabulary } from '../vocabulary/load-vocabulary.ts';

const vocabulary = loadVocabulary();
const today = '2026-11-21';

function judged(line: string, more: string) {
  const job = readJobDescription(`Requirements:\n- ${line}`, { vocabulary });
  const text = `Robin Vale\nrobin.vale@example.com\n\nExperience\nWorker, Lumen Works, Jan 2019 - Present\n- Swept the yard.\n\n${more}`;
  const resume = readResume(documentFromText(text), { vocabulary, today });
  return match(resume, job, { vocabulary, today }).findings.find(
    ({ requirement }) => requirement.kind === 'certification',
  )?.status;
}

test.each([
  ['Current registered nurse license', 'Licenses\nRN, State of Oregon', 'met'],
  ['Licensed electrician', 'Licenses\nJourneyman electrician license', 'met'],
  ['Admission to the state bar', 'Bar admissions\nOregon State Bar, 2015', 'met'],
  ['Valid state teacher certificate', 'Certifications\nOregon teaching license', 'met'],
  ["Valid driver's license", 'Skills\nClean driving record', 'met'],
  ["Valid driver's license", 'Licenses\nCDL class B', 'met'],
  ["Valid driver's license", 'Summary\nDriven to learn, drives results', 'not-found'],
  ["Valid driver's license", 'Licenses\nLicense: Missouri class F', 'met'],
  ["Valid driver's license", 'Summary\nCitizen. License: class C. Kind', 'met'],
  ["Valid driver's license", 'Licenses\nWater treatment license class A operator', 'not-found'],
  ['CPR certification', 'Certifications\nBLS, American Heart Association', 'met'],
  ['Registered nurse license', 'Summary\nHelped patients under direct RN supervision', 'not-found'],
  ['Registered nurse license', "Summary\nRecruited RN's and doctors for hospitals", 'not-found'],
  [
    'Professional Engineer (PE) license',
    'Licenses\nFE passed 2023, PE license exam planned for 2027',
    'partly',
  ],
  ['Registered nurse license', 'Licenses\nRN program, second of four semesters', 'partly'],
  ['CDL Class A', 'Licenses\nCommercial Driver License, Class A, with tanker endorsement', 'met'],
  ['Class A CDL', 'Licenses\nCDL-A, hazmat', 'met'],
  ['Class A CDL', 'Licenses\nCDL class B, air brakes', 'not-found'],
  ['CDL', 'Licenses\nCDL class B', 'met'],
  ['Food handler’s card', 'Certifications\nFood Handlers Card, 2024', 'met'],
  ['Forklift certification', 'Certifications\nForklift operator, 2022', 'met'],
  ['Forklift certification', 'Skills\nForklifts', 'not-found'],
  ['PMP certification', 'Certifications\nProject Management Professional, 2019', 'met'],
  ['CPA', 'Certifications\nCPA, part 1 passed', 'partly'],
  ['CPA', 'Certifications\nCPA, all parts passed', 'met'],
  ['Licensed electrician', 'Hobbies\nElectrical toys', 'not-found'],
  ['Professional Engineer (PE) license', 'Hobbies\nEngineering of kites', 'not-found'],
])('%s: %j shows it: %s', (line, more, status) => {
  expect(judged(line, more)).toBe(status);
});
