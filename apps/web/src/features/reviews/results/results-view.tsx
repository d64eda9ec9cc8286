import type { Review, ReviewResults } from '@winnow/contracts';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { Fetched } from '../../../ui/waiting/fetched.tsx';
import { ReviewHead } from '../review-head.tsx';
import { reviewTexts } from '../review-texts.ts';
import { useReviewResults } from '../use-review.ts';
import { Agreement } from './agreement.tsx';
import { MarkTable } from './mark-table.tsx';
import { RequirementResults } from './requirement-results.tsx';

/** The marks of all reviewers, with score and decision. */
export function ResultsView({ review }: { readonly review: Review }) {
  const texts = useTexts(reviewTexts);
  const results = useReviewResults(review.id);
  return (
    <>
      <ReviewHead review={review} />
      <Fetched query={results} words={texts} lines={12}>
        {(shown) => <Results review={review} results={shown} />}
      </Fetched>
    </>
  );
}

function Results({ review, results }: { readonly review: Review; readonly results: ReviewResults }) {
  return (
    <div className="grid grid-cols-1 gap-8">
      <Agreement results={results} />
      <MarkTable results={results} />
      {review.asksRequirements && <RequirementResults results={results} />}
    </div>
  );
}
