import type { Decision } from '@winnow/contracts';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../../lib/language/use-texts.ts';
import { useGlide } from '../../ui/lists/use-glide.ts';
import { useShortcut } from '../../ui/shortcuts/use-shortcut.ts';
import { useShownName } from '../analysis/use-shown-name.ts';
import { DeclineDialog } from './bulk/decline-dialog.tsx';
import { useSelectionKeys } from './bulk/use-selection-keys.ts';
import type { RankedGroup, RankedRow } from './ranking/rank-rows.ts';
import { type RowSort, tells } from './ranking/row-orders.ts';
import { ResultGroup } from './result-group.tsx';
import { ResultHead } from './result-head.tsx';
import { ResultRow } from './result-row.tsx';
import { resultsTexts } from './results-texts.ts';
import { useGrowingList } from './use-growing-list.ts';
import { type RowChange, useSavingRows } from './use-row-change.ts';
import type { Searched } from './use-searched.ts';

type CandidateGroupsProps = {
  readonly caption: string;
  readonly groups: readonly RankedGroup[];
  readonly sort: RowSort;
  readonly onSort: (sort: RowSort) => void;
  /** Address of a candidate's page. */
  readonly pathOf: (id: string) => string;
  /** Places gained with the weights being tried, by candidate; `null` while no others are tried. */
  readonly moved?: ReadonlyMap<string, number> | null;
  /** Content next to a candidate's name. */
  readonly marksOf?: (row: RankedRow) => ReactNode;
  /** In a searched list: what matched. */
  readonly foundBy?: Searched['foundBy'];
  readonly isAnonymous: boolean;
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (id: string, isSelected: boolean, isRange: boolean) => void;
  readonly onSelectAll: () => void;
  readonly onChange: (change: RowChange) => void;
};

/**
 * Candidates in their groups, drawn as far as the reader has scrolled. Rows glide to their new places when the order
 * changes.
 */
export function CandidateGroups(props: CandidateGroupsProps) {
  const { groups, sort, onSort, pathOf, moved = null, marksOf, isAnonymous, selected } = props;
  const { onSelect, onSelectAll, onChange } = props;
  const texts = useTexts(resultsTexts);
  const shownName = useShownName();
  const list = useRef<HTMLDivElement>(null);
  const order = useMemo(() => groups.flatMap(({ rows }) => rows.map(({ id }) => id)), [groups]);
  useGlide(list, order.join());
  const saving = useSavingRows();
  const [decliningId, setDecliningId] = useState<string | null>(null);
  const { drawn, isWhole, end, drawTo } = useGrowingList(order.length);
  const { current, setCurrent } = useRowKeys(order, {
    pathOf,
    drawTo,
    decide(id, value) {
      if (value === 'no') setDecliningId(id);
      else onChange({ id, decision: { value } });
    },
  });
  useSelectionKeys({
    toggle: (isRange) => current !== null && onSelect(current, !selected.has(current), isRange),
    selectAll: onSelectAll,
  });
  const hasMusts = groups.some(({ rows }) => rows.some(({ mustsTotal }) => mustsTotal > 0));
  const declining = groups.flatMap(({ rows }) => rows).find(({ id }) => id === decliningId);
  return (
    <div ref={list} data-tour="groups">
      <table
        // biome-ignore lint/a11y/noRedundantRoles: laid out as a grid, its parts must say what they are
        role="table"
        className="grid grid-cols-1 gap-8"
      >
        <caption className="sr-only">{props.caption}</caption>
        <ResultHead sort={sort} onSort={onSort} hasMusts={hasMusts} />
        {firstOf(groups, drawn).map(({ group, rows, count }) => (
          <ResultGroup key={group} group={group} count={count}>
            {rows.map((row) => (
              <ResultRow
                key={row.id}
                row={row}
                to={pathOf(row.id)}
                moved={moved?.get(row.id) ?? null}
                isAnonymous={isAnonymous}
                isSelected={selected.has(row.id)}
                isSaving={saving.has(row.id)}
                isCurrent={current === row.id}
                hasMusts={hasMusts}
                tie={row.isTieStart && tells(sort.order) ? texts.ties[sort.order] : null}
                marks={marksOf?.(row)}
                foundBy={props.foundBy?.get(row.id)}
                onFocus={() => setCurrent(row.id)}
                onSelect={(isSelected, isRange) => onSelect(row.id, isSelected, isRange)}
                onDecide={(decision) => onChange({ id: row.id, decision })}
              />
            ))}
          </ResultGroup>
        ))}
      </table>
      {!isWhole && <div ref={end} aria-hidden="true" className="h-px" />}
      {declining && (
        <DeclineDialog
          name={shownName(declining, isAnonymous)}
          rows={[declining]}
          onClose={() => setDecliningId(null)}
          onDecline={(given) => {
            setDecliningId(null);
            onChange({ id: declining.id, decision: { value: 'no', ...given } });
          }}
        />
      )}
    </div>
  );
}

type DrawnGroup = RankedGroup & { readonly count: number };

/** The first rows over all groups, and the full count of each group. */
function firstOf(groups: readonly RankedGroup[], drawn: number): DrawnGroup[] {
  let left = drawn;
  return groups.flatMap((group) => {
    const rows = group.rows.slice(0, Math.max(0, left));
    left -= group.rows.length;
    return rows.length > 0 ? [{ ...group, rows, count: group.rows.length }] : [];
  });
}

type RowActions = {
  readonly pathOf: (id: string) => string;
  readonly drawTo: (place: number) => void;
  readonly decide: (id: string, value: Decision) => void;
};

/** J and K move down and up, O opens, 1 to 3 decide. */
function useRowKeys(order: readonly string[], { pathOf, drawTo, decide }: RowActions) {
  const { keys } = useTexts(resultsTexts);
  const navigate = useNavigate();
  const [current, setCurrent] = useState<string | null>(null);

  function step(by: 1 | -1): void {
    const before = current === null ? -1 : order.indexOf(current);
    const place = Math.min(order.length - 1, Math.max(0, before + by));
    const next = order[place];
    if (!next) return;
    drawTo(place);
    setCurrent(next);
    // After it is rendered.
    requestAnimationFrame(() => document.getElementById(`candidate-${next}`)?.focus());
  }

  useShortcut({ key: 'j', label: keys.next }, () => step(1));
  useShortcut({ key: 'k', label: keys.previous }, () => step(-1));
  // Listed from the start, so that the overview of keys shows them; they do nothing until a candidate is selected.
  const withCurrent = (act: (id: string) => void) => () => current !== null && act(current);
  useShortcut(
    { key: 'o', label: keys.open },
    withCurrent((id) => void navigate(pathOf(id))),
  );
  useShortcut(
    { key: '1', label: keys.yes },
    withCurrent((id) => decide(id, 'yes')),
  );
  useShortcut(
    { key: '2', label: keys.maybe },
    withCurrent((id) => decide(id, 'maybe')),
  );
  useShortcut(
    { key: '3', label: keys.no },
    withCurrent((id) => decide(id, 'no')),
  );
  return { current, setCurrent };
}
