import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { ChoiceRow } from './choice-row.tsx';

type SwitchProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'role' | 'checked' | 'onChange'> & {
  readonly label: ReactNode;
  readonly helper?: ReactNode;
  readonly isOn: boolean;
  readonly onSwitch: (isOn: boolean) => void;
};

/** A switch that takes effect immediately. */
export function Switch({ label, helper, isOn, onSwitch, className, id, ...rest }: SwitchProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  return (
    <ChoiceRow controlId={controlId} label={label} helper={helper} className={className}>
      {(described) => (
        <>
          <input
            {...rest}
            {...described}
            type="checkbox"
            // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says by itself whether it is on
            role="switch"
            id={controlId}
            checked={isOn}
            onChange={(event) => onSwitch(event.target.checked)}
            className="peer h-[22px] w-9 appearance-none rounded-full border border-edge bg-sunken transition-colors not-disabled:hover:border-field checked:border-field checked:bg-field disabled:opacity-60 forced-colors:checked:bg-[Highlight]"
          />
          <span
            aria-hidden="true"
            className="pointer-events-none absolute start-1 size-3.5 rounded-full bg-edge transition-[translate,background-color] peer-checked:translate-x-3.5 peer-checked:bg-on-field rtl:peer-checked:-translate-x-3.5 forced-colors:bg-[CanvasText] forced-colors:peer-checked:bg-[Canvas]"
          />
        </>
      )}
    </ChoiceRow>
  );
}
