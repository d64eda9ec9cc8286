import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type Batch,
  type BatchItem,
  batchEvents,
  cancelBatch,
  getBatch,
  realtime,
  retryItem,
} from '@winnow/contracts';
import { useEffect, useState } from 'react';
import { api } from '../../lib/requests/api-client.ts';
import { listenToEvents } from '../../lib/requests/listen-to-events.ts';
import { mayPass } from '../../lib/requests/query-client.ts';
import { useIdempotencyKey } from '../../lib/requests/use-idempotency-key.ts';
import { credits } from '../credits/credits.ts';
import { useMay } from '../organization/use-organizations.ts';
import { withItem } from './with-item.ts';

const batchKey = (id: string) => ['batches', 'one', id] as const;

/** Number of failed or refused streams after which the run is polled. */
const linesBeforePolling = 3;
const pollingMs = 3_000;

/** A run, updated while in progress: by events, and by polling if they fail. */
export function useBatch(id: string) {
  const queries = useQueryClient();
  const seesCredits = useMay()('credits.read');
  const [broken, setBroken] = useState(0);
  const [isRefused, setRefused] = useState(false);
  const query = useQuery({
    queryKey: batchKey(id),
    queryFn: async () => (await api.call(getBatch, { id })).data,
    // Retries until the run is loaded or refused, since an unavailable server comes back.
    retry: (_, error) => mayPass(error),
    retryDelay: (failures) => realtime.reconnectMs[Math.min(failures, realtime.reconnectMs.length - 1)] ?? 0,
    staleTime: 0,
    refetchOnMount: true,
    refetchInterval: ({ state }) =>
      broken >= linesBeforePolling && state.data?.state === 'running' ? pollingMs : false,
  });
  const isRunning = query.data?.state === 'running';

  useEffect(() => {
    if (!isRunning) return;
    const leaving = new AbortController();
    const show = (batch: Batch) => {
      setBroken(0);
      queries.setQueryData(batchKey(id), batch);
      if (batch.state !== 'running' && seesCredits) void credits.refresh().catch(() => undefined);
    };
    const showItem = (item: BatchItem) =>
      queries.setQueryData<Batch>(batchKey(id), (batch) => batch && withItem(batch, item));
    void listenToEvents(
      batchEvents,
      { id },
      { batch: show, item: showItem },
      {
        signal: leaving.signal,
        onBreak(attempt, refused) {
          setBroken(refused ? linesBeforePolling : attempt);
          setRefused(refused);
        },
      },
    );
    return () => leaving.abort();
  }, [id, isRunning, queries, seesCredits]);

  return {
    data: query.data,
    /** The last error, also while retrying. */
    error: query.error ?? query.failureReason,
    // Without an event stream polling is used instead, and nothing is missed.
    isReconnecting: isRunning && broken > 0 && !isRefused,
    /** Retries at once, without waiting. */
    askAgain: () => queries.resetQueries({ queryKey: batchKey(id), exact: true }),
  };
}

export function useCancelBatch(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => (await api.call(cancelBatch, { id })).data,
    onSuccess: (batch) => queries.setQueryData(batchKey(id), batch),
  });
}

export function useRetryItem(id: string) {
  const idempotency = useIdempotencyKey();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (itemId: string) =>
      (await api.call(retryItem, { id, itemId, idempotencyKey: idempotency.keyOf(itemId) })).data,
    onSuccess(batch) {
      idempotency.reset();
      queries.setQueryData(batchKey(id), batch);
    },
  });
}
