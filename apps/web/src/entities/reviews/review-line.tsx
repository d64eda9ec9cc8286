import type { ReviewSummary } from '@winnow/contracts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormats, useTexts } from '../../lib/language/use-texts.ts';
import { Avatar } from '../../ui/marks/avatar.tsx';
import { reviewPath } from './review-path.ts';
import { ReviewStateBadge } from './review-state-badge.tsx';
import { reviewsTexts } from './reviews-texts.ts';

type ReviewLineProps = {
  readonly review: ReviewSummary;
  /** Whether to show the user's own progress or that of all reviewers. */
  readonly tells: 'own' | 'all';
  readonly children?: ReactNode;
};

/** One review in a list. */
export function ReviewLine({ review, tells, children }: ReviewLineProps) {
  const texts = useTexts(reviewsTexts);
  const { date } = useFormats();
  const { id, job, candidates, requestedBy, reviewers, own, isOwnRequest, dueOn } = review;
  const done = reviewers.filter(({ doneAt }) => doneAt !== null).length;
  const facts = [
    texts.candidates(candidates),
    isOwnRequest ? null : texts.from(requestedBy.name ?? texts.former),
    tells === 'own' && own ? texts.ownProgress(own.marked, candidates) : texts.doneOf(done, reviewers.length),
    dueOn && texts.due(date(dueOn)),
  ];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
      <span className="flex -space-x-1.5 rtl:space-x-reverse">
        {(tells === 'own' ? [requestedBy] : reviewers.slice(0, 4)).map(({ userId, name, profileImage }) => (
          <Avatar key={userId} name={name} imageUrl={profileImage} size="sm" />
        ))}
      </span>
      <div className="min-w-0 grow basis-56">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <Link
            to={reviewPath(id)}
            className="min-w-0 font-medium break-words text-field hover:underline pointer-coarse:py-2"
          >
            <bdi>{job.title}</bdi>
          </Link>
          <ReviewStateBadge review={review} />
        </p>
        <p className="text-13 text-quiet">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      {children}
    </li>
  );
}
