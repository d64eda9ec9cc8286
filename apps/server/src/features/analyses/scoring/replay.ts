import type { ReplayChange } from '@winnow/contracts';
import type { Analysis, Resume } from '@winnow/engine';
import type { ScoringRow } from '../analysis-history-repository.ts';
import { compareAnalyses } from './compare-analyses.ts';
import { earlierJobHash, hashesOf, type ScoredJob } from './score-resume.ts';

export type Replay = {
  readonly identical: boolean;
  readonly resultHash: string;
  readonly storedHash: string;
  readonly engineVersion: string;
  readonly storedEngineVersion: string;
  /** Node by node; empty where identical. */
  readonly changes: ReplayChange[];
};

/** A result recomputed from the inputs as stored now. */
export type Again = {
  readonly job: ScoredJob;
  readonly resume: Resume;
  readonly analysis: Analysis;
  readonly fileHash: string;
  readonly documentHash: string;
};

/** Compares a recomputed result byte by byte, and lists what differs. */
export function compareReplay(stored: ScoringRow, again: Again): Replay {
  const { analysis } = again;
  const hashes = hashesOf(again.resume, again.job, analysis);
  const identical = hashes.resultHash === stored.resultHash;
  const isOtherJob = ![hashes.jobHash, earlierJobHash(again.job)].includes(stored.jobHash);
  const inputs: [boolean, ReplayChange][] = [
    [again.fileHash !== stored.fileHash, { code: 'other-file', args: {} }],
    [again.documentHash !== stored.documentHash, { code: 'other-reading', args: {} }],
    [hashes.factsHash !== stored.factsHash, { code: 'other-facts', args: {} }],
    [isOtherJob, { code: 'other-job', args: {} }],
    [
      analysis.engineVersion !== stored.engineVersion,
      { code: 'other-engine', args: { now: analysis.engineVersion, before: stored.engineVersion } },
    ],
  ];
  const told = inputs.filter(([isSo]) => isSo).map(([, change]) => change);
  return {
    identical: identical && told.length === 0,
    resultHash: hashes.resultHash,
    storedHash: stored.resultHash,
    engineVersion: analysis.engineVersion,
    storedEngineVersion: stored.engineVersion,
    changes: identical ? told : [...told, ...compareAnalyses(stored.result, analysis)],
  };
}
