import { type DeclinedFor, type DeclineReason, declineReasons } from '@winnow/contracts';
import type { Queryable } from '../../../platform/database/database.ts';
import type { AnalysisRecord } from '../analysis-repository.ts';
import type { GivenDecision } from '../decide.ts';
import { listMissingMusts } from './missing-musts.ts';

/** A decision from a request. */
export type AskedDecision = {
  readonly value: GivenDecision['value'];
  readonly reason: string;
  readonly reasons: readonly DeclineReason[];
};

/** The decision for each candidate: the same, except for the missing must-haves that the reason names. */
export async function decisionsOn(
  on: Queryable,
  { value, reason, reasons }: AskedDecision,
  analyses: readonly AnalysisRecord[],
): Promise<(analysis: AnalysisRecord) => GivenDecision> {
  if (reasons.length === 0) return () => ({ value, reason });
  const chosen = declineReasons.filter((code) => reasons.includes(code));
  const namesMusts = chosen.includes('missing-must');
  const missing = namesMusts ? await listMissingMusts(on, analyses) : new Map<string, string[]>();
  return ({ id }) => {
    const declinedFor: DeclinedFor = { reasons: chosen, musts: missing.get(id) ?? [] };
    return { value, reason, declinedFor };
  };
}
