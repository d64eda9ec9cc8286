import type { Batch } from '@winnow/contracts';
import { ChevronLeft } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { useBatch } from '../../../entities/batches/use-batch.ts';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { isNotFound } from '../../../lib/requests/is-not-found.ts';
import { jobPath } from '../../../lib/screen-paths.ts';
import { buttonClass } from '../../../ui/buttons/button.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import { NotShown } from '../../../ui/notices/not-shown.tsx';
import { Skeleton } from '../../../ui/waiting/skeleton.tsx';
import { analyzerTexts } from '../analyzer-texts.ts';
import { BatchResults } from '../results/batch-results.tsx';
import { scoredVersion } from '../results/scored-version.ts';
import { BatchFiles } from './batch-files.tsx';
import { BatchProgress } from './batch-progress.tsx';

/** One run: its progress, the outcome of each file, and the results as they arrive. */
export function BatchPage() {
  const { id = '' } = useParams();
  const { data: batch, error, askAgain, isReconnecting } = useBatch(id);
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-3 sm:px-6 sm:py-8 md:py-10">
      {batch ? (
        <ShownBatch batch={batch} isReconnecting={isReconnecting} />
      ) : error ? (
        <NoBatch error={error} onRetry={() => void askAgain()} />
      ) : (
        <div className="grid gap-4">
          <Skeleton className="h-10 w-72" />
          <Skeleton className="h-64 w-full" />
        </div>
      )}
    </div>
  );
}

function ShownBatch({ batch, isReconnecting }: { readonly batch: Batch; readonly isReconnecting: boolean }) {
  const { run: texts } = useTexts(analyzerTexts);
  const { state, counts, credits } = batch;
  return (
    <>
      <title>{texts.titleOf(batch.jobTitle)}</title>
      <Link
        to={`${jobPath(batch.jobDescriptionId)}?view=candidates`}
        className="inline-flex items-center gap-1 text-14 text-quiet hover:text-ink print:hidden"
      >
        <ChevronLeft className="size-4 rtl:-scale-x-100" aria-hidden="true" />
        {texts.allOf(batch.jobTitle)}
      </Link>
      <header className="mt-1 mb-3 md:mt-3 md:mb-6">
        <h1 className="font-serif text-20 tracking-tight md:text-31">
          <Link to={`/job-descriptions/${batch.jobDescriptionId}`} className="hover:text-field">
            {/* A title that is read from the other side still starts where every heading does. */}
            <bdi>{batch.jobTitle}</bdi>
          </Link>
        </h1>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-14 text-quiet">
          {batch.isSample && <Badge tone="wheat">{texts.sample}</Badge>}
          <span>{texts.version(scoredVersion(batch))}</span>
          {state !== 'running' && (
            <span role="status">
              {counts.total === 0
                ? texts.emptied
                : `${state === 'cancelled' ? texts.ended : texts.done(counts.done)} ${texts.charged(credits.charged, credits.released)}`}
            </span>
          )}
        </p>
      </header>
      <div className="grid grid-cols-1 gap-6">
        {state === 'running' && <BatchProgress batch={batch} isReconnecting={isReconnecting} />}
        <BatchResults key={batch.id} batch={batch} />
        {counts.total > 0 && <BatchFiles batch={batch} />}
      </div>
    </>
  );
}

function NoBatch({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const { run: texts, job } = useTexts(analyzerTexts);
  return (
    <NotShown
      isMissing={isNotFound(error)}
      words={{ ...texts, retry: job.retry }}
      onRetry={onRetry}
      wayOn={
        <Link to="/resume-history" className={buttonClass('secondary', 'md')}>
          {texts.history}
        </Link>
      }
    />
  );
}
