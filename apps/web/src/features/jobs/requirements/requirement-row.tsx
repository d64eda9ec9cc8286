import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { type RequirementKind, requirementKinds } from '@winnow/contracts';
import { ArrowDown, ArrowUp, CircleHelp, Ellipsis, GripVertical, Info, Pencil, X } from 'lucide-react';
import { type CSSProperties, type KeyboardEvent, memo, type ReactNode, useEffect, useRef } from 'react';
import { MustSwitch } from '../../../entities/requirements/must-switch.tsx';
import type { RequirementRow as Row } from '../../../entities/requirements/requirement-edits.ts';
import { requirementTexts } from '../../../entities/requirements/requirement-texts.ts';
import { WeightGrains } from '../../../entities/requirements/weight-grains.tsx';
import { classNames } from '../../../lib/class-names.ts';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { useWorkspacePreferences } from '../../../lib/workspace-preferences.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';

export type RowChange = {
  readonly kind?: RequirementKind;
  readonly text?: string;
  readonly must?: boolean;
  readonly weight?: number;
};

/** Actions on a line, by pointer or keyboard. */
export type RowActions = {
  readonly onHighlight: (id: string | null) => void;
  readonly onChange: (row: Row, change: RowChange) => void;
  readonly onMove: (row: Row, step: -1 | 1) => void;
  readonly onRemove: (row: Row) => void;
  readonly onKey: (event: KeyboardEvent<HTMLElement>, row: Row) => void;
  readonly onActive: (id: string) => void;
  readonly onEdit: (id: string | null) => void;
  readonly onType: (row: Row, text: string) => void;
  /** Ends editing; `false` discards the input. */
  readonly onTyped: (row: Row, isKept: boolean) => void;
};

type RequirementRowProps = {
  readonly row: Row;
  /** Number of resumes in the library that meet it; `null` if unknown. */
  readonly passing: number | null;
  readonly resumes: number;
  /** Total weight of all lines. */
  readonly total: number;
  /** Whether it is the line whose controls are in the tab order. */
  readonly isActive: boolean;
  readonly isEditing: boolean;
  /** Whether it can be dragged: lines that are not scored keep the order of the advert. */
  readonly isSortable: boolean;
  readonly actions: RowActions;
};

/** Share of all weights from which a line is heavy: it can change a score by that share of 100 points. */
const heavyShare = 0.1;

/** A requirement, editable in place. Its text wraps while it has focus. */
export const RequirementRow = memo(function RequirementRow(props: RequirementRowProps) {
  const { row, passing, resumes, total, isActive, isEditing, isSortable, actions } = props;
  const { list: texts } = useTexts(requirementTexts);
  const { id, text, must, weight, vague, unsure, isScored } = row;
  const { hasSingleKeys } = useWorkspacePreferences();
  const sortable = useSortable({ id, disabled: !isSortable || isEditing });
  const style: CSSProperties = {
    transform: CSS.Translate.toString(sortable.transform),
    transition: sortable.transition,
  };
  const tabIndex = isActive ? 0 : -1;
  const note = vague ? (weight < heavyShare * total ? texts.vague : texts.vagueButHeavy) : null;
  return (
    <li
      ref={sortable.setNodeRef}
      style={style}
      data-glide={id}
      onPointerEnter={() => actions.onHighlight(id)}
      onPointerLeave={() => actions.onHighlight(null)}
      onFocus={() => {
        actions.onHighlight(id);
        actions.onActive(id);
      }}
      onBlur={() => actions.onHighlight(null)}
      onKeyDown={(event) => actions.onKey(event, row)}
      className={classNames(
        'group relative flex min-h-8 break-inside-avoid flex-wrap items-center gap-x-1 px-1 transition-colors focus-within:bg-field-soft hover:bg-sunken',
        sortable.isDragging && 'z-10 rounded-control bg-raised shadow-float',
      )}
    >
      {isSortable && (
        <span
          {...sortable.listeners}
          aria-hidden="true"
          title={texts.drag}
          className="grid h-8 w-4 shrink-0 cursor-grab touch-none place-items-center text-quiet opacity-40 group-hover:opacity-100 active:cursor-grabbing print:hidden pointer-coarse:h-11 pointer-coarse:w-6"
        >
          <GripVertical className="size-4" />
        </span>
      )}
      {isScored ? (
        <MustSwitch
          must={must}
          label={texts.mustOf(text)}
          tabIndex={tabIndex}
          shortcut={hasSingleKeys ? (must ? 'N' : 'M') : undefined}
          onChange={(value) => actions.onChange(row, { must: value })}
        />
      ) : (
        <span className="grid size-7 shrink-0 place-items-center text-quiet" title={texts.notScored}>
          <CircleHelp className="size-4" aria-hidden="true" />
          <span className="sr-only">{texts.notScored}</span>
        </span>
      )}
      {isEditing ? (
        <RowWords row={row} label={texts.words(text)} actions={actions} />
      ) : (
        <RowButton row={row} label={texts.edit(text)} tabIndex={tabIndex} onEdit={actions.onEdit} />
      )}
      {unsure.length > 0 && (
        <Sign label={texts.toCheck} tone="text-partly">
          <CircleHelp aria-hidden="true" />
        </Sign>
      )}
      {note && (
        <Sign label={note} tone="text-quiet">
          <Info aria-hidden="true" />
        </Sign>
      )}
      {passing !== null && isScored && (
        <span
          title={texts.passing(passing, resumes)}
          className="px-1 text-12 whitespace-nowrap text-quiet tabular-nums"
        >
          <span aria-hidden="true">{texts.passingShort(passing, resumes)}</span>
          <span className="sr-only">{texts.passing(passing, resumes)}</span>
        </span>
      )}
      <RowControls {...{ row, total, tabIndex, actions }} />
      <IconButton
        size="sm"
        tabIndex={tabIndex}
        label={texts.removeNamed(text)}
        icon={<X aria-hidden="true" />}
        onClick={() => actions.onRemove(row)}
      />
      {note && (
        <p
          aria-hidden="true"
          className="hidden basis-full ps-14 pb-1 text-13 text-quiet group-focus-within:block"
        >
          {note}
        </p>
      )}
    </li>
  );
});

