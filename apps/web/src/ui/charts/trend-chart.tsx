import { ChartFrame, type ChartWords } from './chart-frame.tsx';

type TrendPoint = { readonly label: string; readonly value: number };

type TrendChartProps = ChartWords & {
  readonly columns: readonly [label: string, value: string];
  /** At equal distances, the earliest first. */
  readonly points: readonly TrendPoint[];
  readonly format?: (value: number) => string;
};

/** Line chart of an amount over time. The axis starts at zero; the highest and the last value are labeled. */
export function TrendChart({ title, summary, columns, points, format = String }: TrendChartProps) {
  const max = Math.max(1, ...points.map(({ value }) => value));
  const places = points.map(({ value }, index) => ({
    x: points.length === 1 ? 50 : (index / (points.length - 1)) * 100,
    y: 100 - (value / max) * 100,
  }));
  const line = places.map(({ x, y }) => `${x} ${y}`).join(' L');
  const end = places.at(-1);
  return (
    <ChartFrame
      title={title}
      summary={summary}
      columns={columns}
      rows={points.map(({ label, value }) => [label, format(value)])}
    >
      <div dir="ltr" aria-hidden="true" className="pe-2 pt-2 text-12 text-quiet">
        <div className="relative">
          <span className="absolute start-0 -top-1 -translate-y-full">{format(max)}</span>
          <svg aria-hidden="true" className="h-32 w-full overflow-visible">
            {[0, 50].map((height) => (
              <line
                key={height}
                x1="0"
                x2="100%"
                y1={`${height}%`}
                y2={`${height}%`}
                className="stroke-rule"
              />
            ))}
            <line x1="0" x2="100%" y1="100%" y2="100%" className="stroke-edge" />
            {places.length > 1 && (
              <svg
                aria-hidden="true"
                viewBox="0 0 100 100"
                preserveAspectRatio="none"
                className="overflow-visible"
              >
                <path d={`M0 100 L${line} L100 100Z`} className="fill-field-soft forced-colors:fill-none" />
                <path
                  d={`M${line}`}
                  fill="none"
                  strokeWidth="2"
                  strokeLinejoin="round"
                  vectorEffect="non-scaling-stroke"
                  className="stroke-field forced-colors:stroke-[CanvasText]"
                />
              </svg>
            )}
            {end && (
              <circle
                cx={`${end.x}%`}
                cy={`${end.y}%`}
                r="4"
                strokeWidth="2"
                className="fill-field stroke-raised"
              />
            )}
          </svg>
        </div>
        <div className="mt-1 flex justify-between">
          <span>{points[0]?.label}</span>
          {points.length > 1 && <span>{points.at(-1)?.label}</span>}
        </div>
      </div>
    </ChartFrame>
  );
}
