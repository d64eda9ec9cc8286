import { useTexts } from '../../lib/language/use-texts.ts';
import { MoreButton } from '../../ui/lists/more-button.tsx';
import { ReviewLine } from './review-line.tsx';
import { reviewsTexts } from './reviews-texts.ts';
import { useReviewRights, useReviews } from './use-reviews.ts';

/** Reviews of a job; empty if there are none. */
export function JobReviews({ jobId, moreLabel }: { readonly jobId: string; readonly moreLabel: string }) {
  const { ofJob: texts } = useTexts(reviewsTexts);
  const { mayMark } = useReviewRights();
  const query = useReviews({ of: 'job', jobId, limit: 5 }, mayMark);
  const reviews = (query.data?.pages ?? []).flatMap((page) => page.reviews);
  if (reviews.length === 0) return null;
  return (
    <section aria-labelledby="job-reviews" className="mb-8 grid gap-3">
      <h2 id="job-reviews" className="font-serif text-20">
        {texts.heading}
      </h2>
      <ul className="divide-y divide-rule rounded-card border border-rule bg-raised">
        {reviews.map((review) => (
          <ReviewLine key={review.id} review={review} tells="all" />
        ))}
      </ul>
      <MoreButton query={query} label={moreLabel} size="sm" />
    </section>
  );
}
