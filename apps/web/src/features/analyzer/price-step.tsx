import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Quote, quoteBatch, startBatch } from '@winnow/contracts';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { credits, useCredits } from '../../entities/credits/credits.ts';
import { useMay } from '../../entities/organization/use-organizations.ts';
import { spendingTexts } from '../../entities/spending/spending-texts.ts';
import { useTexts } from '../../lib/language/use-texts.ts';
import { api } from '../../lib/requests/api-client.ts';
import { isNotFound } from '../../lib/requests/is-not-found.ts';
import { formatError } from '../../lib/requests/request-words.ts';
import { useIdempotencyKey } from '../../lib/requests/use-idempotency-key.ts';
import { Button, buttonClass } from '../../ui/buttons/button.tsx';
import { toasts } from '../../ui/toast/toasts.ts';
import { analyzerTexts } from './analyzer-texts.ts';
import { StepHeading } from './step-heading.tsx';
import { isTooMany, type UploadLine } from './uploads/upload-store.ts';
import { dropDeletedUploads } from './uploads/uploads.ts';

type PriceStepProps = {
  readonly jobId: string | null;
  readonly lines: readonly UploadLine[];
  readonly onStarting: (isStarting: boolean) => void;
  /** Called with the files of the started run. */
  readonly onStarted: (batchId: string, fileIds: readonly string[]) => void;
};

