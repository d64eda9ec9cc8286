import { classNames } from '../../lib/class-names.ts';
import { useTexts } from '../../lib/language/use-texts.ts';
import { Tooltip } from '../../ui/overlays/tooltip.tsx';
import { requirementTexts } from './requirement-texts.ts';

type MustSwitchProps = {
  readonly must: boolean;
  readonly label: string;
  readonly tabIndex?: number;
  /** Keyboard shortcut, if there is one. */
  readonly shortcut?: string | undefined;
  readonly onChange: (must: boolean) => void;
};

/** Switches between must-have (filled) and nice-to-have (outlined). */
export function MustSwitch({ must, label, tabIndex, shortcut, onChange }: MustSwitchProps) {
  const { list: texts } = useTexts(requirementTexts);
  return (
    <Tooltip words={must ? texts.makeNice : texts.makeMust} {...(shortcut && { keys: [shortcut] })}>
      <button
        type="button"
        role="switch"
        aria-checked={must}
        aria-label={label}
        tabIndex={tabIndex}
        onClick={() => onChange(!must)}
        className="grid size-7 shrink-0 place-items-center rounded-control hover:bg-field-soft pointer-coarse:size-11"
      >
        <span
          className={classNames(
            'size-3.5 rounded-full border-2 border-field transition-colors [print-color-adjust:exact]',
            must ? 'bg-field' : 'bg-transparent',
          )}
        />
      </button>
    </Tooltip>
  );
}
