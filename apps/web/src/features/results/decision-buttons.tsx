import { type AnalysisRow, decisions, decisionWords } from '@winnow/contracts';
import { useState } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { useTexts } from '../../lib/language/use-texts.ts';
import { DeclineDialog } from './decline-dialog.tsx';
import { resultsTexts } from './results-texts.ts';

type DecisionButtonsProps = {
  readonly decision: AnalysisRow['decision'];
  /** Whom it is about, as they are shown. */
  readonly name: string;
  readonly onDecide: (value: AnalysisRow['decision'], reason: string) => void;
  readonly className?: string;
};

/** Yes, maybe, no; pressed again it is taken back. A no asks for its reason. */
export function DecisionButtons({ decision, name, onDecide, className }: DecisionButtonsProps) {
  const { row: texts } = useTexts(resultsTexts);
  const [isDeclining, setDeclining] = useState(false);
  return (
    <fieldset className={classNames('flex w-fit rounded-control border border-rule p-0.5', className)}>
      <legend className="sr-only">{texts.decide(name)}</legend>
      {decisions.map((value) => (
        <button
          key={value}
          type="button"
          aria-pressed={decision === value}
          onClick={() => {
            if (decision === value) onDecide(null, '');
            else if (value === 'no') setDeclining(true);
            else onDecide(value, '');
          }}
          className={classNames(
            'h-7 rounded-[4px] px-2.5 text-13 text-quiet transition-colors hover:text-ink pointer-coarse:h-11',
            decision === value && 'bg-field-soft font-medium text-field',
          )}
        >
          {decisionWords[value]}
        </button>
      ))}
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
