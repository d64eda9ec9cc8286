import type { AnalysisDetail } from '@winnow/contracts';
import type { Analysis, Resume } from '@winnow/engine';
import { correctedFacts, type KeptCorrections } from '../../files/kept-corrections.ts';
import { presentMatch } from '../../resume-matcher/match-report.ts';
import type { AnalysisEvent, ScoringRow } from '../analysis-history-repository.ts';
import type { ListedAnalysis } from '../analysis-repository.ts';
import { presentRow } from '../analysis-row.ts';
import { changeOf } from '../change-of.ts';
import { jobForEngine, type ScoredJob } from '../scoring/score-resume.ts';
import { presentFacts } from './present-facts.ts';
import { remarksOn } from './remarks.ts';

/** A result with its inputs. */
export type ScoredParts = {
  readonly job: ScoredJob;
  /** As scored. */
  readonly resume: Resume;
  readonly result: Analysis;
  /** The user's corrections; `null` without any. */
  readonly corrections: KeptCorrections | null;
  /** As read from the file, without the user's corrections. */
  readonly readResume: Resume | null;
};

export type DetailParts = {
  readonly analysis: ListedAnalysis;
  /** The last scoring, with its inputs. */
  readonly scoring: Pick<
    ScoringRow,
    'fileHash' | 'documentHash' | 'factsHash' | 'jobHash' | 'resultHash' | 'today'
  >;
  readonly scored: ReturnType<typeof presentScored>;
  readonly job: ScoredJob;
  readonly scorings: readonly (Omit<AnalysisDetail['runs'][number], 'judgedAt'> & {
    readonly judgedAt: Date;
  })[];
  readonly events: readonly AnalysisEvent[];
};

/** What a page shows of a result, stored or not. */
export function presentScored({ job, resume, result, corrections, readResume }: ScoredParts) {
  const facts = correctedFacts(corrections);
  return {
    report: presentMatch({ ok: true, resume, job: jobForEngine(job), analysis: result }),
    facts: presentFacts(resume),
    corrections: facts,
    readFacts: facts && readResume && presentFacts(readResume),
    ...remarksOn(result),
  };
}

/** Converts an analysis to the API's form, with everything that its page shows. */
export function presentDetail({
  analysis,
  scoring,
  scored,
  job,
  scorings,
  events,
}: DetailParts): AnalysisDetail {
  const { fileHash, documentHash, factsHash, jobHash, resultHash, today } = scoring;
  return {
    ...presentRow(analysis),
    ...scored,
    requirements: job.requirements.map(({ id, kind, text, must, overall }) => ({
      id,
      kind,
      text,
      must,
      overall,
    })),
    notes: analysis.notes,
    runs: scorings.map((each) => ({
      ...each,
      confidence: Math.round(each.confidence * 100) / 100,
      judgedAt: each.judgedAt.toISOString(),
    })),
    events: events.map((event) => ({
      kind: event.kind,
      text: event.text,
      change: changeOf(event),
      reason: event.reason,
      by: event.createdBy,
      at: event.at.toISOString(),
    })),
    inputs: { fileHash, documentHash, factsHash, jobHash, resultHash, today },
  };
}
