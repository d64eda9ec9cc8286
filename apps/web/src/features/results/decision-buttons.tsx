import { type AnalysisRow, decisions, decisionWords } from '@winnow/contracts';
import { useState } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { useTexts } from '../../lib/language/use-texts.ts';
import { useShortcut } from '../../ui/shortcuts/use-shortcut.ts';
import { DeclineDialog } from './decline-dialog.tsx';
import { resultsTexts } from './results-texts.ts';

type Decision = NonNullable<AnalysisRow['decision']>;

type DecisionButtonsProps = {
  readonly decision: AnalysisRow['decision'];
  /** Whom it is about, as they are shown. */
  readonly name: string;
  readonly onDecide: (value: AnalysisRow['decision'], reason: string) => void;
  readonly size?: 'sm' | 'md';
  /** Where they stand once on a screen: the keys 1 to 3 press them too. */
  readonly hasShortcuts?: boolean;
};

const sizes = { sm: 'h-7 px-2.5 text-13', md: 'h-8 px-3.5 text-14' } as const;

/** Yes, maybe, no; pressed again it is taken back. A no asks for its reason. */
export function DecisionButtons(props: DecisionButtonsProps) {
  const { decision, name, onDecide, size = 'sm', hasShortcuts = false } = props;
  const { row: texts } = useTexts(resultsTexts);
  const [isDeclining, setDeclining] = useState(false);

  function press(value: Decision): void {
    if (decision === value) onDecide(null, '');
    else if (value === 'no') setDeclining(true);
    else onDecide(value, '');
  }

  return (
    // On paper stands what was decided, and nothing where nothing was.
    <fieldset
      data-tour="decision"
      className="flex w-fit rounded-control border border-rule p-0.5 print:border-0"
    >
      <legend className="sr-only">{texts.decide(name)}</legend>
      {decisions.map((value) => (
        <button
          key={value}
          type="button"
          aria-pressed={decision === value}
          onClick={() => press(value)}
          className={classNames(
            'rounded-[4px] text-quiet transition-colors hover:text-ink pointer-coarse:h-11',
            sizes[size],
            decision === value ? 'bg-field-soft font-medium text-field' : 'print:hidden',
          )}
        >
          {decisionWords[value]}
        </button>
      ))}
      {hasShortcuts && <DecisionShortcuts onPress={press} />}
      {isDeclining && (
        <DeclineDialog
          name={name}
          onClose={() => setDeclining(false)}
          onDecline={(reason) => {
            onDecide('no', reason);
            setDeclining(false);
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
