import type { Decision } from '@winnow/contracts';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { useGlide } from '../../../ui/lists/use-glide.ts';
import { Badge } from '../../../ui/marks/badge.tsx';
import { useShortcut } from '../../../ui/shortcuts/use-shortcut.ts';
import { shownName } from '../../analysis/shown-name.ts';
import { bulkTexts } from '../../bulk/bulk-texts.ts';
import { DeclineDialog } from '../../bulk/decline-dialog.tsx';
import { useSelectionKeys } from '../../bulk/use-selection-keys.ts';
import type { RankedGroup, RankedRow } from '../../results/ranking/rank-rows.ts';
import { type RowSort, tells } from '../../results/ranking/row-orders.ts';
import { ResultGroup } from '../../results/result-group.tsx';
import { ResultHead } from '../../results/result-head.tsx';
import { ResultRow } from '../../results/result-row.tsx';
import { jobHomeTexts } from '../job-home-texts.ts';
import { useCandidateChange } from '../use-candidate-change.ts';
import { useCandidatePath } from '../use-candidate-path.ts';
import { useGrowingList } from './use-growing-list.ts';
import { joinedSince } from './use-job-candidates.ts';

type CandidateListProps = {
  readonly jobId: string;
  readonly groups: readonly RankedGroup[];
  readonly sort: RowSort;
  readonly onSort: (sort: RowSort) => void;
  readonly newSince: string | null;
  readonly isAnonymous: boolean;
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (id: string, isSelected: boolean, isRange: boolean) => void;
  readonly onSelectAll: () => void;
};

/** The candidates of a job in their groups, drawn as far as somebody has scrolled. */
export function CandidateList(props: CandidateListProps) {
  const { jobId, groups, sort, onSort, newSince, isAnonymous, selected, onSelect, onSelectAll } = props;
  const { list: texts } = useTexts(jobHomeTexts);
  const pathOf = useCandidatePath(jobId);
  const list = useRef<HTMLDivElement>(null);
  const order = groups.flatMap(({ rows }) => rows.map(({ id }) => id));
  useGlide(list, order.join());
  const change = useCandidateChange(jobId, isAnonymous);
  const [decliningId, setDecliningId] = useState<string | null>(null);
  const { drawn, isWhole, end, drawTo } = useGrowingList(order.length);
  const { current, setCurrent } = useRowKeys(order, {
    pathOf,
    drawTo,
    decide(id, value) {
      if (value === 'no') setDecliningId(id);
      else change.mutate({ id, decision: { value } });
    },
  });
  useSelectionKeys({
    toggle: (isRange) => current !== null && onSelect(current, !selected.has(current), isRange),
    selectAll: onSelectAll,
  });
  const hasMusts = groups.some(({ rows }) => rows.some(({ mustsTotal }) => mustsTotal > 0));
  const declining = groups.flatMap(({ rows }) => rows).find(({ id }) => id === decliningId);
  return (
    <div ref={list}>
      <table
        // biome-ignore lint/a11y/noRedundantRoles: laid out as a grid, its parts must say what they are
        role="table"
        className="grid grid-cols-1 gap-8"
      >
        <caption className="sr-only">{texts.caption}</caption>
        <ResultHead sort={sort} onSort={onSort} hasMusts={hasMusts} />
        {firstOf(groups, drawn).map(({ group, rows, count }) => (
          <ResultGroup key={group} group={group} count={count}>
            {rows.map((row) => (
              <ResultRow
                key={row.id}
                row={row}
                to={pathOf(row.id)}
                moved={null}
                isAnonymous={isAnonymous}
                isSelected={selected.has(row.id)}
                isCurrent={current === row.id}
                hasMusts={hasMusts}
                tie={row.isTieStart && tells(sort.order) ? texts.ties[sort.order] : null}
                marks={<Marks row={row} isNew={joinedSince(row, newSince)} />}
                onFocus={() => setCurrent(row.id)}
                onSelect={(isSelected, isRange) => onSelect(row.id, isSelected, isRange)}
                onDecide={(decision) => change.mutate({ id: row.id, decision })}
              />
            ))}
          </ResultGroup>
        ))}
      </table>
      {!isWhole && <div ref={end} aria-hidden="true" className="h-px" />}
      {declining && (
        <DeclineDialog
          name={shownName(declining, isAnonymous)}
          onClose={() => setDecliningId(null)}
          rows={[declining]}
          onDecline={(given) => {
            setDecliningId(null);
            change.mutate({ id: declining.id, decision: { value: 'no', ...given } });
          }}
        />
      )}
    </div>
  );
}

function Marks({ row, isNew }: { readonly row: RankedRow; readonly isNew: boolean }) {
  const { list: texts } = useTexts(jobHomeTexts);
  const { stages } = useTexts(bulkTexts);
  return (
    <>
      {isNew && (
        <span title={texts.isNewHelp}>
          <Badge tone="wheat">{texts.isNew}</Badge>
        </span>
      )}
      {/* `New` is the stage of everybody at first, and no news. */}
      {row.stage !== 'new' && <Badge tone="field">{stages[row.stage]}</Badge>}
    </>
  );
}

type DrawnGroup = RankedGroup & { readonly count: number };

/** The first rows of all groups together, each group with how many it has. */
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

/** J and K go down and up, O opens, 1 to 3 decide. */
function useRowKeys(order: readonly string[], { pathOf, drawTo, decide }: RowActions) {
  const {
    list: { keys },
  } = useTexts(jobHomeTexts);
  const navigate = useNavigate();
  const [current, setCurrent] = useState<string | null>(null);

  function step(by: 1 | -1): void {
    const before = current === null ? -1 : order.indexOf(current);
    const place = Math.min(order.length - 1, Math.max(0, before + by));
    const next = order[place];
    if (!next) return;
    drawTo(place);
    setCurrent(next);
    // Once it is drawn.
    requestAnimationFrame(() => document.getElementById(`candidate-${next}`)?.focus());
  }

  useShortcut({ key: 'j', label: keys.next }, () => step(1));
  useShortcut({ key: 'k', label: keys.previous }, () => step(-1));
  // Listed from the start, so that who looks for keys learns of them; they wait until somebody is chosen.
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
