import type { CSSProperties } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { useTexts } from '../../lib/language/use-texts.ts';
import { jobsTexts } from './jobs-texts.ts';

const mostWeight = 5;

type WeightGrainsProps = {
  readonly weight: number;
  readonly label: string;
  readonly onChange: (weight: number) => void;
};

/** How much a line counts, as grains on a scale: a slider lies over them, so that keys and readers know it. */
export function WeightGrains({ weight, label, onChange }: WeightGrainsProps) {
  const { list: texts } = useTexts(jobsTexts);
  const filled: CSSProperties = { width: `${(weight / mostWeight) * 100}%` };
  return (
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
        max={mostWeight}
        step={0.1}
        value={weight}
        aria-label={label}
        aria-valuetext={texts.weight(weight)}
        title={texts.weight(weight)}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        className="absolute inset-0 h-full w-full cursor-pointer opacity-0"
      />
    </span>
  );
}

function Grains({ className }: { readonly className: string }) {
  return (
    <span className="flex gap-0.5">
      {Array.from({ length: mostWeight }, (_, grain) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: grains are all alike and never move
          key={grain}
          className={classNames('h-3 w-2 shrink-0 rounded-full', className)}
        />
      ))}
    </span>
  );
}
