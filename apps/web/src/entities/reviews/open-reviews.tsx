import { Link } from 'react-router';
import { useTexts } from '../../lib/language/use-texts.ts';
import { buttonClass } from '../../ui/buttons/button.tsx';
import { ReviewLine } from './review-line.tsx';
import { reviewPath } from './review-path.ts';
import { reviewsTexts } from './reviews-texts.ts';
import { useReviewRights, useReviews } from './use-reviews.ts';

const shown = 3;

/** Reviews waiting for the user, on the dashboard; empty if there are none. */
export function OpenReviews() {
  const { home: texts } = useTexts(reviewsTexts);
  const { mayMark } = useReviewRights();
  const { data } = useReviews({ of: 'asked-of-me', state: 'open' }, mayMark);
  const waiting = (data?.pages ?? [])
    .flatMap(({ reviews }) => reviews)
    .filter(({ own, candidates }) => own?.doneAt === null && candidates > 0);
  if (waiting.length === 0) return null;
  return (
    <section aria-labelledby="open-reviews">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="open-reviews" className="font-serif text-20">
          {texts.heading}
        </h2>
        <Link to="/reviews" className="text-14 text-field underline underline-offset-4">
          {texts.all}
        </Link>
      </div>
      <ul className="divide-y divide-rule rounded-card border border-rule bg-raised">
        {waiting.slice(0, shown).map((review) => (
          <ReviewLine key={review.id} review={review} tells="own">
            <Link to={reviewPath(review.id)} className={buttonClass('secondary', 'sm')}>
              {review.own?.marked === 0 ? texts.start : texts.goOn}
            </Link>
          </ReviewLine>
        ))}
      </ul>
    </section>
  );
}
