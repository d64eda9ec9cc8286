import { BarChart } from '../../ui/charts/bar-chart.tsx';
import { DistributionChart } from '../../ui/charts/distribution-chart.tsx';
import { TrendChart } from '../../ui/charts/trend-chart.tsx';

const requirements = [
  { label: 'TypeScript', value: 41 },
  { label: 'PostgreSQL', value: 33 },
  { label: 'REST APIs', value: 29 },
  { label: 'Docker', value: 18 },
  { label: 'Terraform', value: 4 },
];

const scores = [2, 3, 5, 9, 8, 6, 7, 4, 2, 1].map((count, index) => ({
  from: index * 10,
  to: (index + 1) * 10,
  count,
}));

const weeks = [12, 18, 9, 26, 31, 22, 38, 47].map((value, index) => ({ label: `Week ${index + 38}`, value }));

export function ChartSpecimens() {
  return (
    <div className="grid gap-10">
      <BarChart
        title="Requirements met"
        summary="41 of 47 resumes mention TypeScript, 4 mention Terraform."
        columns={['Requirement', 'Resumes']}
        bars={requirements}
        max={47}
        format={(value) => `${value} of 47`}
      />
      <DistributionChart
        title="Scores of this batch"
        summary="Most lie between 30 and 70. Adaeze Okonkwo stands at 91, the highest."
        columns={['Score', 'Resumes']}
        bins={scores}
        marker={{ value: 91, label: 'Adaeze Okonkwo, 91' }}
      />
      <TrendChart
        title="Resumes analysed a week"
        summary="From 12 in week 38 to 47 in week 45."
        columns={['Week', 'Resumes']}
        points={weeks}
      />
    </div>
  );
}
