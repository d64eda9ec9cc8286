import { useId } from 'react';
import { Chip } from '../../../ui/inputs/chip.tsx';

type ChoiceChipsProps = {
  readonly label: string;
  readonly helper?: string;
  /** Choices with their labels. */
  readonly options: readonly { readonly value: string; readonly words: string }[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
  /** Whether only one can be chosen. */
  readonly isSingle?: boolean;
  readonly isDisabled?: boolean;
};

/** A question with buttons as answers. Stored values that aren't among the options stay chosen. */
export function ChoiceChips(props: ChoiceChipsProps) {
  const { label, helper, options, chosen, onChange, isSingle = false, isDisabled = false } = props;
  const helperId = useId();
  const known = new Set(options.map(({ value }) => value));
  const others = chosen.filter((one) => !known.has(one)).map((one) => ({ value: one, words: one }));

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
        {[...options, ...others].map(({ value, words }) => (
          <Chip
            key={value}
            isChosen={chosen.includes(value)}
            isDisabled={isDisabled}
            onChoose={() => toggle(value)}
          >
            {words}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}
