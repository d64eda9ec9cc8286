import { useQueryClient } from '@tanstack/react-query';
import type { AnalysisRow } from '@winnow/contracts';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useAnonymousView } from '../../../entities/account/use-anonymous-view.ts';
import { draftOwner } from '../../../lib/drafts.ts';
import { fetchCandidate } from '../use-candidate.ts';
import { findBegunReview, keepBegunReview } from './begun-reviews.ts';
import { idsToReview, queueAt, type ReviewQueue } from './review-queue.ts';
import { type ReviewAddress, useReviewAddress } from './use-review-address.ts';
import { useReviewRows } from './use-review-rows.ts';

export type Review = {
  readonly address: ReviewAddress;
  /** `null` while the list is loading. */
  readonly queue: ReviewQueue | null;
  readonly open: (id: string) => void;
  /** Opens the next undecided candidate, or the summary if all are decided. */
  readonly goOn: () => void;
};

/** The review that a candidate's page is part of; `null` outside of a review. */
export function useReview(candidateId: string): Review | null {
  const address = useReviewAddress();
  const { isAnonymous } = useAnonymousView();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const of = address && address.of !== 'newest' ? address.of : null;
  const { rows } = useReviewRows(of, isAnonymous);
  const key = address?.key ?? '';
  const queue = rows && queueOf(candidateId, key, rows);
  const nextId = queue?.nextUndecidedId ?? queue?.nextId ?? null;
  useEffect(() => {
    // Loads the next candidate early, so that there is no wait after a decision.
    if (nextId !== null) void queries.prefetchQuery(fetchCandidate(nextId));
  }, [nextId, queries]);
  if (address === null || of === null) return null;
  return {
    address,
    queue,
    open: (id) => void navigate(address.candidatePath(id)),
    goOn: () =>
      void navigate(queue?.nextUndecidedId ? address.candidatePath(queue.nextUndecidedId) : address.nextPath),
  };
}

function queueOf(candidateId: string, key: string, rows: readonly AnalysisRow[]): ReviewQueue | null {
  const ownerId = draftOwner();
  if (ownerId === null) return null;
  const begun = findBegunReview(ownerId, key);
  const ids = idsToReview(begun ?? [], rows);
  if (ids.length !== begun?.length) keepBegunReview(ownerId, key, ids);
  return queueAt(candidateId, ids, rows);
}
