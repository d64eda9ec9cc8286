import { type AnalysisRow, bandOf, countOpenMusts, groupOf, scoredMusts } from '@winnow/contracts';
import { potentialOf } from '@winnow/engine/potential';
import type { ListedAnalysis } from './analysis-repository.ts';
import { presentAssigned } from './assigned-to.ts';

/** Puts an analysis into the words of the wire, as a line of a list. */
export function presentRow(analysis: ListedAnalysis): AnalysisRow {
  const { score, verdicts, overrideScore, overrideReason } = analysis;
  const musts = scoredMusts(verdicts);
  // Stored with the precision of the column, shown with the engine's.
  const confidence = Math.round(analysis.confidence * 100) / 100;
  // Derived from the verdicts, which may be in a newer form than the stored value.
  const gate = gateOf(musts);
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
    potential: score === null ? null : presentPotential(score, verdicts),
    confidence,
    gate,
    mustsMet: musts.filter(({ status }) => status === 'met').length,
    mustsTotal: musts.length,
    group: groupOf({ score, confidence, gate, openMusts: countOpenMusts(musts) }),
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

/** The name of a member, else what was written. */
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

/** What screens put before the code of an alias, in each language; a test of the web compares them. */
export const aliasWords = ['Candidate', 'Bewerbung', 'مرشح', 'Candidatura', 'Candidature'] as const;

/** A stable pseudonym for an anonymous candidate, in English; reveals nothing about the person. */
export function aliasOf(analysisId: string): string {
  return `Candidate ${aliasCodeOf(analysisId)}`;
}

/** Of an alias the part that is the same in every language. */
export function aliasCodeOf(analysisId: string): string {
  return analysisId.slice(0, 4).toUpperCase();
}
