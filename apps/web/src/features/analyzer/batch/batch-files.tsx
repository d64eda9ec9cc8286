import type { Batch, BatchItem } from '@winnow/contracts';
import { Check, CircleAlert, Copy, Loader, RotateCcw } from 'lucide-react';
import { Link } from 'react-router';
import { useRetryItem } from '../../../entities/batches/use-batch.ts';
import { Allowed } from '../../../entities/organization/allowed.tsx';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { analyzerPath } from '../../../lib/screen-paths.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { analyzerTexts } from '../analyzer-texts.ts';

/** Files of a run with their state; a failed one shows why, and whether to retry or upload another copy. */
export function BatchFiles({ batch }: { readonly batch: Batch }) {
  const { run: texts } = useTexts(analyzerTexts);
  const troubles = batch.counts.failed + batch.counts.cancelled;
  return (
    <details
      open={batch.state === 'running' || troubles > 0}
      className="rounded-card border border-rule bg-raised"
    >
      <summary className="cursor-pointer px-4 py-3 text-14 font-medium">
        {texts.files}
        <span className="ms-2 font-normal text-quiet">
          {troubles > 0 ? texts.troubles(troubles) : texts.filesOf(batch.counts.total)}
        </span>
      </summary>
      <ul
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list scrolls by keys
        tabIndex={0}
        aria-label={texts.files}
        className="max-h-96 divide-y divide-rule overflow-y-auto border-t border-rule print:max-h-none print:overflow-visible"
      >
        {filesOf(batch).map((item) => (
          <li key={item.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2 text-14">
            <StageIcon state={item.state} />
            <div className="min-w-40 grow basis-0">
              <p className="truncate" title={item.fileName}>
                <bdi>{item.fileName}</bdi>
              </p>
              <FileNote item={item} />
            </div>
            <span className="shrink-0 text-13 text-quiet">{texts.states[item.state]}</span>
            {item.canRetry && (
              <Allowed to="runs.write">
                <RetryButton batchId={batch.id} item={item} />
              </Allowed>
            )}
          </li>
        ))}
      </ul>
      {batch.items.some(isBeyondRetry) && (
        <Allowed to="runs.write">
          <p className="border-t border-rule px-4 py-3 text-13 text-quiet print:hidden">
            {texts.mend}{' '}
            <Link
              to={analyzerPath(batch.jobDescriptionId)}
              className="text-field underline underline-offset-4"
            >
              {texts.addCorrected}
            </Link>
          </p>
        </Allowed>
      )}
    </details>
  );
}

function RetryButton({ batchId, item }: { readonly batchId: string; readonly item: BatchItem }) {
  const { run: texts } = useTexts(analyzerTexts);
  const retry = useRetryItem(batchId);
  return (
    <Button
      size="sm"
      icon={<RotateCcw aria-hidden="true" />}
      aria-label={texts.retryNamed(item.fileName)}
      isLoading={retry.isPending}
      onClick={() => retry.mutate(item.id)}
    >
      {texts.retry}
    </Button>
  );
}

/** Why a file stopped. */
function FileNote({ item: { state, reason, message } }: { readonly item: BatchItem }) {
  const { run: texts } = useTexts(analyzerTexts);
  const words = reason ? texts.reasons[reason] : state === 'duplicate' ? texts.duplicate : message;
  return words && <p className="text-13 text-not-met">{words}</p>;
}

/** Whether reading the same file again would give the same result. */
const isBeyondRetry = ({ state, canRetry }: BatchItem): boolean => state === 'failed' && !canRetry;

/** In their order while in progress; afterwards those that need attention come first. */
function filesOf({ state, items }: Batch): readonly BatchItem[] {
  if (state === 'running') return items;
  const isTrouble = (item: BatchItem) => item.state === 'failed' || item.state === 'cancelled';
  return items.toSorted((left, right) => Number(isTrouble(right)) - Number(isTrouble(left)));
}

function StageIcon({ state }: { readonly state: BatchItem['state'] }) {
  const iconClass = 'size-4 shrink-0';
  switch (state) {
    case 'done':
      return <Check aria-hidden="true" className={`${iconClass} text-met`} />;
    case 'failed':
      return <CircleAlert aria-hidden="true" className={`${iconClass} text-not-met`} />;
    case 'duplicate':
      return <Copy aria-hidden="true" className={`${iconClass} text-quiet`} />;
    case 'reading':
    case 'judging':
      return <Loader aria-hidden="true" className={`${iconClass} text-field motion-safe:animate-spin`} />;
    case 'queued':
    case 'cancelled':
      return <span aria-hidden="true" className="mx-1 size-2 shrink-0 rounded-full bg-rule" />;
  }
}
