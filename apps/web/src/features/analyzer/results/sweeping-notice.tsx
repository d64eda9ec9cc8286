import type { AnalysisRow, Batch, JobRequirement } from '@winnow/contracts';
import { useMemo } from 'react';
import { resultsTexts } from '../../../entities/candidates/results-texts.ts';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/notices/notice.tsx';
import { toasts } from '../../../ui/toast/toasts.ts';
import { findSweepingMusts, type SweepingMust } from './ranking/find-sweeping-musts.ts';
import { useKeepWeights } from './use-keep-weights.ts';

type SweepingNoticeProps = {
  readonly batch: Batch;
  readonly rows: readonly AnalysisRow[];
  /** Requirements that the rows were scored against. */
  readonly requirements: readonly JobRequirement[];
  /** Called before the clicked button disappears. */
  readonly onChanged: () => void;
};

/** Warns that a must-have excludes nearly all candidates, and makes it a nice-to-have with one click. */
export function SweepingNotice({ batch, rows, requirements, onChanged }: SweepingNoticeProps) {
  const { sweeping: texts } = useTexts(resultsTexts);
  const found = useMemo(() => findSweepingMusts(rows, requirements), [rows, requirements]);
  const keep = useKeepWeights(batch);
  const judged = rows.filter(({ score }) => score !== null).length;
  const isOutdated = rows.some((row) => row.isOutdated);
  const [first] = found;
  if (!first || isOutdated || batch.state === 'running') return null;

  function makeNice({ id, text, weight }: SweepingMust): void {
    const undo = () =>
      keep.mutate(
        { [id]: { weight, must: true } },
        { onSuccess: () => void toasts.add('success', texts.mustAgain(text)) },
      );
    keep.mutate(
      { [id]: { weight, must: false } },
      {
        onSuccess() {
          toasts.add('success', texts.niceNow(text), { undo });
          onChanged();
        },
      },
    );
  }

  const heading = found.length === 1 ? texts.one(first, judged) : texts.several(found.length);
  return (
    <Notice folds tone="warning" heading={heading}>
      <ul className="grid gap-3">
        {found.map((must) => (
          <li key={must.id} className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <p dir="auto" className="min-w-48 grow basis-0 text-ink">
              {found.length > 1 && <span className="block font-medium">{texts.each(must, judged)}</span>}
              {texts.moved(must.moved)}
            </p>
            <Button
              aria-label={texts.makeNiceOf(must.text)}
              disabled={keep.isPending}
              isLoading={keep.isPending && must.id in (keep.variables ?? {})}
              loadingLabel={texts.working}
              onClick={() => makeNice(must)}
            >
              {texts.makeNice}
            </Button>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
