import { type AnalysisRow, bandOf, countOpenMusts, groupOf, scoredMusts } from '@winnow/contracts';
import { potentialOf } from '@winnow/engine/potential';
import type { ListedAnalysis } from './analysis-repository.ts';
import { presentAssigned } from './assigned-to.ts';

/** Converts an analysis to a row of a list in the API. */
export function presentRow(analysis: ListedAnalysis): AnalysisRow {
  const { score, verdicts, overrideScore, overrideReason } = analysis;
  return {
    id: analysis.id,
    batchId: analysis.batchId,
    jobDescriptionId: analysis.jobId,
    jobTitle: analysis.jobTitle,
    jobVersion: analysis.jobVersion,
    isOutdated: analysis.jobVersion !== analysis.currentJobVersion,
    fileId: analysis.resumeId,
    fileName: analysis.fileName,
    personId: analysis.personId,
    personResumes: analysis.personResumes,
    candidateName: analysis.candidateName,
    alias: aliasOf(analysis.id),
    headline: analysis.headline,
    place: analysis.place,
    experienceMonths: analysis.experienceMonths,
    score,
    band: score === null ? null : bandOf(score),
    ...presentStanding(analysis),
    verdicts,
    doubts: analysis.doubts,
    flagKinds: [...analysis.flagKinds],
    stage: analysis.stage,
    decision: analysis.decision,
    decisionReason: analysis.decisionReason,
    declinedFor: analysis.declinedFor,
    decidedAt: analysis.decidedAt?.toISOString() ?? null,
    decidedBy: analysis.decidedBy,
    tags: [...analysis.tags],
    ...presentAssignee(analysis),
    override: overrideScore === null ? null : { score: overrideScore, reason: overrideReason ?? '' },
    hasNotes: analysis.notes !== '',
    commentCount: analysis.commentCount,
    isCorrected: analysis.isCorrected,
    engineVersion: analysis.engineVersion,
    createdAt: analysis.createdAt.toISOString(),
    judgedAt: analysis.judgedAt.toISOString(),
  };
}

/** What follows from a score and its verdicts. */
export function presentStanding({
  score,
  verdicts,
  ...stored
}: Pick<AnalysisRow, 'score' | 'confidence' | 'verdicts'>): Pick<
  AnalysisRow,
  'potential' | 'confidence' | 'gate' | 'mustsMet' | 'mustsTotal' | 'group'
> {
  const musts = scoredMusts(verdicts);
  // Rounded to the engine’s precision; the column has a lower one.
  const confidence = Math.round(stored.confidence * 100) / 100;
  // Derived from the verdicts, which may be in a newer form than the stored value.
  const gate = gateOf(musts);
  return {
    potential: score === null ? null : presentPotential(score, verdicts),
    confidence,
    gate,
    mustsMet: musts.filter(({ status }) => status === 'met').length,
    mustsTotal: musts.length,
    group: groupOf({ score, confidence, gate, openMusts: countOpenMusts(musts) }),
  };
}

/** The member’s name, or the free text if no member is assigned. */
export function presentAssignee({
  assignee,
  assignedTo,
}: Pick<ListedAnalysis, 'assignee' | 'assignedTo'>): Pick<AnalysisRow, 'assignee' | 'assignedTo'> {
  return assignedTo
    ? { assignee: assignedTo.name, assignedTo: presentAssigned(assignedTo) }
    : { assignee, assignedTo: null };
}

function gateOf(musts: AnalysisRow['verdicts']): AnalysisRow['gate'] {
  const missing = musts.filter(({ status, weight }) => weight > 0 && status === 'not-met');
  return { passed: missing.length === 0, missing: missing.map(({ requirementId }) => requirementId) };
}

/** The highest reachable score; never below the stored score, which an earlier engine may have computed differently. */
function presentPotential(score: number, verdicts: AnalysisRow['verdicts']): AnalysisRow['potential'] {
  const potential = potentialOf(
    verdicts.map(({ requirementId: id, kind, weight, overall, status, credit }) => ({
      requirement: { id, kind, weight, overall },
      status,
      credit,
    })),
  );
  return potential && { ...potential, score: Math.max(score, potential.score) };
}

/** The word that screens put before the code of an alias, in each language. A test of the web compares them. */
export const aliasWords = ['Candidate', 'Bewerbung', 'مرشح', 'Candidatura', 'Candidature'] as const;

/** A stable pseudonym for an anonymous candidate, in English; reveals nothing about the person. */
export function aliasOf(analysisId: string): string {
  return `Candidate ${aliasCodeOf(analysisId)}`;
}

/** The part of an alias that is the same in every language. */
export function aliasCodeOf(analysisId: string): string {
  return analysisId.slice(0, 4).toUpperCase();
}
