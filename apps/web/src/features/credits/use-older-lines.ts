import { useMutation } from '@tanstack/react-query';
import { type CreditTransaction, listCreditHistory } from '@winnow/contracts';
import { useState } from 'react';
import { api } from '../../lib/requests/api-client.ts';

/** Lines per page of the server. */
const pageSize = 100;

type Older = { readonly lines: readonly CreditTransaction[]; readonly nextCursor: string | null };

/** The newest lines and the older ones loaded since. */
export function useOlderLines(newest: readonly CreditTransaction[]) {
  const [older, setOlder] = useState<Older | null>(null);
  const load = useMutation({
    async mutationFn() {
      const cursor = older ? older.nextCursor : (await loadPage(null)).nextCursor;
      return cursor === null ? { transactions: [], nextCursor: null } : loadPage(cursor);
    },
    onSuccess: ({ transactions, nextCursor }) =>
      setOlder((before) => ({ lines: [...(before?.lines ?? []), ...transactions], nextCursor })),
  });
  return {
    lines: older ? withoutTwins([...newest, ...older.lines]) : newest,
    hasMore: older ? older.nextCursor !== null : newest.length >= pageSize,
    isLoading: load.isPending,
    loadMore: () => load.mutate(),
  };
}

async function loadPage(cursor: string | null) {
  return (await api.call(listCreditHistory, { limit: pageSize, ...(cursor && { cursor }) })).data;
}

/** Removes duplicates: lines added meanwhile shift the pages. */
function withoutTwins(lines: readonly CreditTransaction[]): CreditTransaction[] {
  return [...new Map(lines.map((line) => [line.id, line])).values()];
}
