import type { AnalysisDetail, DeclinedFor, ExportFormat } from '@winnow/contracts';
import type { BulkTexts } from '../../entities/candidates/bulk/bulk-texts.ts';
import type { CandidateTexts } from './candidate-texts.ts';

type Event = Pick<AnalysisDetail['events'][number], 'change' | 'text'>;

const formatNames: Readonly<Record<ExportFormat, string>> = {
  csv: 'CSV',
  xlsx: 'Excel',
  json: 'JSON',
  'json-resume': 'JSON Resume',
  pdf: 'PDF',
};

/**
 * Text of an event in the page's language; `null` for events that an earlier release stored only as an English
 * sentence.
 */
export function eventInWords(
  { change }: Event,
  { did }: Pick<CandidateTexts, 'did'>,
  bulk: Pick<BulkTexts, 'stages' | 'decisions' | 'decline'>,
): string | null {
  switch (change?.code) {
    case 'stage-changed':
      return did.moved(bulk.stages[change.from], bulk.stages[change.to]);
    case 'decided': {
      const why = declinedInWords(change.declinedFor ?? null, bulk);
      return did.decided([bulk.decisions[change.decision], why].filter(Boolean).join(', '));
    }
    case 'decision-withdrawn':
      return did.undecided;
    case 'assigned':
      if (change.assignee !== null) return did.assigned(change.assignee);
      return change.assigneeId ? did.assignedToMember : did.unassigned;
    case 'tags-changed':
      return did.tags;
    case 'notes-written':
      return did.notesWritten;
    case 'notes-removed':
      return did.notesRemoved;
    case 'score-set':
      return did.override(change.score);
    case 'score-withdrawn':
      return did.overrideRemoved;
    case 'facts-corrected':
      return did.corrected;
    case 'facts-restored':
      return did.asRead;
    case 'passage-accepted':
      return did.passageAccepted(change.requirement, change.quote);
    case 'passage-withdrawn':
      return did.passageWithdrawn(change.requirement, change.quote);
    case 'scored-again':
      return did.scored(change.version);
    case 'email-sent':
      return did.emailSent(change.subject);
    case 'commented':
      return did.commented;
    case 'replied':
      return did.replied;
    case 'email-failed':
      return did.emailFailed(change.subject);
    case 'exported':
      return did.exported(formatNames[change.format], change.anonymous);
    case 'shared':
      return did.shared(change.title);
    case 'reviewed':
      return did.reviewed;
    default:
      return null;
  }
}

/** Chosen reasons for declining, as text; empty without any. */
export function declinedInWords(
  given: (Pick<DeclinedFor, 'reasons'> & Partial<Pick<DeclinedFor, 'musts'>>) | null,
  { decline }: Pick<BulkTexts, 'decline'>,
): string {
  return (given?.reasons ?? [])
    .filter((code) => code !== 'other')
    .map((code) => {
      const musts = code === 'missing-must' ? (given?.musts ?? []) : [];
      return musts.length > 0 ? `${decline.reasons[code]} (${musts.join(', ')})` : decline.reasons[code];
    })
    .join(', ');
}
