import { Link } from 'react-router';
import { useFormats, useTexts } from '../../lib/language/use-texts.ts';
import { Avatar } from '../../ui/marks/avatar.tsx';
import { MarkBadge } from './mark-badge.tsx';
import { reviewPath } from './review-path.ts';
import { reviewsTexts } from './reviews-texts.ts';
import { useCandidateReviews, useReviewRights } from './use-reviews.ts';

/** Revealed reviews of a candidate; empty if there are none. */
export function CandidateReviews({ analysisId }: { readonly analysisId: string }) {
  const { ofCandidate: texts, former } = useTexts(reviewsTexts);
  const { date } = useFormats();
  const { mayMark } = useReviewRights();
  const { data } = useCandidateReviews(analysisId, mayMark);
  if (!data || (data.reviews.length === 0 && !data.isBlind)) return null;
  return (
    <section aria-labelledby="candidate-reviews" className="rounded-card border border-rule bg-raised p-5">
      <h2 id="candidate-reviews" className="font-serif text-20">
        {texts.heading}
      </h2>
      {data.isBlind && <p className="mt-2 text-14 text-quiet">{texts.blind}</p>}
      {data.reviews.map(({ id, requestedBy, createdAt, marks }) => (
        <div key={id} className="mt-4 grid gap-2">
          <p className="flex flex-wrap items-baseline gap-x-3 text-13 text-quiet">
            {texts.asked(requestedBy.name ?? former, date(createdAt))}
            <Link to={reviewPath(id)} className="text-field underline underline-offset-4 print:hidden">
              {texts.open}
            </Link>
          </p>
          <ul className="grid gap-2 text-14">
            {marks.map(({ userId, by, mark, reason }) => (
              <li key={userId} className="flex items-start gap-2">
                <Avatar name={by.name} imageUrl={by.profileImage} size="sm" />
                <span className="min-w-0 grow">
                  {by.name ?? former}
                  {reason && (
                    <span dir="auto" className="block break-words text-quiet">
                      {reason}
                    </span>
                  )}
                </span>
                <MarkBadge mark={mark} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
