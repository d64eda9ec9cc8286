import type { Decision } from '@winnow/contracts';
import { useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../../lib/language/use-texts.ts';
import { useGlide } from '../../ui/lists/use-glide.ts';
import { useShortcut } from '../../ui/shortcuts/use-shortcut.ts';
import { shownName } from '../analysis/shown-name.ts';
import { DeclineDialog } from '../bulk/decline-dialog.tsx';
import { useSelectionKeys } from '../bulk/use-selection-keys.ts';
import type { RankedGroup } from './ranking/rank-rows.ts';
import { type RowSort, tells } from './ranking/row-orders.ts';
import { ResultGroup } from './result-group.tsx';
import { ResultHead } from './result-head.tsx';
import { ResultRow } from './result-row.tsx';
import { resultsTexts } from './results-texts.ts';
import { useAnalysisUpdate } from './use-analysis-update.ts';
import { useResultFilters } from './use-result-filters.ts';

type ResultGroupsProps = {
  readonly batchId: string;
  readonly groups: readonly RankedGroup[];
  readonly sort: RowSort;
  readonly onSort: (sort: RowSort) => void;
  /** How far each has moved by the weights that are tried; `null` while none are. */
  readonly moved: ReadonlyMap<string, number> | null;
  readonly isAnonymous: boolean;
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (id: string, isSelected: boolean, isRange: boolean) => void;
  readonly onSelectAll: () => void;
};

/** The groups, each with its candidates. Rows glide to their new places when weights change. */
export function ResultGroups(props: ResultGroupsProps) {
  const { batchId, groups, sort, onSort, moved, isAnonymous, selected, onSelect, onSelectAll } = props;
  const { candidatePath } = useResultFilters();
  const texts = useTexts(resultsTexts);
  const list = useRef<HTMLDivElement>(null);
  const order = useMemo(() => groups.flatMap(({ rows }) => rows.map(({ id }) => id)), [groups]);
  useGlide(list, order.join());
  const update = useAnalysisUpdate(batchId, isAnonymous);
  const [decliningId, setDecliningId] = useState<string | null>(null);
  const { current, setCurrent } = useRowKeys(
    order,
    (id) => candidatePath(id, batchId),
    (id, value) => {
      if (value === 'no') setDecliningId(id);
      else update.mutate({ id, decision: { value } });
    },
  );
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
        <caption className="sr-only">{texts.caption}</caption>
        <ResultHead sort={sort} onSort={onSort} hasMusts={hasMusts} />
        {groups.map(({ group, rows }) => (
          <ResultGroup key={group} group={group}>
            {rows.map((row) => (
              <ResultRow
                key={row.id}
                row={row}
                to={candidatePath(row.id, batchId)}
                moved={moved?.get(row.id) ?? null}
                isAnonymous={isAnonymous}
                isSelected={selected.has(row.id)}
                isCurrent={current === row.id}
                hasMusts={hasMusts}
                tie={row.isTieStart && tells(sort.order) ? texts.ties[sort.order] : null}
                onFocus={() => setCurrent(row.id)}
                onSelect={(isSelected, isRange) => onSelect(row.id, isSelected, isRange)}
                onDecide={(decision) => update.mutate({ id: row.id, decision })}
              />
            ))}
          </ResultGroup>
        ))}
      </table>
      {declining && (
        <DeclineDialog
          name={shownName(declining, isAnonymous)}
          rows={[declining]}
          onClose={() => setDecliningId(null)}
          onDecline={(given) => {
            setDecliningId(null);
            update.mutate({ id: declining.id, decision: { value: 'no', ...given } });
          }}
        />
      )}
    </div>
  );
}

type Decide = (id: string, value: Decision) => void;

/** J and K go down and up, O opens, 1 to 3 decide. */
function useRowKeys(order: readonly string[], pathOf: (id: string) => string, decide: Decide) {
  const texts = useTexts(resultsTexts);
  const navigate = useNavigate();
  const [current, setCurrent] = useState<string | null>(null);

  function step(by: 1 | -1): void {
    const place = current === null ? -1 : order.indexOf(current);
    const next = order[Math.min(order.length - 1, Math.max(0, place + by))];
    if (!next) return;
    setCurrent(next);
    document.getElementById(`candidate-${next}`)?.focus();
  }

  useShortcut({ key: 'j', label: texts.keys.next }, () => step(1));
  useShortcut({ key: 'k', label: texts.keys.previous }, () => step(-1));
  // Listed from the start, so that who looks for keys learns of them; they wait until somebody is chosen.
  const withCurrent = (act: (id: string) => void) => () => current !== null && act(current);
  useShortcut(
    { key: 'o', label: texts.keys.open },
    withCurrent((id) => void navigate(pathOf(id))),
  );
  useShortcut(
    { key: '1', label: texts.keys.yes },
    withCurrent((id) => decide(id, 'yes')),
  );
  useShortcut(
    { key: '2', label: texts.keys.maybe },
    withCurrent((id) => decide(id, 'maybe')),
  );
  useShortcut(
    { key: '3', label: texts.keys.no },
    withCurrent((id) => decide(id, 'no')),
  );
  return { current, setCurrent };
}
