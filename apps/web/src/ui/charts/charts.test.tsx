import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import { BarChart } from './bar-chart.tsx';
import { DistributionChart } from './distribution-chart.tsx';
import { TrendChart } from './trend-chart.tsx';

afterEach(cleanup);

const words = {
  title: 'Scores',
  summary: 'Most lie in the middle.',
  columns: ['Where', 'How many'],
} as const;

const charts: readonly (readonly [name: string, chart: ReactElement, cells: readonly string[]])[] = [
  [
    'bars',
    <BarChart
      key="bars"
      {...words}
      bars={[{ label: 'Kafka', value: 3 }]}
      format={(value) => `${value} of 4`}
    />,
    ['Kafka', '3 of 4'],
  ],
  [
    'a distribution',
    <DistributionChart
      key="distribution"
      {...words}
      bins={[{ from: 0, to: 50, count: 0 }]}
      marker={{ value: 20, label: 'Amara, 20' }}
    />,
    ['0–50', '0'],
  ],
  [
    'a trend',
    <TrendChart key="trend" {...words} points={[{ label: 'Week 1', value: 7 }]} />,
    ['Week 1', '7'],
  ],
];

test.each(charts)('%s can be shown as a table of the same numbers, and back', async (_name, chart, cells) => {
  render(chart);
  expect(screen.getByRole('figure', { name: 'Scores' })).toBeVisible();
  expect(screen.getByText('Most lie in the middle.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show as a table' }));
  expect(screen.getByRole('table', { name: 'Scores' })).toBeVisible();
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Where',
    'How many',
  ]);
  expect([screen.getByRole('rowheader').textContent, screen.getByRole('cell').textContent]).toEqual(cells);
  await userEvent.click(screen.getByRole('button', { name: 'Show as a chart' }));
  expect(screen.queryByRole('table')).toBeNull();
});
