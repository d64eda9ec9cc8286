import type { Analysis } from '@winnow/engine';

/** What is kept of an analysis: all that a person sees of it, without places in the text. */
export type AnalysisSummary = {
  readonly score: number | null;
  readonly confidence: number;
  /** The must-haves that are not met. */
  readonly missing: readonly string[];
  readonly flags: readonly string[];
  readonly findings: readonly FindingSummary[];
};

export type FindingSummary = {
  readonly requirement: string;
  readonly kind: string;
  readonly must: boolean;
  readonly weight: number;
  readonly verdict: string;
  readonly credit: number | null;
  readonly quotes: readonly string[];
};

export function summarize({ score, confidence, gate, flags, findings }: Analysis): AnalysisSummary {
  return {
    score,
    confidence,
    missing: gate.missing.map(
      (id) => findings.find(({ requirement }) => requirement.id === id)?.requirement.text ?? id,
    ),
    flags: flags.map(({ kind }) => kind),
    findings: findings.map(({ requirement, status, credit, evidence }) => ({
      requirement: requirement.text,
      kind: requirement.kind,
      must: requirement.must,
      weight: rounded(requirement.weight),
      verdict: status,
      credit: credit === null ? null : rounded(credit),
      quotes: evidence.map(({ quote }) => quote),
    })),
  };
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;
