import { useDraggable } from '@dnd-kit/core';
import { type AnalysisRow, type Stage, stages } from '@winnow/contracts';
import { ClipboardCheck, MoreHorizontal } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { useShownName } from '../../../../entities/analysis/use-shown-name.ts';
import { bulkTexts } from '../../../../entities/candidates/bulk/bulk-texts.ts';
import { CandidateLabels } from '../../../../entities/candidates/bulk/candidate-labels.tsx';
import { DecidedBy } from '../../../../entities/candidates/decided-by.tsx';
import { shownScore } from '../../../../entities/candidates/ranking/row-orders.ts';
import { reviewsTexts } from '../../../../entities/reviews/reviews-texts.ts';
import { classNames } from '../../../../lib/class-names.ts';
import { useTexts } from '../../../../lib/language/use-texts.ts';
import { IconButton } from '../../../../ui/buttons/icon-button.tsx';
import { Badge } from '../../../../ui/marks/badge.tsx';
import { Menu } from '../../../../ui/overlays/menu.tsx';
import { jobHomeTexts } from '../job-home-texts.ts';

export const cardId = (analysisId: string) => `card-${analysisId}`;

type BoardCardProps = {
  readonly row: AnalysisRow;
  readonly to: string;
  readonly isNew: boolean;
  readonly isAnonymous: boolean;
  /** Whether it is being dragged; this is its original place. */
  readonly isLifted: boolean;
  /** Whether it follows the pointer. */
  readonly isOverlay?: boolean;
  readonly hintId: string;
  readonly onMove: (stage: Stage) => void;
  /** Requests a review; `null` if the role doesn't allow it. */
  readonly onAsk: (() => void) | null;
  readonly onKeyDown: (event: KeyboardEvent) => void;
};

/** A candidate on the board, who can be moved by dragging, by keys, or by a menu. */
export function BoardCard(props: BoardCardProps) {
  const { row, to, isNew, isAnonymous, isLifted, isOverlay = false, hintId, onAsk } = props;
  const { ask: asking } = useTexts(reviewsTexts);
  const { board: texts, list } = useTexts(jobHomeTexts);
  const { stages: names, decisions } = useTexts(bulkTexts);
  const { setNodeRef, listeners } = useDraggable({ id: row.id, disabled: isOverlay });
  const name = useShownName()(row, isAnonymous);
  const score = shownScore(row);
  return (
    <article
      ref={isOverlay ? undefined : setNodeRef}
      {...listeners}
      className={classNames(
        'relative grid cursor-grab touch-manipulation grid-cols-[minmax(0,1fr)_auto] gap-x-2 gap-y-1 rounded-card border border-rule bg-raised p-2.5 hover:border-edge',
        isLifted && 'opacity-40',
        isOverlay && 'cursor-grabbing shadow-float',
      )}
    >
      <Link
        id={isOverlay ? undefined : cardId(row.id)}
        to={to}
        dir="auto"
        draggable={false}
        aria-describedby={hintId}
        onKeyDown={props.onKeyDown}
        className="col-span-2 min-w-0 text-14 font-medium wrap-break-word after:absolute after:inset-0 after:rounded-card hover:text-field"
      >
        {name}
      </Link>
      {row.headline && (
        <p dir="auto" className="col-span-2 truncate text-13 text-quiet">
          {row.headline}
        </p>
      )}
      <span className="col-span-2 empty:hidden">
        <CandidateLabels row={row} />
      </span>
      <p className="flex flex-wrap items-center gap-1.5 text-13 text-quiet">
        <span className="me-auto tabular-nums">{score === null ? texts.notScored : texts.score(score)}</span>
        {isNew && <Badge tone="wheat">{list.isNew}</Badge>}
        {row.decision && (
          <Badge tone={row.decision === 'yes' ? 'met' : row.decision === 'no' ? 'not-met' : 'partly'}>
            {decisions[row.decision]}
          </Badge>
        )}
      </p>
      <span className="relative -me-1.5 -my-1 self-end print:hidden">
        <Menu
          trigger={
            <IconButton size="sm" label={texts.actions(name)} icon={<MoreHorizontal aria-hidden="true" />} />
          }
          groups={[
            stages
              .filter((stage) => stage !== row.stage)
              .map((stage) => ({
                id: stage,
                label: texts.moveTo(names[stage]),
                onChoose: () => props.onMove(stage),
              })),
            ...(onAsk
              ? [
                  [
                    {
                      id: 'ask',
                      label: asking.open,
                      icon: <ClipboardCheck aria-hidden="true" />,
                      onChoose: onAsk,
                    },
                  ],
                ]
              : []),
          ]}
        />
      </span>
      <span className="col-span-2 empty:hidden">
        <DecidedBy row={row} />
      </span>
    </article>
  );
}
