import { type AnalysisRow, bandOf } from '@winnow/contracts';
import type { ListedAnalysis } from './analysis-repository.ts';

/** Puts an analysis into the words of the wire, as a line of a list. */
export function presentRow(analysis: ListedAnalysis): AnalysisRow {
  const { score, verdicts, overrideScore, overrideReason } = analysis;
  const musts = verdicts.filter(({ must }) => must);
  return {
    id: analysis.id,
    batchId: analysis.batchId,
    jobDescriptionId: analysis.jobId,
    jobTitle: analysis.jobTitle,
    jobVersion: analysis.jobVersion,
    isOutdated: analysis.jobVersion !== analysis.currentJobVersion,
    fileId: analysis.resumeId,
    fileName: analysis.fileName,
    candidateName: analysis.candidateName,
    alias: aliasOf(analysis.id),
    headline: analysis.headline,
    place: analysis.place,
    experienceMonths: analysis.experienceMonths,
    score,
    band: score === null ? null : bandOf(score),
    // Kept with the precision of the column, told with the engine's.
    confidence: Math.round(analysis.confidence * 100) / 100,
    gate: { passed: analysis.gatePassed, missing: [...analysis.missing] },
    mustsMet: musts.filter(({ status }) => status === 'met').length,
    mustsTotal: musts.length,
    group: analysis.group,
    verdicts,
    doubts: analysis.doubts,
    flagKinds: [...analysis.flagKinds],
    stage: analysis.stage,
    decision: analysis.decision,
    decisionReason: analysis.decisionReason,
    override: overrideScore === null ? null : { score: overrideScore, reason: overrideReason ?? '' },
    hasNotes: analysis.notes !== '',
    isCorrected: analysis.isCorrected,
    engineVersion: analysis.engineVersion,
    createdAt: analysis.createdAt.toISOString(),
    judgedAt: analysis.judgedAt.toISOString(),
  };
}

/** A name for somebody whose name is covered: the same everywhere, and telling nothing. */
export function aliasOf(analysisId: string): string {
  return `Candidate ${analysisId.slice(0, 4).toUpperCase()}`;
}
