import type { Finding, FindingStatus } from '@winnow/engine';

const told: readonly FindingStatus[] = ['met', 'partly', 'missing', 'unknown'];

/** The first finding of each status, must-haves before others: a short, fair picture of an analysis. */
export function chooseTelling(findings: readonly Finding[]): Finding[] {
  const mustHavesFirst = [...findings].sort(
    (one, other) => Number(other.requirement.must) - Number(one.requirement.must),
  );
  return told.flatMap((status) => mustHavesFirst.find((finding) => finding.status === status) ?? []);
}
