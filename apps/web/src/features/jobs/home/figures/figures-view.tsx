import { useQuery } from '@tanstack/react-query';
import { getJobFigures, type JobDescriptionView } from '@winnow/contracts';
import { bulkTexts } from '../../../../entities/candidates/bulk/bulk-texts.ts';
import { useFormats, useTexts } from '../../../../lib/language/use-texts.ts';
import { api } from '../../../../lib/requests/api-client.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { BarChart } from '../../../../ui/charts/bar-chart.tsx';
import { EmptyState } from '../../../../ui/notices/empty-state.tsx';
import { Notice } from '../../../../ui/notices/notice.tsx';
import { Skeleton } from '../../../../ui/waiting/skeleton.tsx';
import { jobHomeTexts } from '../job-home-texts.ts';
import { MustCosts } from './must-costs.tsx';
import { StageTimes } from './stage-times.tsx';

/** Statistics of a job's candidates: numbers, funnel, times, and lacking must-haves. */
export function FiguresView({ job }: { readonly job: JobDescriptionView }) {
  const { figures: texts } = useTexts(jobHomeTexts);
  const { stages } = useTexts(bulkTexts);
  const { number, percent } = useFormats();
  const { data, error, refetch } = useQuery({
    queryKey: ['jobs', 'figures', job.id],
    queryFn: async () => (await api.call(getJobFigures, { id: job.id })).data,
    staleTime: 0,
    refetchOnMount: true,
  });
  if (error && !data) {
    return (
      <Notice tone="error" heading={texts.failed}>
        <Button className="mt-2" onClick={() => void refetch()}>
          {texts.retry}
        </Button>
      </Notice>
    );
  }
  if (!data) {
    return (
      <div className="grid gap-4">
        <Skeleton className="h-20 w-full" />
        <Skeleton className="h-64 w-full" />
      </div>
    );
  }
  const { candidates, undecided, decisions, funnel } = data;
  if (candidates === 0) return <EmptyState heading={texts.empty}>{texts.emptyWords}</EmptyState>;
  const totals = { candidates, undecided, ...decisions };
  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-10 lg:grid-cols-2">
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-5 lg:col-span-2">
        {(['candidates', 'undecided', 'yes', 'maybe', 'no'] as const).map((name) => (
          <div key={name} className="rounded-card border border-rule bg-raised px-4 py-3">
            <dt className="text-13 text-quiet">{texts.totals[name]}</dt>
            <dd className="font-serif text-25 leading-tight tabular-nums">{number(totals[name])}</dd>
          </div>
        ))}
      </dl>
      <BarChart
        title={texts.funnel}
        summary={texts.funnelWords}
        columns={[texts.stage, texts.reached]}
        bars={funnel.map(({ stage, reached }) => ({ label: stages[stage], value: reached }))}
        max={candidates}
        format={(value) => `${number(value)} · ${percent(value / candidates)}`}
      />
      <StageTimes stages={data.stages} />
      <MustCosts musts={data.musts.filter(({ lacking }) => lacking > 0)} />
    </div>
  );
}
