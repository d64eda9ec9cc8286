import { useQueries } from '@tanstack/react-query';
import { type AnalysisDetail, getAnalysis } from '@winnow/contracts';
import { ChevronLeft } from 'lucide-react';
import { Link, useParams, useSearchParams } from 'react-router';
import { useAnonymousView } from '../../entities/account/use-anonymous-view.ts';
import { candidateKey } from '../../entities/candidates/candidate-key.ts';
import { useTexts } from '../../lib/language/use-texts.ts';
import { api } from '../../lib/requests/api-client.ts';
import { isNotFound } from '../../lib/requests/is-not-found.ts';
import { batchPath } from '../../lib/screen-paths.ts';
import { buttonClass } from '../../ui/buttons/button.tsx';
import { Switch } from '../../ui/inputs/switch.tsx';
import { EmptyState } from '../../ui/notices/empty-state.tsx';
import { NotShown } from '../../ui/notices/not-shown.tsx';
import { Skeleton } from '../../ui/waiting/skeleton.tsx';
import { CompareTable } from './compare-table.tsx';
import { compareTexts } from './compare-texts.ts';

const minCompared = 2;
const maxCompared = 4;

/** Two to four candidates of a run side by side, largest differences first. */
export function ComparePage() {
  const texts = useTexts(compareTexts);
  const { id: batchId = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const ids = [...new Set((search.get('ids') ?? '').split(',').filter(Boolean))];
  const isComparable = ids.length >= minCompared && ids.length <= maxCompared;
  const { isAnonymous, setAnonymous } = useAnonymousView();
  const { candidates, error, retry } = useCandidates(isComparable ? ids : []);
  const [first] = candidates ?? [];
  return (
    <div className="mx-auto w-full max-w-[96rem] px-4 py-8 sm:px-6 sm:py-10">
      <title>{texts.title}</title>
      <Link
        to={batchPath(batchId)}
        className="inline-flex items-center gap-1 text-14 text-quiet hover:text-ink print:hidden"
      >
        <ChevronLeft className="size-4 rtl:-scale-x-100" aria-hidden="true" />
        {texts.back}
      </Link>
      <header className="mt-3 mb-6 flex flex-wrap items-end gap-x-6 gap-y-3">
        <div className="min-w-60 grow">
          <h1 className="font-serif text-31 tracking-tight">{texts.heading}</h1>
          {first && (
            <p dir="auto" className="mt-1 text-14 text-quiet">
              {texts.of(first.jobTitle)}
            </p>
          )}
        </div>
        {isComparable && (
          <Switch
            className="print:hidden"
            label={texts.anonymous}
            isOn={isAnonymous}
            onSwitch={setAnonymous}
          />
        )}
      </header>
      {!isComparable ? (
        <NotComparable batchId={batchId} heading={texts.tooFew} words={texts.tooFewWords} />
      ) : error ? (
        <Failure error={error} batchId={batchId} onRetry={retry} />
      ) : candidates ? (
        <CompareTable
          candidates={candidates}
          batchId={batchId}
          isAnonymous={isAnonymous}
          onLeaveOut={
            ids.length > minCompared
              ? (left) => setSearch({ ids: ids.filter((id) => id !== left).join(',') }, { replace: true })
              : null
          }
        />
      ) : (
        <div role="status" aria-label={texts.waiting} className="grid gap-3">
          <Skeleton className="h-24 w-full" />
          <Skeleton className="h-96 w-full" />
        </div>
      )}
    </div>
  );
}

/** All candidates, once all are loaded. */
function useCandidates(ids: readonly string[]) {
  return useQueries({
    queries: ids.map((id) => ({
      queryKey: candidateKey(id),
      queryFn: async () => (await api.call(getAnalysis, { id })).data,
      retry: false,
    })),
    combine: (results) => {
      const data = results.flatMap((result): AnalysisDetail[] => (result.data ? [result.data] : []));
      return {
        candidates: data.length === results.length && data.length > 0 ? data : null,
        error: results.find((result) => result.error)?.error ?? null,
        retry: () => {
          for (const result of results) if (result.error) void result.refetch();
        },
      };
    },
  });
}

type FailureProps = { readonly error: unknown; readonly batchId: string; readonly onRetry: () => void };

function Failure({ error, batchId, onRetry }: FailureProps) {
  const texts = useTexts(compareTexts);
  return (
    <NotShown
      isMissing={isNotFound(error)}
      words={texts}
      onRetry={onRetry}
      wayOn={<BackToBatch batchId={batchId} />}
    />
  );
}

type NotComparableProps = { readonly batchId: string; readonly heading: string; readonly words: string };

function NotComparable({ batchId, heading, words }: NotComparableProps) {
  return (
    <EmptyState heading={heading} action={<BackToBatch batchId={batchId} />}>
      {words}
    </EmptyState>
  );
}

function BackToBatch({ batchId }: { readonly batchId: string }) {
  const texts = useTexts(compareTexts);
  return (
    <Link to={batchPath(batchId)} className={buttonClass('secondary', 'md')}>
      {texts.back}
    </Link>
  );
}
