import type { CSSProperties, ReactNode } from 'react';

type ProgressProps = {
  readonly label: string;
  /** From 0 to `max`; `null` if unknown. */
  readonly value: number | null;
  readonly max: number;
  /** The progress in words: "37 of 50, about 40 seconds left". */
  readonly words: ReactNode;
};

/** A progress bar. */
export function Progress({ label, value, max, words }: ProgressProps) {
  const share: CSSProperties = { width: value === null ? '40%' : `${(value / max) * 100}%` };
  return (
    <div className="text-14">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-medium">{label}</span>
        <span className="text-13 text-quiet">{words}</span>
      </div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        {...(value !== null && { 'aria-valuenow': value })}
        {...(typeof words === 'string' && { 'aria-valuetext': words })}
        className="h-2 overflow-hidden rounded-full bg-rule forced-colors:border"
      >
        <div
          style={share}
          className={
            value === null
              ? 'h-full animate-pass rounded-full bg-field'
              : 'h-full rounded-full bg-field transition-[width] duration-300 forced-colors:bg-[Highlight]'
          }
        />
      </div>
    </div>
  );
}
