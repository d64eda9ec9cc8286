import { Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { ErrorSummary } from '../../../ui/inputs/error-summary.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { toasts } from '../../../ui/toast/toasts.ts';
import { Skeleton } from '../../../ui/waiting/skeleton.tsx';
import { checkFields, tidyCode } from '../form/check-fields.ts';
import { CodeInput } from '../form/code-input.tsx';
import { type Faults, faultsOf } from '../form/identity-faults.ts';
import { useIdentityForm } from '../form/use-identity-form.ts';
import { identityTexts } from '../identity-texts.ts';
import { authenticatorAppsTexts } from './authenticator-apps-texts.ts';
import { type Enrolment, enrol, giveUp, useAppActivation } from './use-authenticator-apps.ts';

type AddAppDialogProps = { readonly onClose: () => void; readonly onAdded: () => void };

/** Shows the key of a new authenticator app, and takes the first code of it. */
export function AddAppDialog({ onClose, onAdded }: AddAppDialogProps) {
  const { dialog: texts, waiting } = useTexts(authenticatorAppsTexts);
  const identity = useTexts(identityTexts);
  const form = useIdentityForm<'code'>();
  const activate = useAppActivation();
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);
  const [code, setCode] = useState('');

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each opening; a new key each time would confuse the app
  useEffect(() => {
    let isHere = true;
    enrol().then(
      // Closed meanwhile, or mounted a second time: the key is of no use.
      (made) => (isHere ? setEnrolment(made) : void giveUp(made)),
      (error: unknown) => isHere && form.show(faultsOf(error, identity)),
    );
    return () => {
      isHere = false;
    };
  }, []);

  function cancel(): void {
    if (enrolment) void giveUp(enrolment).catch(() => undefined);
    onClose();
  }

  async function copy(secret: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(secret);
      toasts.add('success', texts.copied);
    } catch {
      // Forbidden, or a page without encryption: the key can still be marked and copied.
    }
  }

  async function turnOn(made: Enrolment): Promise<Faults | undefined> {
    const error = await activate(made, tidyCode(code));
    if (error) return faultsOf(error, identity);
    onAdded();
    return undefined;
  }

  return (
    <Dialog isOpen onOpenChange={cancel} title={texts.title} description={texts.scan}>
      <ErrorSummary
        faults={{ 'app-code': form.faults.code, form: form.faults.form }}
        refusals={form.refusals}
      />
      {!enrolment && !form.hasFaults && (
        <div role="status" aria-label={waiting}>
          <Skeleton className="h-64 w-full" />
        </div>
      )}
      {enrolment && (
        <form
          noValidate
          className="mt-2 grid gap-5"
          onSubmit={form.onSubmit({
            check: () => checkFields({ code }, identity.faults),
            send: () => turnOn(enrolment),
          })}
        >
          <div className="flex flex-wrap items-center gap-5">
            {/* Apps read dark on light alone, whatever the theme. */}
            <img
              src={enrolment.qrCode}
              alt={texts.qrLabel}
              className="size-44 rounded-card border border-rule bg-[white] p-2"
            />
            <div className="min-w-0 flex-1 basis-48 text-14">
              <p className="text-quiet">{texts.byHand}</p>
              <div className="mt-1.5 flex items-start gap-1">
                <code className="font-mono text-13">{inGroups(enrolment.secret)}</code>
                <IconButton
                  label={texts.copy}
                  icon={<Copy aria-hidden="true" />}
                  size="sm"
                  onClick={() => void copy(enrolment.secret)}
                />
              </div>
            </div>
          </div>
          <CodeInput
            id="app-code"
            value={code}
            onValueChange={(value) => {
              setCode(value);
              form.clear('code');
            }}
            error={form.faults.code}
            helper={texts.code}
            isDisabled={form.isSending}
          />
          <div className="flex flex-wrap justify-end gap-2">
            <Button onClick={cancel}>{texts.cancel}</Button>
            <Button type="submit" look="primary" isLoading={form.isSending}>
              {texts.submit}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}

/** Four letters at a time, as people read a key aloud. */
function inGroups(secret: string): string {
  return secret.replace(/.{4}(?=.)/g, '$& ');
}
