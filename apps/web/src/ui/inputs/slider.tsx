import { type CSSProperties, type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { describedBy, FieldFrame } from './field.tsx';

type SliderProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'step'
> & {
  readonly label: string;
  readonly value: number;
  readonly onValueChange: (value: number) => void;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly helper?: ReactNode;
  /** Formats the value as shown next to the label and read aloud. */
  readonly format?: (value: number) => string;
};

/** A slider for an approximate amount. */
export function Slider({
  label,
  value,
  onValueChange,
  min,
  max,
  step = 1,
  helper,
  format = String,
  className,
  id,
  ...rest
}: SliderProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const filled: CSSProperties & Record<'--filled', string> = {
    '--filled': `${((value - min) / (max - min)) * 100}%`,
  };
  return (
    <FieldFrame
      controlId={controlId}
      label={label}
      helper={helper}
      className={className}
      counter={
        <output htmlFor={controlId} className="text-14 text-quiet">
          {format(value)}
        </output>
      }
    >
      <input
        {...rest}
        {...describedBy(controlId, { helper })}
        type="range"
        id={controlId}
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={format(value)}
        onChange={(event) => onValueChange(event.target.valueAsNumber)}
        style={filled}
        className="slider h-6 w-full rounded-full pointer-coarse:h-11"
      />
    </FieldFrame>
  );
}
