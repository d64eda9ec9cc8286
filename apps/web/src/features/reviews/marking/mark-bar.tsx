import { type ReviewMark, reviewMarks } from '@winnow/contracts';
import type { ReactNode } from 'react';
import { reviewsTexts } from '../../../entities/reviews/reviews-texts.ts';
import { classNames } from '../../../lib/class-names.ts';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { StatusShape } from '../../../ui/marks/status-shape.tsx';
import { useShortcut } from '../../../ui/shortcuts/use-shortcut.ts';
import { reviewTexts } from '../review-texts.ts';
import type { MarkStatus } from './marks-saver.ts';

type MarkBarProps = {
  readonly name: string;
  readonly mark: ReviewMark | null;
  readonly status: MarkStatus;
  readonly onPress: (mark: ReviewMark) => void;
  /** The button for the next candidate. */
  readonly action: ReactNode;
};

const shapes = { yes: 'met', maybe: 'partly', no: 'not-met' } as const;
const chosenClasses: Readonly<Record<ReviewMark, string>> = {
  yes: 'bg-met-soft text-met border-met',
  maybe: 'bg-partly-soft text-partly border-partly',
  no: 'bg-not-met-soft text-not-met border-not-met',
};

/** Buttons for yes, maybe, no and the next candidate. It stays visible, above the navigation bar of a phone. */
export function MarkBar({ name, mark, status, onPress, action }: MarkBarProps) {
  const { marking: texts } = useTexts(reviewTexts);
  const { marks } = useTexts(reviewsTexts);
  useShortcut({ key: '1', label: texts.yes }, () => onPress('yes'));
  useShortcut({ key: '2', label: texts.maybe }, () => onPress('maybe'));
  useShortcut({ key: '3', label: texts.no }, () => onPress('no'));
  return (
    <div className="sticky bottom-4 z-10 mt-6 short:static flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-rule bg-raised px-3 py-2.5 shadow-float max-lg:bottom-20 sm:px-4">
      <fieldset className="flex grow gap-2 max-sm:basis-full sm:basis-60">
        <legend className="sr-only">{texts.mark(name)}</legend>
        {reviewMarks.map((value) => (
          <button
            key={value}
            type="button"
            aria-pressed={mark === value}
            onClick={() => onPress(value)}
            className={classNames(
              'inline-flex h-11 min-w-0 flex-1 items-center justify-center gap-1.5 rounded-control border px-2 font-medium transition-colors sm:max-w-36',
              mark === value ? chosenClasses[value] : 'border-edge hover:bg-field-soft hover:text-field',
            )}
          >
            <StatusShape status={shapes[value]} />
            <span className="truncate">{marks[value]}</span>
          </button>
        ))}
      </fieldset>
      <p
        role="status"
        className={classNames(
          'text-13',
          status === 'waiting' || status === 'refused' ? 'text-partly' : 'text-quiet',
        )}
      >
        {texts.status[status]}
      </p>
      <div className="ms-auto">{action}</div>
    </div>
  );
}