/** Shows the price of the run, with the button that starts it. */
export function PriceStep({ jobId, lines, onStarting, onStarted }: PriceStepProps) {
  const { price: texts } = useTexts(analyzerTexts);
  const fileIds = lines.flatMap((line) => (line.state === 'held' ? [line.file.id] : []));
  const sending = lines.filter(({ state }) => state === 'waiting' || state === 'uploading').length;
  const canAsk = jobId !== null && fileIds.length > 0;
  const {
    data: quote,
    error,
    refetch,
    isFetching,
    isPlaceholderData,
  } = useQuery({
    queryKey: ['quote', jobId, fileIds],
    queryFn: async () => (await api.call(quoteBatch, { jobDescriptionId: jobId ?? '', fileIds })).data,
    enabled: canAsk,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const start = useStart(jobId, onStarted);
  useDeleted(error);
  useEffect(() => onStarting(start.isPending), [start.isPending, onStarting]);
  const [isRequested, setRequested] = useState(false);
  const isPriced = quote !== undefined && !isFetching && !isPlaceholderData;
  // Requested during uploads: starts with all of them, if the credits suffice.
  useEffect(() => {
    if (!isRequested || sending > 0 || (canAsk && !isPriced)) return;
    setRequested(false);
    if (canAsk && quote?.isEnough) start.mutate(fileIds);
  });
  return (
    <section
      aria-labelledby="price"
      className="rounded-card border border-rule bg-raised p-5 lg:sticky lg:top-6"
    >
      <StepHeading id="price" number={3}>
        {texts.heading}
      </StepHeading>
      {/* Heard where the price is not seen to change. */}
      <p role="status" className="sr-only">
        {canAsk &&
          isPriced &&
          `${texts.cost(quote.credits)}, ${texts.left(quote.availableCredits, quote.credits)}`}
      </p>
      {!canAsk ? (
        <p className="text-14 text-quiet">{fileIds.length > 0 ? texts.chooseJob : texts.waiting}</p>
      ) : error && (!quote || isNotFound(error)) ? (
        <div className="grid gap-3">
          <p className="text-14 text-not-met">
            {isNotFound(error) ? texts.gone : formatError(error).message}
          </p>
          <Button isLoading={isFetching} loadingLabel={texts.counting} onClick={() => void refetch()}>
            {texts.retry}
          </Button>
        </div>
      ) : !quote ? (
        <p className="text-14 text-quiet">{texts.counting}</p>
      ) : (
        <div className="grid gap-4">
          <Cost quote={quote} />
          {quote.isEnough ? (
            <Button
              variant="primary"
              size="lg"
              isLoading={isRequested || start.isPending}
              loadingLabel={isRequested ? texts.awaiting : texts.running}
              onClick={() => (sending > 0 ? setRequested(true) : start.mutate(fileIds))}
            >
              {sending > 0
                ? texts.runAll
                : lines.some(isTooMany)
                  ? texts.runOthers(fileIds.length)
                  : texts.run(fileIds.length)}
            </Button>
          ) : (
            <TooFew
              quote={quote}
              isStarting={start.isPending}
              onFirst={(count) => start.mutate(fileIds.slice(0, count))}
            />
          )}
          {sending > 0 && (
            <p className="text-13 text-quiet">
              {isRequested ? texts.startsWhenHere(sending) : texts.stillSending(sending)}
            </p>
          )}
          {isRequested && (
            <Button variant="quiet" onClick={() => setRequested(false)}>
              {texts.notYet}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

function Cost({ quote }: { readonly quote: Quote }) {
  const { credits: cost, availableCredits, free, duplicates, ownCredits = 0 } = quote;
  const { price: texts } = useTexts(analyzerTexts);
  const spending = useTexts(spendingTexts);
  const limit = useCredits().balance?.spendingLimit;
  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-serif text-31 tracking-tight">{texts.cost(cost)}</span>
        <span className="text-14 text-quiet">{texts.left(availableCredits, cost)}</span>
      </p>
      <ul className="mt-2 grid gap-1 text-13 text-quiet">
        {ownCredits > 0 && <li>{spending.payOwn(ownCredits)}</li>}
        {limit && <li>{spending.limit(quote.limitLeft ?? limit.left, limit.credits)}</li>}
        {free > 0 && <li>{texts.free(free)}</li>}
        {duplicates > 0 && <li>{texts.duplicates(duplicates)}</li>}
        <li>{texts.onlyOnSuccess}</li>
      </ul>
    </div>
  );
}

type TooFewProps = {
  readonly quote: Quote;
  readonly isStarting: boolean;
  readonly onFirst: (count: number) => void;
};

/** Not enough credits for all: some now, or more credits. */
function TooFew({ quote, isStarting, onFirst }: TooFewProps) {
  const may = useMay();
  const { price: texts } = useTexts(analyzerTexts);
  const { overLimit } = useTexts(spendingTexts);
  const first = quote.affordable;
  const { limitLeft = null, credits: cost } = quote;
  // More credits would not help.
  const isOverLimit = limitLeft !== null && limitLeft < cost;
  return (
    <div className="grid gap-2">
      <p className="text-14 text-not-met">
        {isOverLimit ? overLimit : texts.tooFew(cost - quote.availableCredits)}
      </p>
      {first > 0 && (
        <Button
          variant="primary"
          isLoading={isStarting}
          loadingLabel={texts.running}
          onClick={() => onFirst(first)}
        >
          {texts.firstFew(first)}
        </Button>
      )}
      {!isOverLimit && may('billing.manage') && (
        <Link to="/billing#credits" className={buttonClass('secondary', 'md')}>
          {texts.more}
        </Link>
      )}
    </div>
  );
}

/** Removes files from the list that were deleted meanwhile, in another tab or by retention, and notifies the user. */
function useDeleted(error: unknown): void {
  const { price: texts } = useTexts(analyzerTexts);
  const queries = useQueryClient();
  useEffect(() => {
    if (!isNotFound(error)) return;
    void queries.invalidateQueries({ queryKey: ['jobs'] });
    dropDeletedUploads().then(
      (gone) => gone > 0 && toasts.add('info', texts.deleted(gone)),
      () => {},
    );
  }, [error, queries, texts]);
}

/** Starts a run; repeated clicks and lost responses start it only once. */
function useStart(jobId: string | null, onStarted: PriceStepProps['onStarted']) {
  const queries = useQueryClient();
  const idempotency = useIdempotencyKey();
  return useMutation({
    mutationFn: async (fileIds: readonly string[]) => {
      const work = { jobDescriptionId: jobId ?? '', fileIds: [...fileIds] };
      return (await api.call(startBatch, { ...work, idempotencyKey: idempotency.keyOf(work) })).data;
    },
    onSuccess({ id, credits: { held } }, fileIds) {
      idempotency.reset();
      const { balance } = credits.getState();
      if (balance && balance.availableCredits >= 0) {
        const { usedCredits, availableCredits } = balance;
        credits.showSpent({ usedCredits, availableCredits: availableCredits - held });
      }
      onStarted(id, fileIds);
    },
    // The priced files are gone, or the price has changed.
    onError: () => void queries.invalidateQueries({ queryKey: ['quote'] }),
  });
}
