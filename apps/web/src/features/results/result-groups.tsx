import { type Decision, groupWords } from '@winnow/contracts';
import { useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../../lib/language/use-texts.ts';
import { useGlide } from '../../ui/use-glide.ts';
import { useShortcut } from '../../ui/use-shortcut.ts';
import { DeclineDialog } from './decline-dialog.tsx';
import type { RankedGroup } from './rank-rows.ts';
import { ResultRow, shownName } from './result-row.tsx';
import { resultsTexts } from './results-texts.ts';
import { useAnalysisUpdate } from './use-analysis-update.ts';

type ResultGroupsProps = {
  readonly batchId: string;
  readonly groups: readonly RankedGroup[];
  /** How far each has moved by the weights that are tried; `null` while none are. */
  readonly moved: ReadonlyMap<string, number> | null;
  readonly isAnonymous: boolean;
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (id: string, isSelected: boolean) => void;
};

/** The groups, each with its candidates. Rows glide to their new places when weights change. */
export function ResultGroups({ batchId, groups, moved, isAnonymous, selected, onSelect }: ResultGroupsProps) {
  const texts = useTexts(resultsTexts);
  const list = useRef<HTMLDivElement>(null);
  const order = useMemo(() => groups.flatMap(({ rows }) => rows.map(({ id }) => id)), [groups]);
  useGlide(list, order.join());
  const update = useAnalysisUpdate(batchId, isAnonymous);
  const [decliningId, setDecliningId] = useState<string | null>(null);
  const { current, setCurrent } = useRowKeys(order, batchId, (id, value) => {
    if (value === 'no') setDecliningId(id);
    else update.mutate({ id, decision: { value, reason: '' } });
  });
  const declining = groups.flatMap(({ rows }) => rows).find(({ id }) => id === decliningId);
  return (
    <div ref={list} className="grid gap-8">
      {groups.map(({ group, rows }) => (
        <section key={group} aria-labelledby={`group-${group}`}>
          <h2 id={`group-${group}`} className="flex items-baseline gap-2 font-serif text-20">
            {groupWords[group]}
            <span className="text-14 text-quiet tabular-nums">{rows.length}</span>
          </h2>
          <p className="mt-0.5 mb-3 text-13 text-quiet">{texts.groups[group]}</p>
          <ol className="divide-y divide-rule rounded-card border border-rule bg-raised">
            {rows.map((row, place) => (
              <ResultRow
                key={row.id}
                row={row}
                batchId={batchId}
                moved={moved?.get(row.id) ?? null}
                isAnonymous={isAnonymous}
                isSelected={selected.has(row.id)}
                isCurrent={current === row.id}
                isTieStart={row.isTied && rows[place - 1]?.score !== row.score}
                onFocus={() => setCurrent(row.id)}
                onSelect={(isSelected) => onSelect(row.id, isSelected)}
                onDecide={(value, reason) => update.mutate({ id: row.id, decision: { value, reason } })}
              />
            ))}
          </ol>
        </section>
      ))}
      {declining && (
        <DeclineDialog
          name={shownName(declining, isAnonymous)}
          onClose={() => setDecliningId(null)}
          onDecline={(reason) => {
            update.mutate({ id: declining.id, decision: { value: 'no', reason } });
            setDecliningId(null);
          }}
        />
      )}
    </div>
  );
}

type Decide = (id: string, value: Decision) => void;

/** J and K go down and up, O opens, 1 to 3 decide. */
function useRowKeys(order: readonly string[], batchId: string, decide: Decide) {
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
  useShortcut({ key: 'o', label: texts.keys.open, isEnabled: current !== null }, () => {
    void navigate(`/resume-history/${current}?run=${batchId}`);
  });
  useShortcut(
    { key: '1', label: texts.keys.yes, isEnabled: current !== null },
    () => current && decide(current, 'yes'),
  );
  useShortcut(
    { key: '2', label: texts.keys.maybe, isEnabled: current !== null },
    () => current && decide(current, 'maybe'),
  );
  useShortcut(
    { key: '3', label: texts.keys.no, isEnabled: current !== null },
    () => current && decide(current, 'no'),
  );
  return { current, setCurrent };
}
