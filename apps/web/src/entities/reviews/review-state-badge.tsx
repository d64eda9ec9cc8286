import type { ReviewSummary } from '@winnow/contracts';
import { useTexts } from '../../lib/language/use-texts.ts';
import { Badge, type BadgeTone } from '../../ui/marks/badge.tsx';
import { type ReviewsTexts, reviewsTexts } from './reviews-texts.ts';

type Standing = keyof ReviewsTexts['states'];

const tones: Readonly<Record<Standing, BadgeTone>> = {
  open: 'field',
  overdue: 'partly',
  closed: 'met',
  canceled: 'neutral',
  done: 'neutral',
};

/** State of a review for the user. */
export function ReviewStateBadge({ review }: { readonly review: ReviewSummary }) {
  const { states } = useTexts(reviewsTexts);
  const standing = standingOf(review);
  return <Badge tone={tones[standing]}>{states[standing]}</Badge>;
}

function standingOf({ state, own, dueAt, isOwnRequest }: ReviewSummary): Standing {
  if (state !== 'open') return state;
  if (own?.doneAt && !isOwnRequest) return 'done';
  return dueAt !== null && new Date(dueAt) <= new Date() ? 'overdue' : 'open';
}
