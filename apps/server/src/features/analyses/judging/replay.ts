import { verdictWords } from '@winnow/contracts';
import type { Analysis, Finding, Resume } from '@winnow/engine';
import type { KeptJudgement } from '../analysis-history-repository.ts';
import { earlierJobHash, hashesOf, type JudgedJob } from './judge-resume.ts';

export type Replay = {
  readonly identical: boolean;
  readonly resultHash: string;
  readonly storedHash: string;
  readonly engineVersion: string;
  readonly storedEngineVersion: string;
  /** Sentences; empty where identical. */
  readonly changes: string[];
};

/** A judgement made anew from the inputs as they are kept now. */
export type Again = {
  readonly job: JudgedJob;
  readonly resume: Resume;
  readonly analysis: Analysis;
  readonly fileHash: string;
  readonly documentHash: string;
};

/** Says whether a judgement made anew is the same byte for byte, or what is not. */
export function compareReplay(stored: KeptJudgement, again: Again): Replay {
  const { analysis } = again;
  const hashes = hashesOf(again.resume, again.job, analysis);
  const identical = hashes.resultHash === stored.resultHash;
  const isOtherJob = ![hashes.jobHash, earlierJobHash(again.job)].includes(stored.jobHash);
  const inputs: [boolean, string][] = [
    [again.fileHash !== stored.fileHash, 'The stored file is not the one that was judged.'],
    [again.documentHash !== stored.documentHash, 'The file is read differently now.'],
    [hashes.factsHash !== stored.factsHash, 'The facts read from it are not the same.'],
    [isOtherJob, 'The job description is not the same.'],
  ];
  const told = inputs.filter(([isSo]) => isSo).map(([, text]) => text);
  if (analysis.engineVersion !== stored.engineVersion) {
    told.push(`The engine is version ${analysis.engineVersion}, it was ${stored.engineVersion}.`);
  }
  return {
    identical: identical && told.length === 0,
    resultHash: hashes.resultHash,
    storedHash: stored.resultHash,
    engineVersion: analysis.engineVersion,
    storedEngineVersion: stored.engineVersion,
    changes: identical ? told : [...told, ...differences(stored.result, analysis)],
  };
}

function differences(before: Analysis, after: Analysis): string[] {
  const told: string[] = [];
  if (before.score !== after.score)
    told.push(`The score is ${after.score ?? 'none'}, it was ${before.score ?? 'none'}.`);
  if (before.confidence !== after.confidence) {
    told.push(`The confidence is ${after.confidence}, it was ${before.confidence}.`);
  }
  const known = new Map(before.findings.map((finding) => [finding.requirement.id, finding]));
  for (const finding of after.findings) {
    const old = known.get(finding.requirement.id);
    if (!old) told.push(`“${finding.requirement.text}” was not judged before.`);
    else if (isOther(old, finding)) {
      const { status, credit, requirement } = finding;
      told.push(
        `“${requirement.text}” is ${inWords(status, credit)}, it was ${inWords(old.status, old.credit)}.`,
      );
    }
  }
  return told.length > 0 ? told : ['The wording of the result differs, its numbers do not.'];
}

const inWords = (status: Finding['status'], credit: Finding['credit']): string =>
  `${verdictWords[status].toLowerCase()} (${credit ?? 'not scored'})`;

function isOther(old: Finding, now: Finding): boolean {
  return old.status !== now.status || old.credit !== now.credit;
}
