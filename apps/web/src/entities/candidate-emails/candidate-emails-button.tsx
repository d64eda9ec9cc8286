import { Mail } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../lib/language/use-texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { candidateEmailTexts } from './candidate-email-texts.ts';
import { EmailDialog } from './email-dialog.tsx';

type CandidateEmailsButtonProps = {
  /** Candidates of one or several jobs. */
  readonly analysisIds: readonly string[];
  readonly isAnonymous: boolean;
  readonly size?: 'sm' | 'md';
  readonly className?: string;
};

/** Opens the dialog in which emails to candidates are written, previewed and sent. */
export function CandidateEmailsButton({
  analysisIds,
  isAnonymous,
  size = 'sm',
  className,
}: CandidateEmailsButtonProps) {
  const { dialog: texts } = useTexts(candidateEmailTexts);
  // The selection may change behind the dialog; what is written stays meant for those it was opened for.
  const [meant, setMeant] = useState<readonly string[] | null>(null);
  return (
    <>
      <Button
        size={size}
        className={className}
        icon={<Mail aria-hidden="true" />}
        disabled={analysisIds.length === 0}
        onClick={() => setMeant(analysisIds)}
      >
        {texts.open}
      </Button>
      {meant && <EmailDialog analysisIds={meant} isAnonymous={isAnonymous} onClose={() => setMeant(null)} />}
    </>
  );
}
