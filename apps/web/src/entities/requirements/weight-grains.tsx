import type { CSSProperties } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { useTexts } from '../../lib/language/use-texts.ts';
import { grainsOf, maxGrains, weightOf } from './grain-scale.ts';
import { requirementTexts } from './requirement-texts.ts';

type WeightGrainsProps = {
  readonly weight: number;
  /** Total weight of all lines, for the share. */
  readonly total: number;
  readonly label: string;
  readonly tabIndex?: number;
  readonly onChange: (weight: number) => void;
};

/**
 * Weight of a line as grains on a scale and as a share of all. An invisible slider provides keyboard and screen-reader
 * support.
 */
export function WeightGrains({ weight, total, label, tabIndex, onChange }: WeightGrainsProps) {
  const { list: texts } = useTexts(requirementTexts);
  const grains = grainsOf(weight);
  const share = texts.share(weight / Math.max(total, weight, Number.MIN_VALUE));
  const filled: CSSProperties = { width: `${(grains / maxGrains) * 100}%` };
  return (
    <span className="inline-flex items-center gap-1.5">
      <span className="relative inline-flex h-7 items-center rounded-control px-1 has-focus-visible:outline-2 has-focus-visible:outline-field pointer-coarse:h-11">
        <span aria-hidden="true" className="relative">
          <Grains className="bg-rule" />
          <span style={filled} className="absolute inset-y-0 start-0 overflow-hidden">
            <Grains className="bg-wheat" />
          </span>
        </span>
        <input
          type="range"
          min={0}
          max={maxGrains}
          step={0.5}
          value={grains}
          aria-label={label}
          tabIndex={tabIndex}
          aria-valuetext={texts.weight(share)}
          title={texts.weight(share)}
          onChange={(event) => onChange(weightOf(event.target.valueAsNumber))}
          className="absolute inset-0 h-full w-full cursor-pointer opacity-0"
        />
      </span>
      <span aria-hidden="true" className="w-9 text-12 text-quiet tabular-nums">
        {share}
      </span>
    </span>
  );
}

function Grains({ className }: { readonly className: string }) {
  return (
    <span className="flex gap-0.5">
      {Array.from({ length: maxGrains }, (_, grain) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: grains are all alike and never move
          key={grain}
          className={classNames('h-3 w-2 shrink-0 rounded-full [print-color-adjust:exact]', className)}
        />
      ))}
    </span>
  );
}
