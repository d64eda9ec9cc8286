import { documentFromText } from '@winnow/document-model';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Requirement } from './job/job-description.ts';
import { readJobDescription } from './job/read-job-description.ts';
import { match } from './match.ts';
import { readResume } from './resume/read-resume.ts';
import { reweigh } from './reweigh.ts';
import { loadVocabulary } from './vocabulary/load-vocabulary.ts';

const vocabulary = loadVocabulary();
const today = '2026-11-21';

const job = readJobDescription(
  `Senior Backend Developer
Requirements:
- 5+ years of experience with Python
- PostgreSQL and Docker
- Bachelor's degree in Computer Science
- Fluent German
Responsibilities:
- Design the services that take orders and payments of our shops
- Write the handbook for new colleagues in the payments team
Nice to have:
- Kubernetes`,
  { vocabulary },
);

const resumes = [
  `Robin Vale
robin.vale@example.com

Experience
Backend Developer, Lumen Works, Jan 2018 - Present
- Build Python services that take payments, on MySQL.

Education
B.Sc. Computer Science, Harbour University, 2017`,
  'Sam Reed\n\nSkills\nBaking, Docker',
  '',
].map((text) => readResume(documentFromText(text), { vocabulary, today }));

const similarity = (left: string, right: string): number => ((left.length * right.length) % 100) / 100;
const options = { vocabulary, today, similarity };

const changedRequirements: fc.Arbitrary<readonly Requirement[]> = fc
  .shuffledSubarray([...job.requirements])
  .chain((kept) =>
    fc.tuple(
      ...kept.map((requirement) =>
        fc
          .record({ must: fc.boolean(), weight: fc.constantFrom(0, 0.5, 2, 5) })
          .map((change) => ({ ...requirement, ...change })),
      ),
    ),
  );

test('reweighting the findings gives the same result as scoring the resume again', () => {
  fc.assert(
    fc.property(fc.constantFrom(...resumes), changedRequirements, (resume, requirements) => {
      const stored = JSON.parse(JSON.stringify(match(resume, job, options)));
      const again = match(resume, { ...job, requirements }, options);
      expect(reweigh(stored, requirements)).toEqual(again);
    }),
    { numRuns: 200 },
  );
});

test('reverting the changes restores the analysis', () => {
  const [resume] = resumes;
  if (!resume) throw new Error('no resume');
  const analysis = match(resume, job, options);
  const ignored = job.requirements.map((requirement) => ({ ...requirement, weight: 0 }));
  const emptied = reweigh(analysis, ignored);
  expect(emptied?.score).toBeNull();
  expect(emptied && reweigh(emptied, job.requirements)).toEqual(analysis);
});

test('requirements that were not scored need the resume', () => {
  const [resume] = resumes;
  const [first, ...rest] = job.requirements;
  if (!resume || !first) throw new Error('no resume or requirement');
  const analysis = match(resume, job, options);
  expect(reweigh(analysis, [{ ...first, text: 'Astronaut' }, ...rest])).toBeNull();
  expect(reweigh(analysis, [{ ...first, id: 'new' }, ...rest])).toBeNull();
});
