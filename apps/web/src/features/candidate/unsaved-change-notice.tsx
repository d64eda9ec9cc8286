import type { AnalysisDetail } from '@winnow/contracts';
import { type BulkTexts, bulkTexts } from '../../entities/candidates/bulk/bulk-texts.ts';
import type { AnalysisChange } from '../../entities/candidates/undo-change.ts';
import { forgetUnsavedChange, useUnsavedChange } from '../../entities/candidates/unsaved-change.ts';
import { useTexts } from '../../lib/language/use-texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/notices/notice.tsx';
import { type CandidateTexts, candidateTexts } from './candidate-texts.ts';
import { declinedInWords } from './event-words.ts';

type UnsavedChangeNoticeProps = {
  readonly candidate: AnalysisDetail;
  readonly isSaving: boolean;
  readonly onSave: (change: AnalysisChange) => void;
};

/** A decision that couldn't be saved, with its reason, and a button to retry. */
export function UnsavedChangeNotice({ candidate, isSaving, onSave }: UnsavedChangeNoticeProps) {
  const texts = useTexts(candidateTexts);
  const bulk = useTexts(bulkTexts);
  const change = useUnsavedChange(candidate.id);
  if (change === null) return null;
  return (
    <div className="mt-4 print:hidden">
      <Notice tone="warning" heading={texts.unsaved.heading}>
        <p dir="auto" className="wrap-anywhere">
          {wordsOf(change, texts, bulk)}
        </p>
        <p>{texts.unsaved.kept}</p>
        <div className="mt-3 flex flex-wrap gap-2">
          <Button
            size="sm"
            isLoading={isSaving}
            loadingLabel={texts.notes.status.saving}
            onClick={() => onSave(change)}
          >
            {texts.unsaved.save}
          </Button>
          <Button size="sm" variant="quiet" onClick={() => forgetUnsavedChange(candidate.id)}>
            {texts.unsaved.discard}
          </Button>
        </div>
      </Notice>
    </div>
  );
}

function wordsOf(
  { decision, stage, override }: AnalysisChange,
  texts: CandidateTexts,
  bulk: BulkTexts,
): string {
  if (decision?.value) {
    const chosen = declinedInWords({ reasons: decision.reasons ?? [] }, bulk);
    const why = [chosen, decision.reason].filter(Boolean).join(', ');
    return texts.record.decided(bulk.decisions[decision.value], why);
  }
  if (decision) return texts.did.undecided;
  if (stage) return `${texts.record.stage}: ${bulk.stages[stage]}`;
  if (override) return texts.record.overridden(override.score, override.reason);
  return texts.did.overrideRemoved;
}
