import type { OwnMark, Review, ReviewMark } from '@winnow/contracts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useAlias } from '../../../entities/analysis/use-shown-name.ts';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { EmptyState } from '../../../ui/notices/empty-state.tsx';
import { useShortcut } from '../../../ui/shortcuts/use-shortcut.ts';
import { ReviewHead } from '../review-head.tsx';
import { reviewTexts } from '../review-texts.ts';
import { usePrefetchedCandidate } from '../use-review.ts';
import { CandidateToMark } from './candidate-to-mark.tsx';
import { FinishDialog } from './finish-dialog.tsx';
import { MarkBar } from './mark-bar.tsx';
import { type Marks, useMarks } from './use-marks.ts';

/** Shows the candidates of a review one by one for marking, without scores. */
export function MarkingView({ review }: { readonly review: Review }) {
  const { marking: texts } = useTexts(reviewTexts);
  const marks = useMarks(review);
  if (review.items.length === 0) {
    return (
      <>
        <ReviewHead review={review} />
        <EmptyState heading={texts.empty}>{texts.emptyWords}</EmptyState>
      </>
    );
  }
  return <Marking review={review} marks={marks} />;
}

function Marking({ review, marks }: { readonly review: Review; readonly marks: Marks }) {
  const { marking: texts } = useTexts(reviewTexts);
  const shownAlias = useAlias();
  const [isFinishing, setFinishing] = useState(false);
  const { place, go } = usePlace(review, marks);
  const { items } = review;
  const item = items[place] ?? items[0];
  usePrefetchedCandidate(review.id, items[place + 1]?.analysisId);
  useShortcut({ key: 'j', label: texts.next, isEnabled: place < items.length - 1 }, () => go(place + 1));
  useShortcut({ key: 'k', label: texts.previous, isEnabled: place > 0 }, () => go(place - 1));
  if (!item) return null;
  const { analysisId } = item;
  const name = item.name ?? item.fileName ?? shownAlias(item.alias);
  const own = marks.of(analysisId);
  const marked = items.filter((each) => marks.of(each.analysisId).mark !== null).length;

  function write(change: Partial<OwnMark>, isAtOnce: boolean): void {
    marks.write(analysisId, { ...own, ...change }, isAtOnce);
  }

  // Pressing the same mark again removes it.
  const press = (mark: ReviewMark) => write({ mark: own.mark === mark ? null : mark }, true);

  return (
    <>
      <ReviewHead review={review} />
      <p className="mb-4 text-14 text-quiet">{texts.blind}</p>
      <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1">
        <IconButton
          size="sm"
          label={texts.previous}
          icon={<ChevronLeft aria-hidden="true" className="rtl:-scale-x-100" />}
          disabled={place === 0}
          onClick={() => go(place - 1)}
        />
        <p aria-live="polite" className="text-14 text-quiet">
          {texts.place(place + 1, items.length)} · {texts.progress(marked, items.length)}
        </p>
        <IconButton
          size="sm"
          label={texts.next}
          icon={<ChevronRight aria-hidden="true" className="rtl:-scale-x-100" />}
          disabled={place === items.length - 1}
          onClick={() => go(place + 1)}
        />
      </div>
      <CandidateToMark
        key={analysisId}
        review={review}
        analysisId={analysisId}
        name={name}
        own={own}
        onWrite={write}
      />
      <MarkBar
        name={name}
        mark={own.mark}
        status={marks.status}
        onPress={press}
        action={
          marked === items.length ? (
            <Button variant="primary" onClick={() => setFinishing(true)}>
              {texts.finish}
            </Button>
          ) : (
            <Button
              variant={own.mark === null ? 'secondary' : 'primary'}
              onClick={() => go(marks.nextUnmarked(place))}
            >
              {texts.next}
            </Button>
          )
        }
      />
      {isFinishing && <FinishDialog review={review} marks={marks} onClose={() => setFinishing(false)} />}
    </>
  );
}

/** The candidate in the URL, or initially the first one without a mark. */
function usePlace(
  { items }: Review,
  marks: Marks,
): { readonly place: number; readonly go: (place: number) => void } {
  const [search, setSearch] = useSearchParams();
  const [first] = useState(() => marks.nextUnmarked(-1));
  const named = items.findIndex(({ analysisId }) => analysisId === search.get('candidate'));
  return {
    place: named >= 0 ? named : Math.min(first, items.length - 1),
    go(place) {
      const item = items[place];
      if (!item) return;
      setSearch({ candidate: item.analysisId });
      window.scrollTo({ top: 0, behavior: 'instant' });
    },
  };
}
