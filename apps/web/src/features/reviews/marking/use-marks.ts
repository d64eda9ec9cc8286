import { useQueryClient } from '@tanstack/react-query';
import { markCandidate, type OwnMark, type Review } from '@winnow/contracts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { reviewsKey } from '../../../entities/reviews/use-reviews.ts';
import { draftOwner } from '../../../lib/drafts.ts';
import { api } from '../../../lib/requests/api-client.ts';
import { createMarksSaver, type MarkStatus } from './marks-saver.ts';

export type Marks = {
  readonly of: (analysisId: string) => OwnMark;
  readonly write: (analysisId: string, own: OwnMark, isAtOnce: boolean) => void;
  /** Of all marks together: the worst of them. */
  readonly status: MarkStatus;
  /** The place of the next candidate without a mark, from the start after the last; else the next one. */
  readonly nextUnmarked: (place: number) => number;
  /** Sends waiting marks; resolves to whether all are saved. */
  readonly saveAll: () => Promise<boolean>;
};

const noMark: OwnMark = { mark: null, reason: '', requirements: {} };
const byUrgency: readonly MarkStatus[] = ['refused', 'waiting', 'saving'];

/** The user's marks of a review while they are marking. */
export function useMarks({ id, items }: Review): Marks {
  const queries = useQueryClient();
  const [saver] = useState(() => {
    const created = createMarksSaver({
      reviewId: id,
      owner: draftOwner,
      send: async (analysisId, own) => (await api.call(markCandidate, { id, analysisId, ...own })).data,
    });
    // Known at the first render, so that nothing flickers.
    for (const { analysisId, own } of items) created.open(analysisId, own);
    return created;
  });
  useEffect(() => {
    for (const { analysisId, own } of items) saver.open(analysisId, own);
  }, [saver, items]);
  useEffect(() => {
    const resume = () => void saver.resume();
    window.addEventListener('online', resume);
    return () => {
      window.removeEventListener('online', resume);
      // Sends the text typed last, so that lists show it.
      void saver.resume().then(() => queries.invalidateQueries({ queryKey: reviewsKey }));
      saver.stop();
    };
  }, [saver, queries]);
  const find = (analysisId: string) => saver.find(analysisId);
  // The states are compared as one text: the store has many entries, and React wants one stable value.
  useSyncExternalStore(saver.subscribe, () =>
    JSON.stringify(items.map(({ analysisId }) => find(analysisId))),
  );
  const statuses = items.map(({ analysisId }) => find(analysisId)?.status ?? 'saved');
  const of = (analysisId: string) => find(analysisId)?.own ?? noMark;
  return {
    of,
    write: (analysisId, own, isAtOnce) => saver.write(analysisId, own, isAtOnce),
    status: byUrgency.find((status) => statuses.includes(status)) ?? 'saved',
    nextUnmarked(place) {
      const places = items.map((_, offset) => (place + 1 + offset) % items.length);
      return places.find((each) => of(items[each]?.analysisId ?? '').mark === null) ?? Math.max(place, 0);
    },
    async saveAll() {
      await saver.resume();
      return items.every(({ analysisId }) => find(analysisId)?.status === 'saved');
    },
  };
}
