import type { DecisionRecord, RecordOutcome, RecordReason } from '@winnow/contracts';
import type { BulkTexts } from '../../entities/candidates/bulk/bulk-texts.ts';
import type { DecisionRecordTexts } from './decision-record-texts.ts';

export type RecordWords = {
  readonly texts: DecisionRecordTexts;
  readonly bulk: Pick<BulkTexts, 'stages' | 'decisions' | 'decline'>;
};

/** What was so before and after. */
export function describeChange(
  change: DecisionRecord['change'],
  { texts, bulk }: RecordWords,
): { readonly from: string; readonly to: string } {
  switch (change.kind) {
    case 'decision': {
      const words = (decision: typeof change.to) => (decision ? bulk.decisions[decision] : texts.undecided);
      return { from: words(change.from), to: words(change.to) };
    }
    case 'stage':
      return { from: bulk.stages[change.from], to: bulk.stages[change.to] };
    case 'score': {
      const words = (score: number | null) => (score === null ? texts.noScore : String(score));
      return { from: words(change.from), to: words(change.to) };
    }
    case 'application':
      return { from: texts.applicationStates[change.from], to: texts.applicationStates[change.to] };
  }
}

export function describeReason(reason: RecordReason, { texts, bulk }: RecordWords): string {
  return reason === 'written' ? texts.written : bulk.decline.reasons[reason];
}

/** The reasons, the missing must-haves with their words. */
export function describeReasons({ reasons, reasonMusts }: DecisionRecord, words: RecordWords): string[] {
  return reasons.map((reason) => {
    const said = describeReason(reason, words);
    return reason === 'missing-must' && reasonMusts.length > 0
      ? words.texts.musts(said, reasonMusts.join(', '))
      : said;
  });
}

export function describeOutcome(outcome: RecordOutcome, { texts, bulk }: RecordWords): string {
  switch (outcome) {
    case 'yes':
    case 'maybe':
    case 'no':
      return texts.outcomes.decided(bulk.decisions[outcome]);
    case 'withdrawn':
    case 'score':
    case 'application-declined':
    case 'application-reopened':
      return texts.outcomes[outcome];
    default:
      return texts.outcomes.moved(bulk.stages[outcome]);
  }
}

/** As in the audit log: former members by their name while they have an account. */
export function describeActor({ actor }: Pick<DecisionRecord, 'actor'>, texts: DecisionRecordTexts): string {
  if (actor.userId === null) return texts.former;
  return actor.isFormer ? texts.formerNamed(actor.name) : actor.name;
}

/** The job with the version that was scored against, if any. */
export function describeJob({ job: { title, version } }: DecisionRecord, texts: DecisionRecordTexts): string {
  return version === null ? title : texts.jobVersion(title, version);
}
