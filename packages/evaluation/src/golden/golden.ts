import type { Analysis, JobDescription, Weighting } from '@winnow/engine';

/** Recorded output for the samples: everything users see of them, without text positions. */
export type Golden = {
  /** By the name of the job's file, without its extension. */
  readonly jobs: ReadonlyMap<string, readonly RequirementSummary[]>;
  /** By "job/resume". */
  readonly analyses: ReadonlyMap<string, AnalysisSummary>;
};

export type RequirementSummary = {
  readonly requirement: string;
  readonly kind: string;
  readonly must: boolean;
  readonly overall: boolean;
  readonly weight: number;
  /** How the weight is computed: "5 must × 1.2 rare-words"; empty if the engine does not report it. */
  readonly weighting: string;
};

export type AnalysisSummary = {
  readonly score: number | null;
  readonly confidence: number;
  /** Must-haves that are not met. */
  readonly missing: readonly string[];
  readonly flags: readonly string[];
  readonly findings: readonly FindingSummary[];
};

export type FindingSummary = {
  readonly requirement: string;
  readonly kind: string;
  readonly verdict: string;
  readonly credit: number | null;
  /** The code of the reason. */
  readonly reason: string;
  /** The parts of the credit: "skill-used 0.8 × 0.5", each a share times its credit. */
  readonly parts: readonly string[];
  readonly quotes: readonly string[];
};

export function summarizeJob({ requirements }: JobDescription): readonly RequirementSummary[] {
  return requirements.map(({ text, kind, must, overall, weight, weighting }) => ({
    requirement: text,
    kind,
    must,
    overall,
    weight: rounded(weight),
    weighting: weighting ? describeWeighting(weighting) : '',
  }));
}

export function summarizeAnalysis({ score, confidence, gate, flags, findings }: Analysis): AnalysisSummary {
  const textOf = (id: string) => findings.find(({ requirement }) => requirement.id === id)?.requirement.text;
  return {
    score,
    confidence,
    missing: gate.missing.map((id) => textOf(id) ?? id),
    flags: flags.map(({ kind }) => kind),
    findings: findings.map(({ requirement, status, credit, reason, parts, evidence }) => ({
      requirement: requirement.text,
      kind: requirement.kind,
      verdict: status,
      credit: credit === null ? null : rounded(credit),
      reason: reason.code,
      parts: parts.map((part) => `${part.code} ${rounded(part.share)} × ${rounded(part.credit)}`),
      quotes: evidence.map(({ quote }) => quote),
    })),
  };
}

function describeWeighting({ base, asked, factors }: Weighting): string {
  return [`${rounded(base)} ${asked}`, ...factors.map(({ code, value }) => `${rounded(value)} ${code}`)].join(
    ' × ',
  );
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;
