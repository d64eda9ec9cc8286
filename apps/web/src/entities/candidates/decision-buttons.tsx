import { type AnalysisRow, decisions } from '@winnow/contracts';
import { useState } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { useTexts } from '../../lib/language/use-texts.ts';
import { useShortcut } from '../../ui/shortcuts/use-shortcut.ts';
import { bulkTexts } from './bulk/bulk-texts.ts';
import { DeclineDialog } from './bulk/decline-dialog.tsx';
import type { GatedRow } from './bulk/use-missing-musts.ts';
import { resultsTexts } from './results-texts.ts';
import type { DecisionChange } from './undo-change.ts';

type Decision = NonNullable<AnalysisRow['decision']>;

type DecisionButtonsProps = {
  readonly row: GatedRow & Pick<AnalysisRow, 'decision'>;
  /** Displayed name. */
  readonly name: string;
  readonly onDecide: (decision: DecisionChange) => void;
  /** The decision being saved; it is shown as chosen once it is saved. */
  readonly saving?: Decision | null | undefined;
  readonly size?: 'sm' | 'md';
  /** For the only instance on a screen: the keys 1 to 3 press them too. */
  readonly hasShortcuts?: boolean;
};

const sizes = { sm: 'h-7 px-2.5 text-13', md: 'h-8 px-3.5 text-14' } as const;

/** Yes, maybe, no; pressing the chosen one again clears it. A no asks for its reason. */
export function DecisionButtons(props: DecisionButtonsProps) {
  const { row, name, onDecide, saving = null, size = 'sm', hasShortcuts = false } = props;
  const { decision } = row;
  const { decisions: words, toolbar } = useTexts(bulkTexts);
  const { row: texts } = useTexts(resultsTexts);
  const [isDeclining, setDeclining] = useState(false);

  function press(value: Decision): void {
    if (decision === value) onDecide({ value: null });
    else if (value === 'no') setDeclining(true);
    else onDecide({ value });
  }

  return (
    // Print shows the decision, or nothing if there is none.
    <fieldset
      data-tour="decision"
      className="flex w-fit rounded-control border border-rule p-0.5 print:border-0"
    >
      <legend className="sr-only">{texts.decide(name)}</legend>
      {decisions.map((value) => (
        <button
          key={value}
          type="button"
          aria-pressed={decision === value && saving !== value}
          aria-busy={saving === value || undefined}
          title={saving === value ? toolbar.saving : undefined}
          onClick={() => press(value)}
          className={classNames(
            'rounded-[4px] text-quiet transition-colors hover:text-ink pointer-coarse:h-11',
            sizes[size],
            saving === value
              ? 'text-field outline-1 -outline-offset-1 outline-field outline-dashed [animation-delay:300ms] motion-safe:animate-pulse'
              : decision === value
                ? 'bg-field-soft font-medium text-field'
                : 'print:hidden',
          )}
        >
          {words[value]}
        </button>
      ))}
      {hasShortcuts && <DecisionShortcuts onPress={press} />}
      {isDeclining && (
        <DeclineDialog
          name={name}
          rows={[row]}
          onClose={() => setDeclining(false)}
          onDecline={(declining) => {
            setDeclining(false);
            onDecide({ value: 'no', ...declining });
          }}
        />
      )}
    </fieldset>
  );
}

function DecisionShortcuts({ onPress }: { readonly onPress: (value: Decision) => void }) {
  const { keys } = useTexts(resultsTexts);
  useShortcut({ key: '1', label: keys.yes }, () => onPress('yes'));
  useShortcut({ key: '2', label: keys.maybe }, () => onPress('maybe'));
  useShortcut({ key: '3', label: keys.no }, () => onPress('no'));
  return null;
}
