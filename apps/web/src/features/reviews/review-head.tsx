import type { ReviewSummary } from '@winnow/contracts';
import { ChevronLeft } from 'lucide-react';
import { Link } from 'react-router';
import { useMay } from '../../entities/organization/use-organizations.ts';
import { ReviewStateBadge } from '../../entities/reviews/review-state-badge.tsx';
import { reviewsTexts } from '../../entities/reviews/reviews-texts.ts';
import { useFormats, useTexts } from '../../lib/language/use-texts.ts';
import { ReviewMenu } from './review-menu.tsx';
import { reviewTexts } from './review-texts.ts';

/** The header of a review: its subject, who requested it, and its actions. */
export function ReviewHead({ review }: { readonly review: ReviewSummary }) {
  const texts = useTexts(reviewTexts);
  const { former, candidates } = useTexts(reviewsTexts);
  const { date } = useFormats();
  const may = useMay();
  const { job, requestedBy, createdAt, dueOn, message, state } = review;
  return (
    <header className="mb-6">
      <Link to="/reviews" className="inline-flex items-center gap-1 text-14 text-quiet hover:text-ink">
        <ChevronLeft className="size-4 rtl:-scale-x-100" aria-hidden="true" />
        {texts.toReviews}
      </Link>
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
        <h1 className="min-w-0 font-serif text-31 tracking-tight break-words">
          <bdi>{texts.heading(job.title)}</bdi>
        </h1>
        <ReviewStateBadge review={review} />
        {state === 'open' && may('reviews.ask') && <ReviewMenu review={review} />}
      </div>
      <p className="mt-1 text-14 text-quiet">
        {[
          texts.askedBy(requestedBy.name ?? former, date(createdAt)),
          candidates(review.candidates),
          dueOn && texts.due(date(dueOn)),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {message && (
        <blockquote className="mt-3 border-s-2 border-wheat ps-3">
          <p dir="auto" className="max-w-prose break-words whitespace-pre-line">
            {message}
          </p>
        </blockquote>
      )}
    </header>
  );
}
