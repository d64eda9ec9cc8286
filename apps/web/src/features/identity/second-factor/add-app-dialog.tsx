import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { ErrorSummary } from '../../../ui/inputs/error-summary.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { toasts } from '../../../ui/toast/toasts.ts';
import { checkFields, tidyCode } from '../form/check-fields.ts';
import { CodeInput } from '../form/code-input.tsx';
import { errorsOf, type FieldErrors } from '../form/identity-errors.ts';
import { useIdentityForm } from '../form/use-identity-form.ts';
import { identityTexts } from '../identity-texts.ts';
import { authenticatorAppsTexts } from './authenticator-apps-texts.ts';
import { type Enrolment, giveUp, useAppActivation } from './use-authenticator-apps.ts';

type AddAppDialogProps = {
  readonly enrolment: Enrolment;
  readonly onClose: () => void;
  readonly onAdded: () => void;
};

/** Shows the key of a new authenticator app, and accepts its first code. */
export function AddAppDialog({ enrolment, onClose, onAdded }: AddAppDialogProps) {
  const { dialog: texts } = useTexts(authenticatorAppsTexts);
  const identity = useTexts(identityTexts);
  const form = useIdentityForm<'code'>();
  const activate = useAppActivation();
  const [code, setCode] = useState('');

  function cancel(): void {
    void giveUp(enrolment).catch(() => undefined);
    onClose();
  }

  async function copy(secret: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(secret);
      toasts.add('success', texts.copied);
    } catch {
      // Copying is forbidden, or the page isn't served over HTTPS: the key can still be selected.
    }
  }

  async function turnOn(): Promise<FieldErrors | undefined> {
    const error = await activate(enrolment, tidyCode(code));
    if (error) return errorsOf(error, identity);
    onAdded();
    return undefined;
  }

  return (
    <Dialog isOpen onOpenChange={cancel} title={texts.title} description={texts.scan}>
      <ErrorSummary
        errors={{ 'app-code': form.errors.code, form: form.errors.form }}
        refusals={form.refusals}
      />
      <form
        noValidate
        className="mt-2 grid gap-5"
        onSubmit={form.onSubmit({
          check: () => checkFields({ code }, identity.errors),
          send: turnOn,
        })}
      >
        <div className="flex flex-wrap items-center gap-5">
          {/* Apps scan only dark on light, in every theme. */}
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
          error={form.errors.code}
          helper={texts.code}
          isDisabled={form.isSending}
        />
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={cancel}>{texts.cancel}</Button>
          <Button type="submit" variant="primary" isLoading={form.isSending}>
            {texts.submit}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** Groups of four characters, for reading aloud. */
function inGroups(secret: string): string {
  return secret.replace(/.{4}(?=.)/g, '$& ');
}
