import type { sampleAnalysis } from 'virtual:sample-analysis';

type Slip = (typeof sampleAnalysis.fallen)[number];

type SlipPileProps = {
  readonly fallen: readonly Slip[];
  /** Number of slips that fall and then rise. */
  readonly risenCount: number;
  readonly groupLabel: string;
  readonly bandWords: Readonly<Record<Slip['band'], string>>;
};

/** Scores below the line at which the band changes. */
const ticks = [
  { from: 45, band: 'worth-a-call' },
  { from: 25, band: 'partial' },
  { from: 0, band: 'little-found' },
] as const;

/** Height of the drawing in pixels. */
const height = 176;

/**
 * The line, and below it every resume that didn't rise, positioned by score. Drawn with attributes only:
 * server-rendered pages can't have inline styles.
 */
export function SlipPile({ fallen, risenCount, groupLabel, bandWords }: SlipPileProps) {
  const highest = Math.max(...fallen.map(({ score }) => score)) + 5;
  const depthOf = (score: number) => Math.round((1 - score / highest) * (height - 12));
  return (
    <div aria-hidden="true" className="mt-5">
      <p className="flex items-center gap-3 text-12 font-medium text-field">
        {groupLabel}
        <span className="h-0.5 grow rounded-full bg-field" />
      </p>
      <div dir="ltr" className="relative mt-1">
        <svg width="100%" height={height} aria-hidden="true" className="block overflow-visible">
          {ticks.map(({ from, band }) => (
            <g key={band}>
              <line
                x1="0"
                x2="100%"
                y1={depthOf(from) + 4}
                y2={depthOf(from) + 4}
                className="stroke-rule"
                strokeDasharray="3 4"
              />
              <text
                x="100%"
                y={depthOf(from) - 2}
                textAnchor="end"
                className="fill-quiet text-12 [paint-order:stroke] stroke-paper stroke-4"
              >
                {bandWords[band]}
              </text>
            </g>
          ))}
        </svg>
        <div className="absolute inset-y-0 left-0 right-24">
          <svg width="100%" height={height} aria-hidden="true" className="block overflow-visible">
            {fallen.map(({ score, band }, index) => (
              <SlipShape
                // biome-ignore lint/suspicious/noArrayIndexKey: the pile never changes
                key={index}
                band={band}
                top={depthOf(score)}
                {...scatter(index)}
              />
            ))}
            {Array.from({ length: risenCount }, (_, index) => (
              <SlipShape
                // biome-ignore lint/suspicious/noArrayIndexKey: the pile never changes
                key={index}
                band="strong"
                top={depthOf(highest - 12)}
                {...scatter(index * 7 + 3)}
                isRising
              />
            ))}
          </svg>
        </div>
      </div>
    </div>
  );
}

type SlipShapeProps = {
  readonly band: Slip['band'];
  readonly top: number;
  readonly across: number;
  readonly turn: number;
  readonly wave: number;
  readonly isRising?: boolean;
};

/** How many of a slip's three lines are highlighted. */
const marked: Readonly<Record<Slip['band'], number>> = {
  strong: 3,
  'worth-a-call': 2,
  partial: 1,
  'little-found': 0,
};

/** A small sheet with three lines, for a resume. */
function SlipShape({ band, top, across, turn, wave, isRising = false }: SlipShapeProps) {
  return (
    <svg x={`${across}%`} y={top - 6} width="13" height="16" className="overflow-visible" aria-hidden="true">
      <g className={isRising ? 'slip slip-risen' : 'slip'} data-wave={wave}>
        <g transform={`rotate(${turn} 6.5 8)`}>
          <rect x=".5" y=".5" width="12" height="15" rx="1.5" className="fill-raised stroke-edge" />
          {[3.5, 7, 10.5].map((y, line) => (
            <rect
              key={y}
              x="3"
              y={y}
              width={line === 1 ? 5.5 : 7}
              height="1.6"
              className={line < marked[band] ? 'fill-wheat' : 'fill-rule'}
            />
          ))}
        </g>
      </g>
    </svg>
  );
}

const golden = 0.618034;
const waves = 8;

/** Evenly scattered positions, the same on every visit. */
function scatter(index: number) {
  return {
    across: Math.round(((index * golden) % 1) * 960) / 10,
    turn: ((index * 37) % 56) - 28,
    wave: (index * index * 3 + index * 7) % waves,
  };
}
