import type { Analysis, JobDescription, Weighting } from '@winnow/engine';

/** What is kept of the samples: all that a person sees of them, without places in the text. */
export type Golden = {
  /** By the name of the job's file, without its ending. */
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
  /** How the weight comes to be: "5 must × 1.2 rare-words"; empty where the engine does not say. */
  readonly weighting: string;
};

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
  readonly verdict: string;
  readonly credit: number | null;
  /** The code of the reason. */
  readonly reason: string;
  /** What the credit is made of: "skill-used 0.8 × 0.5", the share times what of it is given. */
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
