import { useState } from 'react';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { session } from '../../../lib/session/session.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ErrorSummary } from '../../../ui/inputs/error-summary.tsx';
import { PageSection } from '../../../ui/page/page-section.tsx';
import { useConfirmation } from '../../identity/confirmation/use-confirmation.tsx';
import { OutboxNotice } from '../../identity/emails/outbox-notice.tsx';
import { checkFields } from '../../identity/form/check-fields.ts';
import { EmailInput } from '../../identity/form/email-input.tsx';
import type { FieldErrors } from '../../identity/form/identity-errors.ts';
import { useIdentityForm } from '../../identity/form/use-identity-form.ts';
import { identityTexts } from '../../identity/identity-texts.ts';
import { settingsTexts } from './settings-texts.ts';

/** Changes the email address; both the old and the new one must confirm. */
export function AddressSection() {
  const { address: texts } = useTexts(settingsTexts);
  const identityWords = useTexts(identityTexts);
  const { user } = useSession();
  const form = useIdentityForm<'email'>();
  const confirmation = useConfirmation();
  const [email, setEmail] = useState('');
  const [isSent, setSent] = useState(false);

  function check(): FieldErrors {
    if (email.trim().toLowerCase() === user?.email) return { email: texts.same };
    return checkFields({ email }, identityWords.errors);
  }

  async function change(): Promise<FieldErrors | undefined> {
    const outcome = await confirmation.run(async () => {
      const identity = await session.client();
      const { error } = await identity.updateUser(
        { email: email.trim() },
        { emailRedirectTo: `${window.location.origin}/verify-email` },
      );
      if (error) throw error;
    });
    if (!outcome.isDone) return undefined;
    setSent(true);
    setEmail('');
    return undefined;
  }

  return (
    <PageSection id="email-address" heading={texts.heading} explanation={texts.explanation}>
      <form noValidate className="grid gap-5" onSubmit={form.onSubmit({ check, send: change })}>
        <ErrorSummary
          errors={{ form: form.errors.form, address: form.errors.email }}
          refusals={form.refusals}
        />
        <EmailInput
          id="address"
          autoComplete="email"
          value={email}
          onValueChange={(value) => {
            setEmail(value);
            setSent(false);
            form.clear('email');
          }}
          error={form.errors.email}
          helper={user && texts.now(user.email)}
          isDisabled={form.isSending}
        />
        <div>
          <Button type="submit" isLoading={form.isSending}>
            {texts.submit}
          </Button>
        </div>
        <p role="status" className="text-14">
          {isSent && texts.sent}
        </p>
        {isSent && <OutboxNotice />}
      </form>
      {confirmation.dialog}
    </PageSection>
  );
}
