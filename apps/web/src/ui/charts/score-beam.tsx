type ScoreBeamProps = {
  /** 0-100. */
  readonly score: number;
  /** What the score could still reach, 0-100; the score itself where nothing is open. */
  readonly potential: number;
  /** Scores at which the word for the score changes. */
  readonly steps: readonly number[];
  readonly label: string;
};

/**
 * A bar filled to the score, with a soft band up to the reachable score. Drawn with attributes alone: server-rendered
 * pages can't have inline styles.
 */
export function ScoreBeam({ score, potential, steps, label }: ScoreBeamProps) {
  return (
    <svg
      role="img"
      aria-label={label}
      className="block h-7 w-full overflow-visible forced-color-adjust-none rtl:-scale-x-100"
    >
      <rect y="8" width="100%" height="12" rx="6" className="fill-rule print:stroke-edge" />
      {potential > score && (
        <rect
          x={`${score}%`}
          y="3.5"
          width={`${potential - score}%`}
          height="21"
          rx="6"
          className="fill-wheat/30 stroke-wheat print:hidden"
        />
      )}
      <rect
        y="8"
        width={`${score}%`}
        height="12"
        rx="6"
        className="origin-left animate-grow fill-field [transform-box:fill-box]"
      />
      {steps
        .filter((step) => step > 0)
        .map((step) => (
          <rect key={step} x={`${step}%`} y="8" width="1" height="12" className="fill-paper" />
        ))}
      <svg x={`${score}%`} className="overflow-visible" aria-hidden="true">
        <rect x="-1" y="2" width="2" height="24" rx="1" className="fill-ink" />
      </svg>
    </svg>
  );
}
