import { classNames } from '../../lib/class-names.ts';
import { ChartFrame, type ChartWords } from './chart-frame.tsx';

type Bin = {
  /** The edges of the bin: `from` belongs to it, `to` to the next. */
  readonly from: number;
  readonly to: number;
  readonly count: number;
};

type DistributionChartProps = ChartWords & {
  readonly columns: readonly [range: string, count: string];
  /** From the lowest to the highest, all of the same width. */
  readonly bins: readonly Bin[];
  /** A value to mark in the distribution, with its label. */
  readonly marker?: { readonly value: number; readonly label: string };
};

/** Histogram: a column for each range, with an optional marker. */
export function DistributionChart({ title, summary, columns, bins, marker }: DistributionChartProps) {
  const first = bins[0]?.from ?? 0;
  const last = bins.at(-1)?.to ?? 1;
  const max = Math.max(1, ...bins.map(({ count }) => count));
  const share = (value: number) => ((value - first) / (last - first)) * 100;
  return (
    <ChartFrame
      title={title}
      summary={summary}
      columns={columns}
      rows={bins.map(({ from, to, count }) => [`${from}–${to}`, String(count)])}
    >
      <div dir="ltr" aria-hidden="true" className="pt-5 text-12 text-quiet">
        <svg aria-hidden="true" className="h-36 w-full overflow-visible">
          {bins.map(({ from, to, count }) => {
            const height = (count / max) * 100;
            const holdsMarker = marker && marker.value >= from && marker.value < to;
            return (
              <g key={from}>
                <rect
                  y={`${100 - height}%`}
                  height={`${height}%`}
                  style={{
                    x: `calc(${share(from)}% + 1px)`,
                    width: `calc(${share(to) - share(from)}% - 2px)`,
                  }}
                  rx="2"
                  className={classNames(
                    'forced-colors:fill-[CanvasText]',
                    holdsMarker ? 'fill-field' : 'fill-field-mid',
                  )}
                />
                {count > 0 && (
                  <text
                    x={`${(share(from) + share(to)) / 2}%`}
                    y={`${100 - height}%`}
                    dy="-6"
                    textAnchor="middle"
                    className="fill-quiet forced-colors:fill-[CanvasText]"
                  >
                    {count}
                  </text>
                )}
              </g>
            );
          })}
          <line x1="0" x2="100%" y1="100%" y2="100%" className="stroke-edge" />
          {marker && (
            <line
              x1={`${share(marker.value)}%`}
              x2={`${share(marker.value)}%`}
              y1="0"
              y2="100%"
              strokeWidth="2"
              className="stroke-ink forced-colors:stroke-[Highlight]"
            />
          )}
        </svg>
        {marker && (
          // Shifted back by the same share of its own width, so that it stays inside at both ends.
          <div className="mt-1" style={{ paddingLeft: `${share(marker.value)}%` }}>
            <span
              className="inline-block font-medium whitespace-nowrap text-ink"
              style={{ translate: `-${share(marker.value)}%` }}
            >
              {marker.label}
            </span>
          </div>
        )}
        <div className="mt-1 flex justify-between">
          <span>{first}</span>
          <span>{last}</span>
        </div>
      </div>
    </ChartFrame>
  );
}
