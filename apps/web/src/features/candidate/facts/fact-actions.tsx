import { Pencil, Trash2 } from 'lucide-react';
import type { Ref } from 'react';
import { Allowed } from '../../../entities/organization/allowed.tsx';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { candidateTexts } from '../candidate-texts.ts';
import { useFacts } from './fact-context.ts';

type FactActionsProps = {
  /** The fact itself, for screen reader users. */
  readonly label: string;
  readonly onCorrect: () => void;
  readonly onRemove?: () => void;
  readonly ref: Ref<HTMLButtonElement>;
};

/** Buttons to correct and remove a fact. */
export function FactActions({ label, onCorrect, onRemove, ref }: FactActionsProps) {
  const { facts: texts } = useTexts(candidateTexts);
  const { changes } = useFacts();
  return (
    <Allowed to="candidates.correct">
      <span className="inline-flex shrink-0">
        <IconButton
          ref={ref}
          size="sm"
          label={texts.correct(label)}
          icon={<Pencil aria-hidden="true" />}
          onClick={onCorrect}
        />
        {onRemove && (
          <IconButton
            size="sm"
            label={texts.remove(label)}
            icon={<Trash2 aria-hidden="true" />}
            disabled={changes.isSaving}
            onClick={onRemove}
          />
        )}
      </span>
    </Allowed>
  );
}
