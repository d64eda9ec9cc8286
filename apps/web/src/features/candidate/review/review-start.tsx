import { useQuery } from '@tanstack/react-query';
import { type AnalysisRow, getOverview, listAnalyses } from '@winnow/contracts';
import { Link, Navigate } from 'react-router';
import { useAnonymousView } from '../../../entities/account/use-anonymous-view.ts';
import { draftOwner } from '../../../lib/drafts.ts';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { api } from '../../../lib/requests/api-client.ts';
import { batchPath, jobPath, type ReviewOf, reviewPath } from '../../../lib/screen-paths.ts';
import { Button, buttonClass } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/notices/empty-state.tsx';
import { Notice } from '../../../ui/notices/notice.tsx';
import { SkeletonPanes } from '../../../ui/waiting/skeleton.tsx';
import { candidateTexts } from '../candidate-texts.ts';
import { findBegunReview, keepBegunReview } from './begun-reviews.ts';
import { idsToReview } from './review-queue.ts';
import { type ReviewAddress, useReviewAddress } from './use-review-address.ts';
import { useReviewRows } from './use-review-rows.ts';

/** Opens the best undecided candidate; if none is left, shows a summary and next steps. */
export function ReviewStart() {
  const { review: texts } = useTexts(candidateTexts);
  const address = useReviewAddress();
  return (
    <>
      <title>{texts.title}</title>
      {address === null ? (
        <Navigate replace to="/resume-history" />
      ) : address.of === 'newest' ? (
        <NewestReview />
      ) : (
        <ReviewOfList key={address.key} address={address} />
      )}
    </>
  );
}

/** The newest run with an undecided candidate. */
function NewestReview() {
  const newest = useQuery({
    queryKey: ['analyses', 'newest-undecided'],
    queryFn: async () =>
      (await api.call(listAnalyses, { decision: 'none', order: 'judged', direction: 'desc', limit: 1 })).data,
    staleTime: 0,
    gcTime: 0,
  });
  if (newest.error) return <ReviewFailed onRetry={() => void newest.refetch()} />;
  if (!newest.data) return <ReviewWaiting />;
  const [row] = newest.data.analyses;
  if (!row) return <ReviewDone of="newest" reviewed={[]} />;
  const { batchId, jobDescriptionId } = row;
  return <Navigate replace to={reviewPath(batchId ? { run: batchId } : { job: jobDescriptionId })} />;
}

function ReviewOfList({ address }: { readonly address: ReviewAddress }) {
  const { isAnonymous } = useAnonymousView();
  const { of, key } = address;
  const { rows, error, refetch } = useReviewRows(of, isAnonymous);
  const ownerId = draftOwner();
  if (error && !rows) return <ReviewFailed onRetry={() => void refetch()} />;
  if (!rows || ownerId === null) return <ReviewWaiting />;
  const undecided = new Set(rows.filter(({ decision }) => decision === null).map(({ id }) => id));
  const begun = idsToReview(findBegunReview(ownerId, key) ?? [], rows);
  const isOver = !begun.some((id) => undecided.has(id));
  if (isOver) return <ReviewDone of={of} reviewed={rows.filter(({ id }) => begun.includes(id))} />;
  // If all were decided, candidates added since form a new review.
  const wasOver = !(findBegunReview(ownerId, key) ?? []).some((id) => undecided.has(id));
  const ids = wasOver ? begun.filter((id) => undecided.has(id)) : begun;
  keepBegunReview(ownerId, key, ids);
  const first = ids.find((id) => undecided.has(id)) ?? '';
  return <Navigate replace to={address.candidatePath(first)} />;
}

function ReviewWaiting() {
  const { review: texts } = useTexts(candidateTexts);
  return (
    <div role="status" aria-label={texts.finding} className="grid grid-cols-1 gap-8 lg:grid-cols-2">
      <SkeletonPanes />
    </div>
  );
}

function ReviewFailed({ onRetry }: { readonly onRetry: () => void }) {
  const { review: texts, retry } = useTexts(candidateTexts);
  return (
    <Notice tone="error" heading={texts.failed}>
      <Button className="mt-2" onClick={onRetry}>
        {retry}
      </Button>
    </Notice>
  );
}

type DoneProps = { readonly of: ReviewOf; readonly reviewed: readonly AnalysisRow[] };

function ReviewDone({ of, reviewed }: DoneProps) {
  const { review: texts } = useTexts(candidateTexts);
  const overview = useQuery({
    queryKey: ['analyses', 'overview'],
    queryFn: async () => (await api.call(getOverview)).data,
    staleTime: 0,
    gcTime: 0,
  });
  const count = (value: AnalysisRow['decision']) =>
    reviewed.filter(({ decision }) => decision === value).length;
  const maybes = count('maybe');
  const isMore = (overview.data?.toReview ?? 0) > 0;
  return (
    <EmptyState
      heading={reviewed.length > 0 ? texts.done(reviewed.length) : texts.nothing}
      headingLevel="h1"
      action={
        <div className="flex flex-wrap justify-center gap-2">
          {isMore && (
            <Link to={reviewPath('newest')} className={buttonClass('primary', 'md')}>
              {texts.more}
            </Link>
          )}
          {maybes > 0 && (
            <Link to={listOf(of, 'maybe')} className={buttonClass('secondary', 'md')}>
              {texts.maybes(maybes)}
            </Link>
          )}
          {of !== 'newest' && (
            <Link to={listOf(of)} className={buttonClass('secondary', 'md')}>
              {texts.toList}
            </Link>
          )}
          <Link to="/dashboard" className={buttonClass('quiet', 'md')}>
            {texts.toDashboard}
          </Link>
        </div>
      }
    >
      {reviewed.length > 0 ? texts.summary(count('yes'), maybes, count('no')) : texts.nothingWords}
    </EmptyState>
  );
}

/** URL of the list of a review's candidates. */
function listOf(of: ReviewOf, decision?: 'maybe'): string {
  if (of === 'newest') return '/resume-history';
  const query = new URLSearchParams('list' in of ? of.list : {});
  if (decision) query.set('decision', decision);
  if ('job' in of) query.set('view', 'candidates');
  const path = 'run' in of ? batchPath(of.run) : 'job' in of ? jobPath(of.job) : '/resume-history';
  return query.size > 0 ? `${path}?${query}` : path;
}
