import type { Factor } from '@supabase/auth-js';
import { Smartphone } from 'lucide-react';
import { useState } from 'react';
import { useFormats, useTexts } from '../../../lib/language/use-texts.ts';
import { formatError } from '../../../lib/requests/request-words.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/notices/notice.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { toasts } from '../../../ui/toast/toasts.ts';
import { Skeleton } from '../../../ui/waiting/skeleton.tsx';
import { useConfirmation } from '../confirmation/use-confirmation.tsx';
import { errorsOf } from '../form/identity-errors.ts';
import { identityTexts } from '../identity-texts.ts';
import { useSite } from '../use-site.ts';
import { AddAppDialog } from './add-app-dialog.tsx';
import { authenticatorAppsTexts } from './authenticator-apps-texts.ts';
import { RecoveryCodes, useNewRecoveryCodes } from './recovery-codes.tsx';
import { type Enrolment, enrol, useAppRemoval, useAuthenticatorApps } from './use-authenticator-apps.ts';

/** Adds and removes the account's authenticator apps. */
export function AuthenticatorApps() {
  const texts = useTexts(authenticatorAppsTexts);
  const { data: apps, error, refetch } = useAuthenticatorApps();
  const identity = useTexts(identityTexts);
  const confirmation = useConfirmation();
  const newCodes = useNewRecoveryCodes();
  const isHosted = useSite()?.identity.url !== '';
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);
  const [isBeginning, setBeginning] = useState(false);
  const [leaving, setLeaving] = useState<Factor | null>(null);

  async function begin(): Promise<void> {
    setBeginning(true);
    try {
      const outcome = await confirmation.run(enrol);
      if (outcome.isDone) setEnrolment(outcome.value);
    } catch (failure) {
      toasts.add('error', errorsOf(failure, identity).form ?? formatError(failure).message);
    } finally {
      setBeginning(false);
    }
  }

  function welcome(): void {
    const isFirst = apps?.length === 0;
    setEnrolment(null);
    toasts.add('success', texts.added);
    if (isFirst && !isHosted) void newCodes.make();
  }

  return (
    <div className="grid gap-4">
      {error && (
        <Notice tone="error" heading={texts.failed}>
          <Button className="mt-2" onClick={() => void refetch()}>
            {texts.retry}
          </Button>
        </Notice>
      )}
      {!apps && !error && (
        <div role="status" aria-label={texts.waiting}>
          <Skeleton className="h-6 w-72" />
        </div>
      )}
      {apps && <p className="max-w-prose text-14 text-quiet">{apps.length > 0 ? texts.some : texts.none}</p>}
      {apps && apps.length > 0 && (
        <ul className="grid divide-y divide-rule rounded-card border border-rule bg-raised">
          {apps.map((app) => (
            <AppRow key={app.id} app={app} onRemove={() => setLeaving(app)} />
          ))}
        </ul>
      )}
      <div>
        <Button onClick={() => void begin()} disabled={!apps} isLoading={isBeginning}>
          {texts.add}
        </Button>
      </div>
      {apps && apps.length > 0 && <RecoveryCodes />}
      {confirmation.dialog}
      {enrolment && (
        <AddAppDialog enrolment={enrolment} onClose={() => setEnrolment(null)} onAdded={welcome} />
      )}
      {newCodes.dialog}
      {leaving && <RemovalDialog app={leaving} onClose={() => setLeaving(null)} />}
    </div>
  );
}

function AppRow({ app, onRemove }: { readonly app: Factor; readonly onRemove: () => void }) {
  const texts = useTexts(authenticatorAppsTexts);
  const { date } = useFormats();
  const added = date(app.created_at);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <Smartphone className="size-5 text-quiet" aria-hidden="true" />
      <div className="min-w-0 grow">
        <p className="text-14 font-medium">{app.friendly_name || texts.unnamed}</p>
        <p className="text-13 text-quiet">{texts.since(added)}</p>
      </div>
      <Button size="sm" aria-label={texts.removeAdded(added)} onClick={onRemove}>
        {texts.remove}
      </Button>
    </li>
  );
}

function RemovalDialog({ app, onClose }: { readonly app: Factor; readonly onClose: () => void }) {
  const texts = useTexts(authenticatorAppsTexts);
  const confirmation = useConfirmation();
  const removal = useAppRemoval(confirmation.run, (isRemoved) => {
    onClose();
    if (isRemoved) toasts.add('success', texts.removed);
  });
  if (confirmation.dialog) return confirmation.dialog;
  return (
    <Dialog
      isOpen
      size="sm"
      onOpenChange={onClose}
      title={texts.removing.title}
      description={texts.removing.explanation}
      actions={
        <>
          <Button onClick={onClose}>{texts.removing.cancel}</Button>
          <Button variant="danger" isLoading={removal.isPending} onClick={() => removal.mutate(app.id)}>
            {texts.removing.submit}
          </Button>
        </>
      }
    />
  );
}
