import { changePassword, RequestFailure } from '@winnow/contracts';
import { useState } from 'react';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { api } from '../../../lib/requests/api-client.ts';
import { formatError } from '../../../lib/requests/request-words.ts';
import { session } from '../../../lib/session/session.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ErrorSummary } from '../../../ui/inputs/error-summary.tsx';
import { PageSection } from '../../../ui/page/page-section.tsx';
import { toasts } from '../../../ui/toast/toasts.ts';
import { useConfirmation } from '../../identity/confirmation/use-confirmation.tsx';
import { checkFields } from '../../identity/form/check-fields.ts';
import { TextLink } from '../../identity/form/text-link.tsx';
import { useIdentityForm } from '../../identity/form/use-identity-form.ts';
import { identityTexts } from '../../identity/identity-texts.ts';
import { NewPasswordInput } from '../../identity/passwords/new-password-input.tsx';
import { PasswordInput } from '../../identity/passwords/password-input.tsx';
import { settingsTexts } from './settings-texts.ts';

type Field = 'current-password' | 'new-password';
type FieldErrors = Partial<Record<Field | 'form', string>>;

/** Changes the password; requires the current one. */
export function PasswordSection() {
  const { password: texts } = useTexts(settingsTexts);
  const { errors: words } = useTexts(identityTexts);
  const { user } = useSession();
  const form = useIdentityForm<Field>();
  const confirmation = useConfirmation();
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');

  function check(): FieldErrors {
    const { password } = checkFields({ newPassword: next }, words);
    return {
      ...(current === '' && { 'current-password': words.passwordRequired }),
      ...(password && { 'new-password': password }),
    };
  }

  async function change(): Promise<FieldErrors | undefined> {
    try {
      const outcome = await confirmation.run(() =>
        api.call(changePassword, { currentPassword: current, newPassword: next }),
      );
      if (!outcome.isDone) return undefined;
      const { session: replaced } = outcome.value.data;
      if (replaced) {
        const { token, refreshToken } = replaced;
        const identity = await session.client();
        await identity.setSession({ access_token: token, refresh_token: refreshToken });
      }
    } catch (error) {
      if (!(error instanceof RequestFailure)) throw error;
      const { message, errors } = formatError(error);
      const ofCurrent = errors['currentPassword']?.[0];
      const ofNext = errors['newPassword']?.[0];
      if (!ofCurrent && !ofNext) return { form: message };
      return {
        ...(ofCurrent && { 'current-password': words.passwordCurrent }),
        ...(ofNext && { 'new-password': ofNext }),
      };
    }
    setCurrent('');
    setNext('');
    toasts.add('success', texts.done);
    return undefined;
  }

  return (
    <PageSection id="password" heading={texts.heading} explanation={texts.explanation}>
      <form noValidate className="grid gap-5" onSubmit={form.onSubmit({ check, send: change })}>
        <ErrorSummary errors={form.errors} refusals={form.refusals} />
        {/* So that password managers know whose password this is. */}
        <input
          type="text"
          name="username"
          autoComplete="username"
          value={user?.email ?? ''}
          readOnly
          hidden
        />
        <PasswordInput
          id="current-password"
          kind="current-password"
          label={texts.current}
          value={current}
          onValueChange={(value) => {
            setCurrent(value);
            form.clear('current-password');
          }}
          error={form.errors['current-password']}
          isDisabled={form.isSending}
        />
        <NewPasswordInput
          id="new-password"
          label={texts.new}
          value={next}
          onValueChange={(value) => {
            setNext(value);
            form.clear('new-password');
          }}
          error={form.errors['new-password']}
          hints={[user?.name ?? '', user?.email ?? '']}
          isDisabled={form.isSending}
        />
        <div>
          <Button type="submit" isLoading={form.isSending}>
            {texts.submit}
          </Button>
        </div>
        {user?.googleSignIn && (
          <p className="text-14 text-quiet">
            {texts.none} <TextLink to="/forgot-password">{texts.byEmail}</TextLink>
          </p>
        )}
      </form>
      {confirmation.dialog}
    </PageSection>
  );
}
