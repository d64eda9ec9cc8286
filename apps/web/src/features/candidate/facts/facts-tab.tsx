import type { AnalysisDetail } from '@winnow/contracts';
import { useState } from 'react';
import { useTexts } from '../../lib/language/use-texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Badge } from '../../ui/marks/badge.tsx';
import { toasts } from '../../ui/toast/toasts.ts';
import { candidateTexts } from './candidate-texts.ts';
import { FactList, type FactListProps } from './fact-list.tsx';
import { FactsForm } from './facts-form.tsx';
import { useCorrection } from './use-candidate.ts';

type FactsTabProps = Omit<FactListProps, 'facts'> & { readonly candidate: AnalysisDetail };

/** What was read of somebody; whoever knows better sets it right. */
export function FactsTab({ candidate, ...shown }: FactsTabProps) {
  const { facts: texts } = useTexts(candidateTexts);
  const [isCorrecting, setCorrecting] = useState(false);
  const takeBack = useCorrection(candidate.id, () => undefined);
  const { corrections } = candidate;
  const restore = useCorrection(candidate.id, () =>
    toasts.add('success', texts.restored, { undo: () => takeBack.mutate(corrections) }),
  );
  if (isCorrecting)
    return (
      <FactsForm candidate={candidate} isAnonymous={shown.isAnonymous} onClose={() => setCorrecting(false)} />
    );
  return (
    <div className="grid grid-cols-1 gap-5">
      <p className="text-13 text-quiet">
        {texts.explanation} {texts.sourcesHint}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={() => setCorrecting(true)}>{texts.correct}</Button>
        {candidate.isCorrected && (
          <>
            <Badge tone="wheat">{texts.corrected}</Badge>
            <Button
              look="quiet"
              isLoading={restore.isPending}
              loadingLabel={texts.saving}
              onClick={() => restore.mutate(null)}
            >
              {texts.restore}
            </Button>
          </>
        )}
      </div>
      <FactList facts={candidate.facts} {...shown} />
    </div>
  );
}
