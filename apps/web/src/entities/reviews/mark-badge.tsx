import type { ReviewMark } from '@winnow/contracts';
import { useTexts } from '../../lib/language/use-texts.ts';
import { Badge, type BadgeTone } from '../../ui/marks/badge.tsx';
import { StatusShape } from '../../ui/marks/status-shape.tsx';
import { reviewsTexts } from './reviews-texts.ts';

const looks = {
  yes: { tone: 'met', shape: 'met' },
  maybe: { tone: 'partly', shape: 'partly' },
  no: { tone: 'not-met', shape: 'not-met' },
} as const satisfies Record<ReviewMark, { tone: BadgeTone; shape: 'met' | 'partly' | 'not-met' }>;

/** A reviewer's mark as a word with a shape. */
export function MarkBadge({ mark }: { readonly mark: ReviewMark }) {
  const { marks } = useTexts(reviewsTexts);
  const { tone, shape } = looks[mark];
  return (
    <Badge tone={tone} icon={<StatusShape status={shape} />}>
      {marks[mark]}
    </Badge>
  );
}
