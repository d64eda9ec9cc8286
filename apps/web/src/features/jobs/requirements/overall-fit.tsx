import { type ReactNode, useState } from 'react';
import type { RequirementRow } from '../../../entities/requirements/requirement-edits.ts';
import { requirementTexts } from '../../../entities/requirements/requirement-texts.ts';
import { WeightGrains } from '../../../entities/requirements/weight-grains.tsx';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { Switch } from '../../../ui/inputs/switch.tsx';

const wholeJob: readonly string[] = ['breadth', 'telling-words', 'line-of-work'];

/** Whether a requirement applies to the whole resume, such as the occupation match. */
export function isWhole({ demandKind }: RequirementRow): boolean {
  return wholeJob.includes(demandKind);
}

/** Longer groups are collapsed. */
const foldedFrom = 5;

type OverallFitProps = {
  readonly rows: readonly RequirementRow[];
  /** Total weight of all lines. */
  readonly total: number;
  /** Called with the weights to restore; `null` sets the group's weights to zero. */
  readonly onWeighTogether: (before: ReadonlyMap<string, number> | null) => void;
  readonly children: (row: RequirementRow) => ReactNode;
};

/** Title, described work and requirements of the resume as a whole, after the single requirements. */
export function OverallFit({ rows, total, onWeighTogether, children }: OverallFitProps) {
  const { list: texts } = useTexts(requirementTexts);
  const [before, setBefore] = useState<ReadonlyMap<string, number>>(new Map());
  const weight = rows.reduce((sum, row) => sum + row.weight, 0);

  function weigh(counts: boolean): void {
    if (!counts) setBefore(new Map(rows.map((row) => [row.id, row.weight])));
    onWeighTogether(counts ? before : null);
  }

  return (
    <section aria-labelledby="overall-fit" className="rounded-card border border-rule bg-raised">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 px-3 py-2">
        <div className="min-w-48 grow basis-0">
          <h3 id="overall-fit" className="text-13 font-medium">
            {texts.overall}{' '}
            <span className="font-normal text-quiet">{texts.share(weight / Math.max(total, 1e-9))}</span>
          </h3>
          <p className="text-13 text-quiet">{texts.overallHint}</p>
        </div>
        <Switch label={texts.overallCounts} isOn={weight > 0} onSwitch={weigh} />
      </div>
      <details open={rows.length < foldedFrom} className="border-t border-rule">
        <summary className="cursor-pointer px-3 py-1.5 text-13 text-quiet hover:text-ink">
          {texts.overallLines(rows.length)}
        </summary>
        <ul className="border-t border-rule py-0.5">{rows.map(children)}</ul>
      </details>
    </section>
  );
}

type WholeRowProps = {
  readonly row: RequirementRow;
  readonly total: number;
  readonly onWeigh: (weight: number) => void;
};

/** A row of the overall fit: only its weight can be changed. */
export function WholeRow({ row: { text, weight }, total, onWeigh }: WholeRowProps) {
  const { list: texts } = useTexts(requirementTexts);
  return (
    <li className="flex min-h-8 flex-wrap items-center gap-x-3 px-3 text-14">
      <span dir="auto" title={text} className="min-w-40 grow basis-0 sm:truncate">
        {text}
      </span>
      <WeightGrains weight={weight} total={total} label={texts.weightOf(text)} onChange={onWeigh} />
    </li>
  );
}
