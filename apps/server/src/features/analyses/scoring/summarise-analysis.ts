import { type AnalysisRow, countOpenMusts, groupOf } from '@winnow/contracts';
import type { Analysis, Resume } from '@winnow/engine';

/** Summary of a result for lists: stored separately, so that a list of a thousand opens no document. */
export type AnalysisSummary = Pick<
  AnalysisRow,
  | 'score'
  | 'confidence'
  | 'group'
  | 'verdicts'
  | 'doubts'
  | 'candidateName'
  | 'headline'
  | 'place'
  | 'experienceMonths'
  | 'engineVersion'
> & {
  readonly gatePassed: boolean;
  readonly missing: readonly string[];
  readonly openMusts: number;
  readonly flagKinds: readonly string[];
  readonly isFlagged: boolean;
};

export function summariseAnalysis(analysis: Analysis, resume: Resume): AnalysisSummary {
  const { score, confidence, gate, findings, doubts, engineVersion } = analysis;
  const verdicts = verdictsOf(findings);
  const openMusts = countOpenMusts(verdicts);
  return {
    score,
    confidence,
    engineVersion,
    gatePassed: gate.passed,
    missing: gate.missing,
    openMusts,
    group: groupOf({ score, confidence, gate, openMusts }),
    verdicts,
    doubts: [...doubts],
    flagKinds: [...new Set(analysis.flags.map(({ kind }) => kind))],
    isFlagged: analysis.flags.length > 0,
    candidateName: storable(resume.name?.value),
    headline: storable(headlineOf(resume)),
    place: storable(resume.location?.value),
    experienceMonths: resume.experienceMonths,
  };
}

/** The findings without their evidence. */
export function verdictsOf(findings: Analysis['findings']): AnalysisRow['verdicts'] {
  return findings.map(({ requirement, status, credit }) => ({
    requirementId: requirement.id,
    kind: requirement.kind,
    overall: requirement.overall,
    status,
    credit,
    must: requirement.must,
    weight: requirement.weight,
  }));
}

/** The current position, or else the first one. */
function headlineOf({ positions }: Resume): string | undefined {
  const position = positions.find(({ end }) => end === 'present') ?? positions[0];
  const words = [position?.title, position?.organization].filter(Boolean);
  return words.length > 0 ? words.join(', ') : undefined;
}

const longest = 200;

/** Text for a column of lists: without null characters, which PostgreSQL refuses, and shortened. */
function storable(text: string | undefined): string | null {
  const clean = text?.replaceAll('\0', '').trim().slice(0, longest).toWellFormed();
  return clean ? clean : null;
}
