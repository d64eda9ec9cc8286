import { useDroppable } from '@dnd-kit/core';
import type { AnalysisRow } from '@winnow/contracts';
import { type ReactNode, useState } from 'react';
import { bulkTexts } from '../../../../entities/candidates/bulk/bulk-texts.ts';
import { Allowed } from '../../../../entities/organization/allowed.tsx';
import { AskReviewButton } from '../../../../entities/reviews/ask-review-button.tsx';
import { classNames } from '../../../../lib/class-names.ts';
import { useFormats, useTexts } from '../../../../lib/language/use-texts.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { jobHomeTexts } from '../job-home-texts.ts';
import type { StageColumn } from './by-stage.ts';

type BoardColumnProps = {
  readonly column: StageColumn;
  /** Whether it is the visible column on a phone. */
  readonly isShown: boolean;
  readonly isAnonymous: boolean;
  readonly children: (row: AnalysisRow) => ReactNode;
};

/** Number of cards rendered at first, more than fit a screen; a button shows more. */
const step = 50;

/** A stage with its candidates; a drop target. */
export function BoardColumn({ column: { stage, rows }, isShown, isAnonymous, children }: BoardColumnProps) {
  const { board: texts } = useTexts(jobHomeTexts);
  const { stages: names } = useTexts(bulkTexts);
  const { number } = useFormats();
  const { setNodeRef, isOver } = useDroppable({ id: stage });
  const [drawn, setDrawn] = useState(step);
  const headingId = `stage-${stage}`;
  return (
    <section
      ref={setNodeRef}
      aria-labelledby={headingId}
      className={classNames(
        'min-w-0 rounded-card border bg-sunken p-2 transition-colors',
        isOver ? 'border-field bg-field-soft' : 'border-transparent',
        !isShown && 'max-md:hidden print:block',
      )}
    >
      <h2 className="flex items-center gap-2 px-1 py-1.5 text-14 font-medium">
        <span id={headingId}>{names[stage]}</span>
        <span className="text-13 font-normal text-quiet tabular-nums">{number(rows.length)}</span>
        {rows.length > 0 && (
          <span className="-my-1 ms-auto print:hidden">
            <Allowed to="reviews.ask">
              <AskReviewButton
                target={{ ids: rows.map(({ id }) => id) }}
                jobIds={rows.map(({ jobDescriptionId }) => jobDescriptionId)}
                isAnonymous={isAnonymous}
                iconLabel={texts.askForStage(names[stage])}
              />
            </Allowed>
          </span>
        )}
      </h2>
      {rows.length === 0 ? (
        <p className="rounded-card border border-dashed border-edge px-3 py-6 text-center text-13 text-quiet">
          {isOver ? texts.drop : texts.empty}
        </p>
      ) : (
        <ul className="grid grid-cols-1 gap-2">
          {rows.slice(0, drawn).map((row) => (
            <li key={row.id} className="min-w-0">
              {children(row)}
            </li>
          ))}
        </ul>
      )}
      {rows.length > drawn && (
        <Button size="sm" variant="quiet" className="mt-2 w-full" onClick={() => setDrawn(drawn + step)}>
          {texts.more(Math.min(step, rows.length - drawn))}
        </Button>
      )}
    </section>
  );
}
