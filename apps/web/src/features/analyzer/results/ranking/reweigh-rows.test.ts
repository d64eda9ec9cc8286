import { type AnalysisRow, countOpenMusts, groupOf, type JobRequirement } from '@winnow/contracts';
import {
  documentFromText,
  loadVocabulary,
  match,
  potentialOf,
  readJobDescription,
  readResume,
} from '@winnow/engine';
import { expect, test } from 'vitest';
import { reweighRows } from './reweigh-rows.ts';

const vocabulary = loadVocabulary();
const today = '2026-11-21';
const job = readJobDescription(
  'Backend Developer\n\nRequirements\n- PostgreSQL\n- Python\n- 3 years of experience\n\nNice to have\n- Docker\n- Kubernetes',
  { vocabulary },
);

const resume = readResume(
  documentFromText(
    'Ada Miller\n\nExperience\nBackend Developer, Millstone Ltd\n2019 - 2024\n- Built services in Python with Docker\n\nSkills\nPython, Docker, Redis',
  ),
  { vocabulary, today },
);

const requirements = job.requirements.map(
  (requirement): JobRequirement => ({
    ...requirement,
    demand: { ...requirement.demand },
    origin: 'text',
    edited: false,
    evidence: [],
    unsure: [],
    vague: false,
  }),
);

/** The row in the server's form. */
function rowOf(analysis: ReturnType<typeof match>): AnalysisRow {
  const { score, confidence, gate, doubts, findings, engineVersion } = analysis;
  const verdicts = findings.map(({ requirement, status, credit }) => {
    const { id: requirementId, kind, overall, must, weight } = requirement;
    return { requirementId, kind, overall, status, credit, must, weight };
  });
  const group = groupOf({ score, confidence, gate, openMusts: countOpenMusts(verdicts) });
  const potential = potentialOf(findings);
  return {
    id: 'a',
    score,
    potential,
    confidence,
    gate,
    doubts,
    verdicts,
    engineVersion,
    group,
  } as unknown as AnalysisRow;
}

const judged = rowOf(match(resume, job, { vocabulary, today }));

test('without changes the browser computes the same as the server', () => {
  const [row] = reweighRows([judged], requirements, {});
  expect(row).toMatchObject({
    score: judged.score,
    potential: judged.potential,
    confidence: judged.confidence,
    gate: judged.gate,
    group: judged.group,
  });
});

test('with changes it computes the same as the engine for the changed job', () => {
  const docker = job.requirements.find(({ text }) => text === 'Docker');
  const postgres = job.requirements.find(({ text }) => text === 'PostgreSQL');
  const tried = {
    [docker?.id ?? '']: { weight: 5, must: true },
    [postgres?.id ?? '']: { weight: 0.2, must: false },
  };
  const changed = {
    ...job,
    requirements: job.requirements.map((requirement) => ({ ...requirement, ...tried[requirement.id] })),
  };
  const expected = match(resume, changed, { vocabulary, today });
  const [row] = reweighRows([judged], requirements, tried);
  expect(row).toMatchObject({ score: expected.score, confidence: expected.confidence, gate: expected.gate });
  expect(row?.score).not.toBe(judged.score);
  expect(row?.potential).toEqual(potentialOf(expected.findings));
});

test('an unscorable resume stays unscored', () => {
  const silent = { ...judged, score: null };
  expect(reweighRows([silent], requirements, {})[0]).toBe(silent);
});
