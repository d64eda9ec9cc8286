import { useId } from 'react';
import { Chip } from '../../ui/chip.tsx';

type ChoiceChipsProps = {
  readonly label: string;
  readonly helper?: string;
  readonly options: readonly string[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
  /** One takes the place of another. */
  readonly isSingle?: boolean;
  readonly isDisabled?: boolean;
};

/** A question whose answers are pressed. What was chosen elsewhere, and is not among them, stays chosen. */
export function ChoiceChips(props: ChoiceChipsProps) {
  const { label, helper, options, chosen, onChange, isSingle = false, isDisabled = false } = props;
  const helperId = useId();
  const others = chosen.filter((one) => !options.includes(one));

  function toggle(option: string): void {
    if (chosen.includes(option)) onChange(chosen.filter((one) => one !== option));
    else onChange(isSingle ? [option] : [...chosen, option]);
  }

  return (
    <fieldset aria-describedby={helper ? helperId : undefined} className="min-w-0">
      <legend className="text-14 font-medium">{label}</legend>
      {helper && (
        <p id={helperId} className="text-13 text-quiet">
          {helper}
        </p>
      )}
      <div className="mt-2 flex flex-wrap gap-2">
        {[...options, ...others].map((option) => (
          <Chip
            key={option}
            isChosen={chosen.includes(option)}
            isDisabled={isDisabled}
            onChoose={() => toggle(option)}
          >
            {option}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}
