import type { AnalysisDetail } from '@winnow/contracts';
import type { ReactNode } from 'react';
import { analysisTexts } from '../../entities/analysis/analysis-texts.ts';
import { WorkSpan } from '../../entities/analysis/work-span.tsx';
import { DecisionButtons } from '../../entities/candidates/decision-buttons.tsx';
import { useCandidateUpdate } from '../../entities/candidates/use-candidate-update.ts';
import { classNames } from '../../lib/class-names.ts';
import { useTexts } from '../../lib/language/use-texts.ts';
import { cellClass, firstCellClass } from './compare-cells.ts';
import { compareTexts } from './compare-texts.ts';

type Line = { readonly label: string; readonly show: (candidate: AnalysisDetail, name: string) => ReactNode };

type CompareLinesProps = {
  readonly candidates: readonly AnalysisDetail[];
  /** In the order of the candidates. */
  readonly names: readonly string[];
};

/** Summary and decision of each candidate. */
export function CompareLines({ candidates, names }: CompareLinesProps) {
  const texts = useTexts(compareTexts);
  const lines: readonly Line[] = [
    { label: texts.rows.score, show: (candidate) => <Score candidate={candidate} /> },
    { label: texts.rows.potential, show: ({ potential }) => potential?.score ?? texts.notScored },
    { label: texts.rows.confidence, show: ({ confidence }) => texts.confidence(confidence) },
    { label: texts.rows.musts, show: ({ mustsMet, mustsTotal }) => texts.met(mustsMet, mustsTotal) },
    {
      label: texts.rows.years,
      show: ({ experienceMonths }) =>
        experienceMonths === null ? texts.notSaid : <WorkSpan months={experienceMonths} />,
    },
    {
      label: texts.rows.decision,
      show: (candidate, name) => <Decision candidate={candidate} name={name} />,
    },
  ];
  return (
    <tbody>
      {lines.map(({ label, show }) => (
        <tr key={label}>
          <th scope="row" className={firstCellClass}>
            {label}
          </th>
          {candidates.map((candidate, place) => (
            <td key={candidate.id} className={classNames(cellClass, 'tabular-nums')}>
              {show(candidate, names[place] ?? '')}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

function Score({ candidate: { score, band, override } }: { readonly candidate: AnalysisDetail }) {
  const texts = useTexts(compareTexts);
  const { band: bandWords } = useTexts(analysisTexts);
  if (score === null) return <span className="text-quiet">{texts.notScored}</span>;
  return (
    <span className="flex flex-wrap items-baseline gap-x-2">
      <span className="font-serif text-25 leading-none">{score}</span>
      <span className="text-13 text-quiet">{band && bandWords[band]}</span>
      {override && <span className="text-13">{texts.yours(override.score)}</span>}
    </span>
  );
}

function Decision({ candidate, name }: { readonly candidate: AnalysisDetail; readonly name: string }) {
  const update = useCandidateUpdate(candidate.id, name);
  return <DecisionButtons row={candidate} name={name} onDecide={(decision) => update.mutate({ decision })} />;
}
