import { ChartFrame, type ChartWords } from './chart-frame.tsx';

type Bar = { readonly label: string; readonly value: number };

type BarChartProps = ChartWords & {
  readonly columns: readonly [label: string, value: string];
  readonly bars: readonly Bar[];
  /** The value of a full bar; the largest value by default. */
  readonly max?: number;
  readonly format?: (value: number) => string;
};

/** Bar chart: amounts as bars from a common baseline, each with its number. */
export function BarChart({ title, summary, columns, bars, max, format = String }: BarChartProps) {
  const full = max ?? Math.max(1, ...bars.map(({ value }) => value));
  return (
    <ChartFrame
      title={title}
      summary={summary}
      columns={columns}
      rows={bars.map(({ label, value }) => [label, format(value)])}
    >
      <ul className="grid grid-cols-[minmax(5rem,auto)_1fr_auto] items-center gap-x-3 gap-y-2 text-13">
        {bars.map(({ label, value }) => (
          <li key={label} className="col-span-3 grid grid-cols-subgrid items-center">
            <span className="max-w-40 truncate" title={label}>
              {label}
            </span>
            <svg className="h-3 w-full rtl:-scale-x-100" aria-hidden="true">
              <rect width="100%" height="100%" rx="2" className="fill-sunken forced-colors:fill-none" />
              <rect
                width={`${(value / full) * 100}%`}
                height="100%"
                rx="2"
                className="origin-left animate-grow fill-field forced-colors:fill-[CanvasText]"
              />
            </svg>
            <span className="text-end text-quiet">{format(value)}</span>
          </li>
        ))}
      </ul>
    </ChartFrame>
  );
}
