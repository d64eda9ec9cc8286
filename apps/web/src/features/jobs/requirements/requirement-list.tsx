import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { arrayMove, SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Redo2, Undo2 } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { WeightLegend } from '../../../entities/analysis/legend/shape-legend.tsx';
import {
  changeRequirement,
  type RequirementRow as Row,
  removeRequirement,
  restoreRequirement,
  weighTogether,
} from '../../../entities/requirements/requirement-edits.ts';
import { requirementTexts } from '../../../entities/requirements/requirement-texts.ts';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { useGlide } from '../../../ui/lists/use-glide.ts';
import { useCoverage } from '../editor/use-job-draft.ts';
import { PresetButton } from '../presets/preset-button.tsx';
import { FirstCheck } from './first-check.tsx';
import { NewRequirement } from './new-requirement.tsx';
import { isWhole, OverallFit, WholeRow } from './overall-fit.tsx';
import { RequirementRow } from './requirement-row.tsx';
import { boundary, inSections, placeRequirement } from './requirement-sections.ts';
import { useAddRequirement } from './use-add-requirement.ts';
import type { RequirementHistory } from './use-edit-history.ts';
import { useListedKeys } from './use-listed-keys.ts';
import { useRowActions } from './use-row-actions.ts';
import { useUndoRedo } from './use-undo-redo.ts';

type RequirementListProps = {
  readonly rows: readonly Row[];
  readonly history: RequirementHistory;
  readonly jobId: string | undefined;
  readonly isReading: boolean;
  /** The requirement in focus, so that the text can show its source. */
  readonly onHighlight: (id: string | null) => void;
};

