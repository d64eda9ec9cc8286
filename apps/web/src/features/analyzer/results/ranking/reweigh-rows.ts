import {
  type AnalysisRow,
  bandOf,
  countOpenMusts,
  groupOf,
  type JobRequirement,
  scoredMusts,
} from '@winnow/contracts';
import type { Analysis, Finding, Requirement } from '@winnow/engine';
import { potentialOf } from '@winnow/engine/potential';
import { reweigh } from '@winnow/engine/reweigh';

/** Weights and must-haves being tried out, by requirement. */
export type TriedWeights = Readonly<Record<string, { readonly weight: number; readonly must: boolean }>>;

/**
 * Recomputes rows with other weights and must-haves, using the engine. Rows scored against other requirements are
 * unchanged.
 */
export function reweighRows(
  rows: readonly AnalysisRow[],
  requirements: readonly JobRequirement[],
  tried: TriedWeights,
): AnalysisRow[] {
  const asked = requirements.map((requirement) => asRequirement(requirement));
  const wanted = asked.map((requirement) => ({ ...requirement, ...tried[requirement.id] }));
  return rows.map((row) => reweighRow(row, asked, wanted));
}

/** Parts of a finding that rows don't contain and weighting doesn't need. */
const notInRows: Pick<Finding, 'evidence' | 'reason' | 'parts'> = {
  evidence: [],
  reason: { code: 'sentence', args: { text: '' } },
  parts: [],
};

function reweighRow(
  row: AnalysisRow,
  asked: readonly Requirement[],
  wanted: readonly Requirement[],
): AnalysisRow {
  if (row.score === null) return row;
  const byId = new Map(asked.map((requirement) => [requirement.id, requirement]));
  const findings = row.verdicts.flatMap(({ requirementId, status, credit, must, weight }) => {
    const requirement = byId.get(requirementId);
    return requirement
      ? [{ requirement: { ...requirement, must, weight }, status, credit, ...notInRows }]
      : [];
  });
  // If a requirement is unknown to this row, its score can't be recomputed.
  const known = wanted.filter(({ id }) => findings.some(({ requirement }) => requirement.id === id));
  const before: Analysis = {
    engineVersion: row.engineVersion,
    score: row.score,
    confidence: row.confidence,
    doubts: row.doubts,
    gate: row.gate,
    findings,
    flags: [],
  };
  const after = reweigh(before, known);
  if (!after) return row;
  const { score, confidence, gate } = after;
  const verdicts = after.findings.map(({ requirement, status, credit }) => ({
    requirementId: requirement.id,
    kind: requirement.kind,
    overall: requirement.overall,
    status,
    credit,
    must: requirement.must,
    weight: requirement.weight,
  }));
  const musts = scoredMusts(verdicts);
  return {
    ...row,
    score,
    potential: score === null ? null : potentialOf(after.findings),
    confidence,
    gate: { passed: gate.passed, missing: [...gate.missing] },
    band: score === null ? null : bandOf(score),
    group: groupOf({ score, confidence, gate, openMusts: countOpenMusts(verdicts) }),
    mustsMet: musts.filter(({ status }) => status === 'met').length,
    mustsTotal: musts.length,
    verdicts,
  };
}

function asRequirement({ id, kind, text, must, overall, weight, demand }: JobRequirement): Requirement {
  // The server sends the engine's demands.
  const asked = demand as unknown as Requirement['demand'];
  return { id, kind, text, must, overall, weight, demand: asked, evidence: [] };
}
