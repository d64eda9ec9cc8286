import type { CandidateGroup } from '@winnow/contracts';
import { Children, type ReactNode } from 'react';
import { useTexts } from '../../lib/language/use-texts.ts';
import { resultsTexts } from './results-texts.ts';

type ResultGroupProps = {
  readonly group: CandidateGroup;
  /** Full count, if not all rows are rendered. */
  readonly count?: number;
  readonly children: ReactNode;
};

/** A group of candidates with the same next step, under its heading. */
export function ResultGroup({ group, children, count = Children.count(children) }: ResultGroupProps) {
  const { groups: texts, groupNames: names } = useTexts(resultsTexts);
  const id = `group-${group}`;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: laid out as a block, it must say what it is
    <tbody role="rowgroup" aria-labelledby={id} className="block">
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <tr role="row" className="block pb-3">
        {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
        <td role="cell" colSpan={5} className="block">
          <h2 id={id} className="flex items-baseline gap-2 font-serif text-20">
            {names[group]}
            <span className="text-14 text-quiet tabular-nums">{count}</span>
          </h2>
          <p className="mt-0.5 text-13 text-quiet">{texts[group]}</p>
        </td>
      </tr>
      {children}
    </tbody>
  );
}
