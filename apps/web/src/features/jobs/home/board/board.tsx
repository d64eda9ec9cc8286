import {
  DndContext,
  type DragEndEvent,
  DragOverlay,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type AnalysisRow, type Stage, stages } from '@winnow/contracts';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { Allowed } from '../../../../entities/organization/allowed.tsx';
import { AskReviewDialog } from '../../../../entities/reviews/ask-review-dialog.tsx';
import { useReviewRights } from '../../../../entities/reviews/use-reviews.ts';
import { useTexts } from '../../../../lib/language/use-texts.ts';
import { pageDirection } from '../../../../ui/page/page-direction.ts';
import { joinedSince } from '../candidates/use-job-candidates.ts';
import { jobHomeTexts } from '../job-home-texts.ts';
import { useCandidatePath } from '../use-candidate-path.ts';
import { BoardCard, cardId } from './board-card.tsx';
import { BoardColumn } from './board-column.tsx';
import { byStage, neighborOf, type Step, stageBeside } from './by-stage.ts';
import { StageSwitch } from './stage-switch.tsx';

type BoardProps = {
  readonly jobId: string;
  readonly rows: readonly AnalysisRow[];
  readonly newSince: string | null;
  readonly isAnonymous: boolean;
  readonly onMove: (id: string, stage: Stage) => void;
};

const hintId = 'board-hint';

/** Columns side by side where there is room; on a phone one stage at a time. */
export function Board({ jobId, rows, newSince, isAnonymous, onMove }: BoardProps) {
  const { board: texts } = useTexts(jobHomeTexts);
  const pathOf = useCandidatePath(jobId);
  const columns = byStage(rows);
  const [shownStage, setShownStage] = useState<Stage>(
    columns.find((column) => column.rows.length > 0)?.stage ?? 'new',
  );
  const [draggedId, setDraggedId] = useState<string | null>(null);
  const [asked, setAsked] = useState<AnalysisRow | null>(null);
  const { mayAsk } = useReviewRights();
  const dragged = rows.find(({ id }) => id === draggedId);
  const sensors = useSensors(
    // A press without movement is a click; a finger that moves at once scrolls.
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
  );

  // A card in another column is another element: after a keyboard move, focus follows it.
  const followed = useRef<{ readonly id: string; readonly stage: Stage } | null>(null);
  useLayoutEffect(() => {
    const { id, stage } = followed.current ?? {};
    if (!id || rows.find((row) => row.id === id)?.stage !== stage) return;
    followed.current = null;
    focusCard(id);
  });

  function move(row: AnalysisRow, stage: Stage): void {
    if (stage !== row.stage) onMove(row.id, stage);
  }

  function drop({ active, over }: DragEndEvent): void {
    setDraggedId(null);
    const row = rows.find(({ id }) => id === active.id);
    const stage = stages.find((each) => each === over?.id);
    if (row && stage) move(row, stage);
  }

  function go(event: KeyboardEvent, row: AnalysisRow): void {
    const step = stepOf(event.key);
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const isAcross = step === 'before' || step === 'after';
    if (event.shiftKey && isAcross) {
      const stage = stageBeside(row.stage, step);
      if (!stage) return;
      followed.current = { id: row.id, stage };
      move(row, stage);
      setShownStage(stage);
    } else {
      const next = neighborOf(columns, row.id, step);
      if (next) focusCard(next);
    }
  }

  const cardOf = (row: AnalysisRow) => (
    <BoardCard
      key={row.id}
      row={row}
      to={pathOf(row.id)}
      isNew={joinedSince(row, newSince)}
      isAnonymous={isAnonymous}
      isLifted={row.id === draggedId}
      hintId={hintId}
      onMove={(stage) => move(row, stage)}
      onAsk={mayAsk ? () => setAsked(row) : null}
      onKeyDown={(event) => go(event, row)}
    />
  );

  return (
    <>
      <DndContext
        sensors={sensors}
        accessibility={{ screenReaderInstructions: { draggable: texts.hint } }}
        onDragStart={({ active }) => setDraggedId(String(active.id))}
        onDragCancel={() => setDraggedId(null)}
        onDragEnd={drop}
      >
        <p id={hintId} className="text-13 text-quiet max-md:hidden pointer-coarse:hidden print:hidden">
          {texts.hint}
        </p>
        <StageSwitch columns={columns} shown={shownStage} onShow={setShownStage} />
        <section
          aria-label={texts.label}
          className="grid grid-cols-1 items-start gap-2 md:grid-flow-col md:auto-cols-[minmax(9.6rem,1fr)] md:grid-cols-none md:overflow-x-auto md:pb-3"
        >
          {columns.map((column) => (
            <BoardColumn
              key={column.stage}
              column={column}
              isShown={column.stage === shownStage}
              isAnonymous={isAnonymous}
            >
              {cardOf}
            </BoardColumn>
          ))}
        </section>
        <DragOverlay dropAnimation={null}>
          {dragged && (
            <BoardCard
              row={dragged}
              to={pathOf(dragged.id)}
              isNew={joinedSince(dragged, newSince)}
              isAnonymous={isAnonymous}
              isLifted={false}
              isOverlay
              hintId={hintId}
              onMove={() => undefined}
              onAsk={null}
              onKeyDown={() => undefined}
            />
          )}
        </DragOverlay>
      </DndContext>
      {/* Outside of the cards: what is pressed in it would drag one. */}
      <Allowed to="reviews.ask">
        {asked && (
          <AskReviewDialog
            target={{ ids: [asked.id] }}
            isOneJob
            isAnonymous={isAnonymous}
            onClose={() => setAsked(null)}
          />
        )}
      </Allowed>
    </>
  );
}

function stepOf(key: string): Step | null {
  const isFromRight = pageDirection() === 'rtl';
  switch (key) {
    case 'ArrowUp':
      return 'up';
    case 'ArrowDown':
      return 'down';
    case 'ArrowLeft':
      return isFromRight ? 'after' : 'before';
    case 'ArrowRight':
      return isFromRight ? 'before' : 'after';
    default:
      return null;
  }
}

function focusCard(id: string): void {
  const card = document.getElementById(cardId(id));
  card?.focus();
  card?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
