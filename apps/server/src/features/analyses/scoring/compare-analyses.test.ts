import { english, say } from '@winnow/contracts';
import {
  type Analysis,
  documentFromText,
  type Finding,
  loadVocabulary,
  match,
  readJobDescription,
  readResume,
} from '@winnow/engine';
import { expect, test } from 'vitest';
import { jobText, resumeText } from '../../../testing/work.ts';
import { compareAnalyses } from './compare-analyses.ts';

const vocabulary = loadVocabulary();
const today = '2026-11-21';
const analysis = match(
  readResume(documentFromText(resumeText('Ada Thorne')), { vocabulary, today }),
  readJobDescription(jobText, { vocabulary }),
  { vocabulary, today },
);

/** The analysis with one finding changed. */
function withFinding(text: string, change: (finding: Finding) => Finding): Analysis {
  const findings = analysis.findings.map((finding) =>
    finding.requirement.text === text ? change(finding) : finding,
  );
  expect(findings).not.toEqual(analysis.findings);
  return { ...analysis, findings };
}

const codes = (now: Analysis) => compareAnalyses(analysis, now).map(({ code }) => code);

test('names the part that differs, and its credit', () => {
  const [first] = analysis.findings.filter(({ requirement }) => requirement.text === 'SQL');
  const credit = first?.parts[0]?.credit ?? 0;
  expect(credit).toBeGreaterThan(0);
  const changes = compareAnalyses(
    analysis,
    withFinding('SQL', (finding) => ({
      ...finding,
      parts: finding.parts.map((part, place) => (place === 0 ? { ...part, credit: credit / 2 } : part)),
    })),
  );
  expect(changes).toHaveLength(1);
  expect(changes[0]).toMatchObject({ code: 'other-part', args: { requirement: 'SQL', part: 'showing' } });
  expect(changes.map((change) => say(english.change, change)).join()).toMatch(/“SQL”, how it is shown: /);
});

test('names changed weights, verdicts, reasons and evidence, and added or removed items', () => {
  expect(
    codes(withFinding('SQL', (each) => ({ ...each, requirement: { ...each.requirement, weight: 0.01 } }))),
  ).toEqual(['other-weight']);
  expect(codes(withFinding('SQL', (each) => ({ ...each, status: 'partly', credit: 0.4 })))).toEqual([
    'other-verdict',
    'other-credit',
  ]);
  expect(
    codes(withFinding('SQL', (each) => ({ ...each, reason: { code: 'skill-listed', args: {} } }))),
  ).toEqual(['other-reason']);
  expect(codes(withFinding('SQL', (each) => ({ ...each, evidence: each.evidence.slice(1) })))).toEqual([
    'other-evidence',
  ]);
  expect(codes(withFinding('SQL', (each) => ({ ...each, parts: each.parts.slice(1) })))).toEqual([
    'part-removed',
  ]);
  expect(codes({ ...analysis, findings: analysis.findings.slice(1) })).toEqual(['requirement-removed']);
  expect(codes({ ...analysis, score: 1, doubts: [] })).toEqual(['other-score', 'other-doubts']);
});

test('reports two analyses that differ only in their bytes', () => {
  expect(codes({ ...analysis })).toEqual(['other-bytes']);
});