/** The requirements: must-haves first, each editable in place. */
export function RequirementList({ rows, history, jobId, isReading, onHighlight }: RequirementListProps) {
  const { list: texts } = useTexts(requirementTexts);
  const { edits, edit } = history;
  const { data: coverage } = useCoverage(rows, jobId);
  const list = useRef<HTMLDivElement>(null);
  const { add, reread } = useAddRequirement(rows, history);
  const row = useRowActions({ rows, history, list, onHighlight, onReworded: reread });
  const { actions, active, setSaid, setGlide } = row;
  const { must, nice, asked, overall } = inSections(rows);
  const total = rows.reduce((sum, { weight, isScored }) => sum + (isScored ? weight : 0), 0);
  useGlide(list, row.glide);
  useListedKeys(rows.length > 0);

  function step(direction: 'undo' | 'redo'): void {
    history[direction]();
    setGlide((count) => count + 1);
    setSaid(direction === 'undo' ? texts.undone : texts.redone);
  }
  useUndoRedo({
    history,
    onUndo: () => step('undo'),
    onRedo: () => step('redo'),
    redoLabel: texts.keys.redo,
  });

  const order = [...must.map(({ id }) => id), boundary, ...nice.map(({ id }) => id)];
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  function drop({ active: { id }, over }: DragEndEvent): void {
    const [from, to] = [order.indexOf(String(id)), order.indexOf(String(over?.id ?? ''))];
    if (from < 0 || to < 0) return;
    edit((before) => placeRequirement(before, rows, String(id), arrayMove(order, from, to)));
  }

  const rowOf = (each: Row, isSortable: boolean) => (
    <RequirementRow
      key={each.id}
      row={each}
      passing={
        each.must && coverage && coverage.resumes > 0 ? (coverage.passing[rows.indexOf(each)] ?? null) : null
      }
      resumes={coverage?.resumes ?? 0}
      total={total}
      isActive={each.id === active?.id}
      isEditing={each.id === row.editingId}
      isSortable={isSortable}
      actions={actions}
    />
  );

  return (
    <section aria-labelledby="requirements" data-tour="requirements" className="grid grid-cols-1 gap-2">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id="requirements" tabIndex={-1} className="font-serif text-20">
          {texts.heading}
        </h2>
        <p role="status" className="min-w-0 grow basis-24 text-13 text-quiet">
          {rows.length > 0
            ? texts.count(rows.length, must.length)
            : isReading
              ? texts.reading
              : texts.waiting}
        </p>
        <div className="flex items-center">
          <IconButton
            size="sm"
            label={texts.undo}
            disabled={!history.canUndo}
            icon={<Undo2 className="rtl:-scale-x-100" aria-hidden="true" />}
            onClick={() => step('undo')}
          />
          <IconButton
            size="sm"
            label={texts.redo}
            disabled={!history.canRedo}
            icon={<Redo2 className="rtl:-scale-x-100" aria-hidden="true" />}
            onClick={() => step('redo')}
          />
          <WeightLegend />
          <PresetButton rows={rows} edits={edits} onEdit={edit} />
        </div>
        {coverage && coverage.resumes > 0 && must.length > 0 && (
          <p className="basis-full text-14">{texts.passingAll(coverage.passingAll, coverage.resumes)}</p>
        )}
      </header>
      <p aria-live="polite" className="sr-only">
        {row.said}
      </p>
      <FirstCheck
        rows={rows}
        edits={edits}
        onEdit={edit}
        onRemove={({ id, text }) =>
          history.tell(texts.removed(text), removeRequirement(edits, id), (later) =>
            restoreRequirement(later, id),
          )
        }
        onHighlight={onHighlight}
      />
      <div ref={list} className="relative grid grid-cols-1 gap-3">
        {must.length + nice.length > 0 && (
          <div className="rounded-card border border-rule bg-raised pb-1">
            <DndContext
              sensors={sensors}
              collisionDetection={closestCenter}
              onDragEnd={drop}
              // Lines are moved by separate shortcuts, which announce the result.
              accessibility={{
                container: document.body,
                announcements: silence,
                screenReaderInstructions: { draggable: '' },
              }}
            >
              <SortableContext items={order} strategy={verticalListSortingStrategy}>
                <SectionHead
                  id="must-haves"
                  count={must.length}
                  heading={texts.sections.must}
                  hint={texts.sectionHints.must}
                >
                  <Columns />
                </SectionHead>
                {must.length === 0 && <p className="px-3 py-1 text-13 text-quiet">{texts.noMusts}</p>}
                <ul aria-labelledby="must-haves">{must.map((each) => rowOf(each, true))}</ul>
                <Boundary>
                  <SectionHead
                    id="nice-to-haves"
                    count={nice.length}
                    heading={texts.sections.nice}
                    hint={texts.sectionHints.nice}
                  />
                </Boundary>
                {nice.length === 0 && <p className="px-3 py-1 text-13 text-quiet">{texts.noNices}</p>}
                <ul aria-labelledby="nice-to-haves">{nice.map((each) => rowOf(each, true))}</ul>
              </SortableContext>
            </DndContext>
          </div>
        )}
        <NewRequirement onAdd={add} />
        {asked.length > 0 && (
          <div className="rounded-card border border-rule bg-raised pb-1">
            <SectionHead
              id="asked-of-candidates"
              count={asked.length}
              heading={texts.sections.asked}
              hint={texts.sectionHints.asked}
            />
            <ul aria-labelledby="asked-of-candidates">{asked.map((each) => rowOf(each, false))}</ul>
          </div>
        )}
        {overall.length > 0 && (
          <OverallFit
            rows={overall}
            total={total}
            onWeighTogether={(before) => edit((current) => weighTogether(current, overall, before))}
          >
            {(each) =>
              isWhole(each) ? (
                <WholeRow
                  key={each.id}
                  row={each}
                  total={total}
                  onWeigh={(weight) =>
                    edit((before) => changeRequirement(before, each.id, { weight }), `weight ${each.id}`)
                  }
                />
              ) : (
                rowOf(each, false)
              )
            }
          </OverallFit>
        )}
      </div>
    </section>
  );
}

const silence = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

type SectionHeadProps = {
  readonly id: string;
  readonly heading: string;
  readonly hint: string;
  readonly count: number;
  readonly children?: ReactNode;
};

function SectionHead({ id, heading, hint, count, children }: SectionHeadProps) {
  return (
    <div className="flex min-h-6 items-center gap-2 px-3 pt-0.5">
      <h3 id={id} className="shrink-0 text-13 font-medium">
        {heading} <span className="font-normal text-quiet tabular-nums">{count}</span>
      </h3>
      <p title={hint} className="min-w-0 grow truncate text-12 text-quiet max-sm:hidden">
        {hint}
      </p>
      {children}
    </div>
  );
}

/** Column headers of kinds and weights. */
function Columns() {
  const { list: texts } = useTexts(requirementTexts);
  return (
    <p aria-hidden="true" className="flex shrink-0 text-12 text-quiet max-sm:hidden print:hidden">
      <span className="w-25">{texts.columns.kind}</span>
      <span className="w-38">{texts.columns.weight}</span>
    </p>
  );
}

/** The heading between the two sections moves like a line while dragging. */
function Boundary({ children }: { readonly children: ReactNode }) {
  const { setNodeRef, transform, transition } = useSortable({ id: boundary, disabled: { draggable: true } });
  return (
    <div ref={setNodeRef} style={{ transform: CSS.Translate.toString(transform), transition }}>
      {children}
    </div>
  );
}
