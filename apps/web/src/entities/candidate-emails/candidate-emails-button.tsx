import { Mail } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../lib/language/use-texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { candidateEmailTexts } from './candidate-email-texts.ts';
import { EmailDialog } from './email-dialog.tsx';
import { countOfTarget, type EmailTarget } from './use-candidate-emails.ts';

type CandidateEmailsButtonProps = {
  /** Candidates of one or several jobs. */
  readonly target: EmailTarget;
  readonly isAnonymous: boolean;
  /** Said after the label to screen readers, where a list has several of these buttons. */
  readonly name?: string;
  readonly size?: 'sm' | 'md';
  readonly className?: string;
};

/** Opens the dialog in which emails to candidates are written, previewed and sent. */
export function CandidateEmailsButton({
  target,
  isAnonymous,
  name,
  size = 'sm',
  className,
}: CandidateEmailsButtonProps) {
  const { dialog: texts } = useTexts(candidateEmailTexts);
  // The selection may change behind the dialog; what is written stays meant for those it was opened for.
  const [meant, setMeant] = useState<EmailTarget | null>(null);
  return (
    <>
      <Button
        size={size}
        className={className}
        aria-label={name === undefined ? undefined : `${texts.open}: ${name}`}
        // The bar of the selection has no room to spare.
        icon={<Mail aria-hidden="true" className={size === 'sm' ? 'max-2xl:hidden' : undefined} />}
        disabled={countOfTarget(target) === 0}
        onClick={() => setMeant(target)}
      >
        {texts.open}
      </Button>
      {meant && <EmailDialog target={meant} isAnonymous={isAnonymous} onClose={() => setMeant(null)} />}
    </>
  );
}
