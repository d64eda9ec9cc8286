import type { DecisionRecord } from '@winnow/contracts';
import { expect, test } from 'vitest';
import { texts as germanAnalysis } from '../../entities/analysis/analysis-texts.de.ts';
import { analysisTexts } from '../../entities/analysis/analysis-texts.ts';
import { texts as germanBulk } from '../../entities/candidates/bulk/bulk-texts.de.ts';
import { bulkTexts } from '../../entities/candidates/bulk/bulk-texts.ts';
import { texts as germanResults } from '../../entities/candidates/results-texts.de.ts';
import { resultsTexts } from '../../entities/candidates/results-texts.ts';
import { formatsOf } from '../../lib/language/formats.ts';
import { texts as german } from './decision-record-texts.de.ts';
import { decisionRecordTexts } from './decision-record-texts.ts';
import { writeRecordsCsv, writeRecordsJson } from './write-records.ts';

const id = '4b1f7a52-0c7e-4f6c-8a0a-0f3f0c1d2e3f';

const record = (given: Partial<DecisionRecord> = {}): DecisionRecord => ({
  id,
  at: '2026-11-23T15:00:00.000Z',
  job: { id, title: 'Data analyst', version: 3 },
  candidate: '3F2A-90C1-77DE',
  change: { kind: 'decision', from: null, to: 'no' },
  reasons: ['missing-must', 'written'],
  reasonMusts: ['=1+1', 'SQL'],
  actorId: 'u1',
  actor: { userId: id, name: 'Maren Ostrowski', profileImage: null, isFormer: true },
  changedTogether: 2,
  isUndo: false,
  isByPersonOnly: false,
  departure: 'top-match-declined',
  basis: {
    score: 74,
    potential: 81,
    confidence: 0.8,
    group: 'talk-first',
    mustsMet: 1,
    mustsTotal: 2,
    requirements: [
      { id: 'r1', kind: 'skill', text: 'SQL', must: true, overall: false, verdict: 'met' },
      { id: 'breadth', kind: 'other', text: '', must: false, overall: true, verdict: 'partly' },
    ],
    engineVersion: '12.1',
    jobHash: 'ab'.repeat(32),
    resultHash: 'cd'.repeat(32),
    scoredAt: '2026-11-22T09:00:00.000Z',
  },
  ...given,
});

const inEnglish = {
  texts: decisionRecordTexts.english,
  bulk: bulkTexts.english,
  analysis: analysisTexts.english,
  groupNames: resultsTexts.english.groupNames,
  labeled: formatsOf('en').labeled,
};
const inGerman = {
  texts: german,
  bulk: germanBulk,
  analysis: germanAnalysis,
  groupNames: germanResults.groupNames,
  labeled: formatsOf('de').labeled,
};

const linesOf = async (records: readonly DecisionRecord[], words = inEnglish) =>
  (await writeRecordsCsv(records, words).text()).trim().split('\r\n');

test('a record is a line with the words of its decision and its basis', async () => {
  const [head = '', line = ''] = await linesOf([record()]);
  expect(head.split(',').slice(0, 8)).toEqual([
    'Time (UTC)',
    'Record ID',
    'Job',
    'Job version',
    'Candidate',
    'Kind',
    'Before',
    'After',
  ]);
  expect(line).toContain(
    ',Data analyst,3,3F2A-90C1-77DE,Decision,Undecided,No,Missing a must-have; Free text (not shown),',
  );
  expect(line).toContain(
    'Maren Ostrowski (former member),u1,2,No,No,Top match declined,74,81,0.8,Top matches,1 of 2,',
  );
  expect(line).toContain('SQL: Met; Skill coverage: share of the requested skills found: Partly met');
  // Formulas are escaped as text.
  expect(line).toContain("'=1+1; SQL");
});

test('a decision without a score has the same number of cells', async () => {
  const application = { kind: 'application', from: 'open', to: 'declined' } as const;
  const [head = '', line = ''] = await linesOf([
    record({ change: application, basis: null, departure: null, reasons: [], reasonMusts: [] }),
  ]);
  expect(line.split(',')).toHaveLength(head.split(',').length);
  expect(line).toContain(',Application,Open,Declined,,,');
});

test('exports the file in the language of the page, and the machine-readable one with codes', async () => {
  const [, line] = await linesOf([record({ change: { kind: 'stage', from: 'new', to: 'offer' } })], inGerman);
  expect(line).toContain('Phase,Neu,Angebot,Muss-Anforderung fehlt; Freitext (nicht gezeigt)');
  expect(line).toContain('SQL: Erfüllt');
  expect(JSON.parse(await writeRecordsJson([record()]).text())).toEqual([record()]);
});
