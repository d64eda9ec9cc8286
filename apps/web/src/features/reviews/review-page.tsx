import type { Review } from '@winnow/contracts';
import { useEffect } from 'react';
import { Link, useLocation, useNavigate, useParams } from 'react-router';
import { useTexts } from '../../lib/language/use-texts.ts';
import { isNotFound } from '../../lib/requests/is-not-found.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { buttonClass } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/notices/empty-state.tsx';
import { NotShown } from '../../ui/notices/not-shown.tsx';
import { Skeleton } from '../../ui/waiting/skeleton.tsx';
import { MarkingView } from './marking/marking-view.tsx';
import { ResultsView } from './results/results-view.tsx';
import { ReviewHead } from './review-head.tsx';
import { ReviewProgress } from './review-progress.tsx';
import { reviewTexts } from './review-texts.ts';
import { useReview } from './use-review.ts';

/** A review in the user's current state: marking, waiting for others, or results. */
export function ReviewPage() {
  const { id = '' } = useParams();
  const texts = useTexts(reviewTexts);
  const { user } = useSession();
  const { data, error, refetch } = useReview(id);
  useClearHint();
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-4 sm:px-6 lg:py-8">
      {data ? (
        <>
          <title>{texts.titleOf(data.job.title)}</title>
          <ShownReview key={id} review={data} />
        </>
      ) : error ? (
        <NotShown
          isMissing={isNotFound(error)}
          words={{
            ...texts,
            missingWords: `${texts.missingWords} ${user ? texts.otherAccount(user.email) : ''}`,
          }}
          onRetry={() => void refetch()}
          wayOn={
            <Link to="/reviews" className={buttonClass('secondary', 'md')}>
              {texts.toReviews}
            </Link>
          }
        />
      ) : (
        <div className="grid gap-4">
          <Skeleton className="h-10 w-72" />
          <Skeleton className="h-96 w-full" />
        </div>
      )}
    </div>
  );
}

/** The link in an email contains the address to log in with, which is removed from the URL. */
function useClearHint(): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (hash !== '') void navigate(pathname + search, { replace: true });
  }, [hash, pathname, search, navigate]);
}

function ShownReview({ review }: { readonly review: Review }) {
  const { waiting: texts } = useTexts(reviewTexts);
  const { state, own, isRevealed } = review;
  if (state === 'canceled') {
    return (
      <>
        <ReviewHead review={review} />
        <EmptyState heading={texts.canceled}>{texts.canceledWords}</EmptyState>
      </>
    );
  }
  if (state === 'open' && own?.doneAt === null) return <MarkingView review={review} />;
  if (isRevealed) return <ResultsView review={review} />;
  if (state === 'closed') {
    return (
      <>
        <ReviewHead review={review} />
        <EmptyState heading={texts.closed}>{texts.closedWords}</EmptyState>
      </>
    );
  }
  return <ReviewProgress review={review} />;
}
