import { useQuery } from '@tanstack/react-query';
import { findSingleSignOn } from '@winnow/contracts';
import { useState } from 'react';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { api } from '../../../lib/requests/api-client.ts';
import { useSettled } from '../../../lib/use-settled.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { errorsOf, type FieldErrors } from '../form/identity-errors.ts';
import { identityTexts } from '../identity-texts.ts';
import { leaveForSignOn } from './leave-for-sign-on.ts';

type SignOnOfferProps = {
  readonly email: string;
  readonly returnPath: string;
  readonly onErrors: (errors: FieldErrors<never>) => void;
};

/**
 * Button to sign in at an organization's identity provider, for addresses in its domains. Doesn't check whether there
 * is an account.
 */
export function SignOnOffer({ email, returnPath, onErrors }: SignOnOfferProps) {
  const texts = useTexts(identityTexts);
  const typed = useSettled(email.trim());
  const domain = /@(\S+\.\S{2,})$/.exec(typed)?.[1]?.toLowerCase() ?? '';
  const [isLeaving, setLeaving] = useState(false);
  const { data: connectionId = null } = useQuery({
    queryKey: ['single-sign-on', domain],
    queryFn: async () => (await api.call(findSingleSignOn, { email: `someone@${domain}` })).data.connectionId,
    enabled: domain !== '',
  });
  const isOffered = connectionId !== null && domain !== '';

  async function leave(id: string): Promise<void> {
    setLeaving(true);
    const error = await leaveForSignOn(id, { email: email.trim(), returnPath });
    if (!error) return;
    onErrors(errorsOf(error, texts));
    setLeaving(false);
  }

  return (
    <div role="status" className="empty:hidden">
      {isOffered && (
        <div className="grid gap-3 rounded-card border border-rule bg-sunken p-4">
          <p className="text-14">{texts.signOn.offered}</p>
          <Button variant="primary" isLoading={isLeaving} onClick={() => void leave(connectionId)}>
            {texts.signOn.offer}
          </Button>
        </div>
      )}
    </div>
  );
}
