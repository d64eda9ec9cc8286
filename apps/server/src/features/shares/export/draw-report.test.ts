import { readDocument } from '@winnow/documents';
import { expect, test } from 'vitest';
import type { DescribedCandidate, DescribedFinding } from '../describe-candidate.ts';
import { drawReport } from './draw-report.ts';

const madeAt = new Date('2026-11-21T10:00:00Z');
const long = 'a sentence that goes on about barley, rye and oats until nobody listens any more '.repeat(4);

function findingOf(place: number): DescribedFinding {
  return {
    requirement: `Requirement ${place} ${place % 5 === 0 ? long : ''}`,
    kind: 'skill',
    must: place < 20,
    overall: place >= 50,
    weight: 3,
    status: 'met',
    credit: 0.84,
    points: { earned: 2.1, max: 2.5 },
    reason: `Shown in ${long}`,
    because: { code: 'skill-listed', args: {} },
    byHand: [],
    weighting: { base: 1, asked: 'must', factors: [] },
    parts: [],
    quotes: [long, `${long} twice`, 'thrice'],
  };
}

/** A candidate with a name and this many findings. */
function candidateOf(name: string, findings: number): DescribedCandidate {
  const remarks = Array.from({ length: 8 }, (_, place) => `${place}: ${long}`);
  return {
    id: name,
    name,
    fileName: null,
    jobTitle: 'Miller',
    jobVersion: 1,
    headline: `Miller, ${long}`,
    place: null,
    emails: [],
    phones: [],
    links: [],
    experienceMonths: 70,
    score: 84,
    potential: { score: 91, notFound: 2 },
    band: 'strong',
    confidence: 0.9,
    group: 'talk-first',
    groupWords: 'Top matches',
    mustsMet: 20,
    mustsTotal: 20,
    missingMusts: [],
    notFoundMusts: [],
    findings: Array.from({ length: findings }, (_, place) => findingOf(place)),
    strengths: remarks,
    gaps: remarks,
    questions: remarks,
    flags: Array.from({ length: 5 }, () => ({ kind: 'hidden-text', text: long })),
    positions: [],
    education: [],
    skills: [],
    certifications: [],
    languages: [],
    stage: 'new',
    decision: null,
    decisionReason: null,
    declinedFor: null,
    tags: [],
    assignee: null,
    override: null,
    engineVersion: '1',
    judgedAt: madeAt.toISOString(),
    inputs: { fileHash: 'f'.repeat(64), resultHash: 'r'.repeat(64) } as DescribedCandidate['inputs'],
  };
}

async function read(candidates: readonly DescribedCandidate[]) {
  const outcome = await readDocument(
    await drawReport(candidates, { title: 'Candidates', madeAt, language: 'en' }),
  );
  if (!outcome.ok) throw new Error(outcome.reason);
  const { text, pages } = outcome.document;
  return { text, pages: pages.length };
}

test('the list is the first page, and each candidate one more, however much was asked for', async () => {
  const { text, pages } = await read([candidateOf('Anna Miller', 3), candidateOf('Bela Baker', 60)]);
  expect(pages).toBe(3);
  expect(text).toMatch(/\d+ more requirements are on the screen and in the JSON export/);
  expect(text).toContain('2.1 of 2.5');
  expect(text).toContain('Up to 91 if the 2 requirements that the resume does not mention are met.');
});

test('the report shows decisions with their reasons without an extra page', async () => {
  const decided: DescribedCandidate = {
    ...candidateOf('Anna Miller', 60),
    decision: 'no',
    decisionReason: 'No licence yet',
    override: { score: 41, reason: `Asked by telephone: ${long}` },
  };
  const { text, pages } = await read([decided]);
  expect(pages).toBe(2);
  expect(text).toContain('Decision: No – No licence yet');
  expect(text).toContain('Set by hand: 41 – Asked by telephone');
});

test('fits thirty candidates on the first page', async () => {
  const { pages } = await read(Array.from({ length: 30 }, (_, place) => candidateOf(`Person ${place}`, 2)));
  expect(pages).toBe(31);
});
