import type { AnalysisRow, JobRequirement } from '@winnow/contracts';
import { useMemo } from 'react';
import { resultsTexts } from '../../../entities/candidates/results-texts.ts';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { BarChart } from '../../../ui/charts/bar-chart.tsx';
import { DistributionChart } from '../../../ui/charts/distribution-chart.tsx';
import { summariseRows } from './ranking/summarise-rows.ts';

type BatchGlanceProps = {
  readonly rows: readonly AnalysisRow[];
  readonly requirements: readonly JobRequirement[];
};

/** Minimum candidates; with fewer, the list shows as much. */
const minToCount = 3;

/** Two charts of a run: the distribution of scores, and what most candidates lack. */
export function BatchGlance({ rows, requirements }: BatchGlanceProps) {
  const { glance: texts } = useTexts(resultsTexts);
  const summary = useMemo(() => summariseRows(rows, requirements), [rows, requirements]);
  const { judged, median, bins, lacking, costliest } = summary;
  if (judged < minToCount) return null;
  return (
    <details className="rounded-card border border-rule bg-raised">
      <summary className="cursor-pointer px-4 py-3 text-14 font-medium max-md:px-3 max-md:py-1 pointer-coarse:py-3">
        {texts.heading}
        <span className="ms-2 font-normal text-quiet not-print:max-md:hidden">{texts.half(median)}</span>
      </summary>
      <div className="grid gap-x-12 gap-y-8 border-t border-rule p-4 sm:p-5 lg:grid-cols-2">
        <DistributionChart
          title={texts.scores}
          summary={texts.half(median)}
          columns={[texts.range, texts.candidates]}
          bins={bins}
        />
        {lacking.length > 0 && (
          <BarChart
            title={texts.lacking}
            summary={texts.lackingWords(judged)}
            columns={[texts.requirement, texts.candidates]}
            bars={lacking.map(({ text, count }) => ({ label: text, value: count }))}
            max={judged}
          />
        )}
        {costliest && (
          <p dir="auto" className="text-14 lg:col-span-2">
            {texts.costliest(costliest.text, costliest.count)}
          </p>
        )}
      </div>
    </details>
  );
}
