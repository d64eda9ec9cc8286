import type { Batch } from '@winnow/contracts';
import { useEffect, useState } from 'react';
import { useCancelBatch } from '../../../entities/batches/use-batch.ts';
import { Allowed } from '../../../entities/organization/allowed.tsx';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { toasts } from '../../../ui/toast/toasts.ts';
import { Progress } from '../../../ui/waiting/progress.tsx';
import { analyzerTexts } from '../analyzer-texts.ts';
import { secondsLeft } from './time-left.ts';

type BatchProgressProps = { readonly batch: Batch; readonly isReconnecting: boolean };

/** How far a run is, and a way to stop it. */
export function BatchProgress({ batch, isReconnecting }: BatchProgressProps) {
  const { run: texts } = useTexts(analyzerTexts);
  const now = useNow();
  const { total, queued, reading, judging } = batch.counts;
  const through = total - queued - reading - judging;
  const seconds = secondsLeft(batch, now);
  return (
    <section aria-label={texts.progress} className="rounded-card border border-rule bg-raised p-5">
      <Progress
        label={texts.progress}
        value={through}
        max={total}
        words={texts.words(through, total, seconds === null ? null : texts.seconds(seconds))}
      />
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <p role="status" className="grow text-13 text-quiet">
          {isReconnecting ? texts.reconnecting : texts.leave}
        </p>
        <Allowed to="runs.write">
          <CancelButton batchId={batch.id} />
        </Allowed>
      </div>
    </section>
  );
}

function CancelButton({ batchId }: { readonly batchId: string }) {
  const { run: texts } = useTexts(analyzerTexts);
  const cancel = useCancelBatch(batchId);
  return (
    <Button
      size="sm"
      isLoading={cancel.isPending}
      onClick={() => cancel.mutate(undefined, { onSuccess: () => toasts.add('info', texts.cancelled) })}
    >
      {texts.cancel}
    </Button>
  );
}

/** The time, every second: only this line shows it. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
