type ScoreBeamProps = {
  /** 0-100. */
  readonly score: number;
  /** Where the score could lie if what is unknown were known, 0-100 each. */
  readonly doubt: { readonly low: number; readonly high: number };
  /** Scores at which the word for the score changes. */
  readonly steps: readonly number[];
  readonly label: string;
};

/** A beam filled to the score, with a soft band around its end as wide as the doubt. */
export function ScoreBeam({ score, doubt, steps, label }: ScoreBeamProps) {
  return (
    <div role="img" aria-label={label} className="relative h-7 forced-color-adjust-none">
      <div className="absolute inset-x-0 top-2 h-3 rounded-full bg-rule print:border print:border-edge" />
      {doubt.high > doubt.low && (
        <div
          className="absolute top-0 h-7 rounded-full border border-wheat bg-wheat/30 print:hidden"
          style={{ insetInlineStart: `${doubt.low}%`, width: `${doubt.high - doubt.low}%` }}
        />
      )}
      <div
        className="absolute start-0 top-2 h-3 origin-left rtl:origin-right animate-grow rounded-full bg-field"
        style={{ width: `${score}%` }}
      />
      {steps
        .filter((step) => step > 0)
        .map((step) => (
          <div
            key={step}
            className="absolute top-2 h-3 w-px bg-paper"
            style={{ insetInlineStart: `${step}%` }}
          />
        ))}
      <div
        className="absolute top-0.5 h-6 w-0.5 -translate-x-1/2 rtl:translate-x-1/2 rounded-full bg-ink"
        style={{ insetInlineStart: `${score}%` }}
      />
    </div>
  );
}
