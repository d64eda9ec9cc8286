import { useState } from 'react';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Skeleton } from '../../../ui/waiting/skeleton.tsx';
import { useAuthenticatorApps } from '../second-factor/use-authenticator-apps.ts';
import { ByEmailCode } from './by-email-code.tsx';
import { ByPassword } from './by-password.tsx';
import { BySecondFactor } from './by-second-factor.tsx';
import { confirmationTexts } from './confirmation-texts.ts';

type ConfirmationDialogProps = { readonly onConfirmed: () => void; readonly onClose: () => void };

/**
 * Asks users whose sign-in is too old to confirm it: with a code of their app, or with their password or an emailed
 * code.
 */
export function ConfirmationDialog({ onConfirmed, onClose }: ConfirmationDialogProps) {
  const texts = useTexts(confirmationTexts);
  const { user } = useSession();
  const { data: apps, isError } = useAuthenticatorApps();
  const [isByEmail, setByEmail] = useState(false);
  const email = user?.email ?? '';
  const way = { email, onConfirmed, onClose };
  return (
    <Dialog isOpen onOpenChange={onClose} size="sm" title={texts.title} description={texts.explanation}>
      {!apps && !isError && (
        <div role="status" aria-label={texts.waiting}>
          <Skeleton className="h-28 w-full" />
        </div>
      )}
      {apps && apps.length > 0 && <BySecondFactor apps={apps} {...way} />}
      {(isError || apps?.length === 0) &&
        (isByEmail ? (
          <ByEmailCode {...way} onPassword={() => setByEmail(false)} />
        ) : (
          <ByPassword {...way} onEmail={() => setByEmail(true)} />
        ))}
    </Dialog>
  );
}