/** Text of a line, which is edited on click. */
function RowButton({
  row: { id, text },
  label,
  tabIndex,
  onEdit,
}: Pick<RequirementRowProps, 'row'> & Pick<RowActions, 'onEdit'> & { label: string; tabIndex: number }) {
  const hadFocus = useRef(false);
  return (
    <button
      type="button"
      data-requirement={id}
      tabIndex={tabIndex}
      aria-label={label}
      title={text}
      dir="auto"
      onPointerDown={({ currentTarget }) => {
        hadFocus.current = currentTarget.closest('li')?.contains(document.activeElement) ?? false;
      }}
      onClick={({ currentTarget, detail }) => {
        // The first tap opens the line without the on-screen keyboard.
        const isTap = detail > 0 && window.matchMedia('(pointer: coarse)').matches;
        if (isTap && !hadFocus.current) currentTarget.focus();
        else onEdit(id);
      }}
      className="min-w-0 grow basis-0 truncate rounded-control px-1 py-1 text-start text-14 -outline-offset-2 group-focus-within:wrap-anywhere group-focus-within:whitespace-normal max-sm:line-clamp-2 max-sm:whitespace-normal max-sm:group-focus-within:line-clamp-none pointer-coarse:min-h-11 print:whitespace-normal"
    >
      {text}
    </button>
  );
}

/** Text field of a line: Enter and leaving save, Escape cancels. */
function RowWords({ row, label, actions }: { row: Row; label: string; actions: RowActions }) {
  const area = useRef<HTMLTextAreaElement>(null);
  const isEnded = useRef(false);
  useEffect(() => {
    area.current?.focus();
    area.current?.select();
  }, []);
  const end = (isKept: boolean) => {
    if (isEnded.current) return;
    isEnded.current = true;
    actions.onTyped(row, isKept);
  };
  return (
    <textarea
      ref={area}
      rows={1}
      dir="auto"
      value={row.text}
      aria-label={label}
      onChange={(event) => actions.onType(row, event.target.value.replaceAll('\n', ' '))}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
        event.preventDefault();
        event.stopPropagation();
        end(event.key === 'Enter');
      }}
      onBlur={() => end(true)}
      className="field-sizing-content min-h-7 min-w-0 grow basis-0 resize-none rounded-control border border-edge bg-raised px-1 py-0.5 text-14 max-sm:text-16 pointer-coarse:text-16"
    />
  );
}

function Sign({ label, tone, children }: { label: string; tone: string; children: ReactNode }) {
  return (
    <span title={label} className={classNames('shrink-0 [&_svg]:size-4', tone)}>
      {children}
      <span className="sr-only">{label}</span>
    </span>
  );
}

type RowControlsProps = {
  readonly row: Row;
  readonly total: number;
  readonly tabIndex: number;
  readonly actions: RowActions;
};

/** Kind, weight and other actions; on a phone below the text of the focused line. */
function RowControls({ row, total, tabIndex, actions }: RowControlsProps) {
  const { list: texts } = useTexts(requirementTexts);
  const { text, kind, weight, isScored } = row;
  return (
    <div className="flex items-center gap-x-1 max-sm:order-last max-sm:hidden max-sm:basis-full max-sm:ps-10 max-sm:group-focus-within:flex print:hidden">
      <select
        aria-label={texts.kindOf(text)}
        title={texts.kind}
        tabIndex={tabIndex}
        value={kind}
        onChange={(event) => {
          const chosen = requirementKinds.find((known) => known === event.target.value);
          if (chosen) actions.onChange(row, { kind: chosen });
        }}
        className="h-7 w-24 truncate rounded-control border border-transparent bg-transparent text-13 text-quiet hover:border-rule max-sm:w-auto max-sm:text-16 pointer-coarse:h-11 pointer-coarse:text-16"
      >
        {requirementKinds.map((known) => (
          <option key={known} value={known}>
            {texts.kinds[known]}
          </option>
        ))}
      </select>
      {isScored ? (
        <WeightGrains
          weight={weight}
          total={total}
          label={texts.weightOf(text)}
          tabIndex={tabIndex}
          onChange={(value) => actions.onChange(row, { weight: value })}
        />
      ) : (
        <span className="w-25 text-12 text-quiet">{texts.notScored}</span>
      )}
      <Menu
        trigger={
          <IconButton
            size="sm"
            tabIndex={tabIndex}
            label={texts.menu(text)}
            icon={<Ellipsis aria-hidden="true" />}
            className="opacity-40 group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100"
          />
        }
        groups={[
          [
            {
              id: 'edit',
              label: texts.editWords,
              keys: ['↵'],
              icon: <Pencil aria-hidden="true" />,
              onChoose: () => actions.onEdit(row.id),
            },
            {
              id: 'up',
              label: texts.up,
              keys: ['Alt', '↑'],
              icon: <ArrowUp aria-hidden="true" />,
              onChoose: () => actions.onMove(row, -1),
            },
            {
              id: 'down',
              label: texts.down,
              keys: ['Alt', '↓'],
              icon: <ArrowDown aria-hidden="true" />,
              onChoose: () => actions.onMove(row, 1),
            },
          ],
        ]}
      />
    </div>
  );
}
