import type { Review } from '@winnow/contracts';
import { CircleCheck } from 'lucide-react';
import { reviewsTexts } from '../../entities/reviews/reviews-texts.ts';
import { useFormats, useTexts } from '../../lib/language/use-texts.ts';
import { Avatar } from '../../ui/marks/avatar.tsx';
import { Notice } from '../../ui/notices/notice.tsx';
import { ReviewHead } from './review-head.tsx';
import { reviewTexts } from './review-texts.ts';

/** The progress of all reviewers, while results are not available. */
export function ReviewProgress({ review }: { readonly review: Review }) {
  const { waiting: texts } = useTexts(reviewTexts);
  const { former } = useTexts(reviewsTexts);
  const { date } = useFormats();
  const { own, reviewers, candidates } = review;
  return (
    <>
      <ReviewHead review={review} />
      <div className="grid max-w-2xl gap-6">
        {own?.doneAt && (
          <Notice tone="info" heading={texts.done}>
            {texts.words}
          </Notice>
        )}
        <section aria-labelledby="people">
          <h2 id="people" className="font-serif text-20">
            {texts.progress}
          </h2>
          {!own?.doneAt && <p className="mt-1 text-14 text-quiet">{texts.progressWords}</p>}
          <ul className="mt-3 divide-y divide-rule rounded-card border border-rule bg-raised">
            {reviewers.map(({ userId, name, profileImage, isMember, marked, doneAt }) => (
              <li key={userId} className="flex items-center gap-3 px-4 py-3">
                <Avatar name={name} imageUrl={profileImage} size="sm" />
                <span className="min-w-0 grow break-words">{name ?? former}</span>
                <span className="inline-flex items-center gap-1.5 text-13 text-quiet">
                  {doneAt && <CircleCheck aria-hidden="true" className="size-4 text-met" />}
                  {doneAt
                    ? texts.isDone(date(doneAt))
                    : isMember
                      ? texts.marked(marked, candidates)
                      : texts.left}
                </span>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </>
  );
}
