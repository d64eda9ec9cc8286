import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { homeWhenSignedIn } from '../../../lib/session/return-path.ts';
import { session } from '../../../lib/session/session.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { buttonClass } from '../../../ui/buttons/button.tsx';
import { ErrorSummary } from '../../../ui/inputs/error-summary.tsx';
import { Notice } from '../../../ui/notices/notice.tsx';
import { toasts } from '../../../ui/toast/toasts.ts';
import { useLink } from '../emails/use-link.ts';
import { checkFields } from '../form/check-fields.ts';
import { errorsOf, type FieldErrors } from '../form/identity-errors.ts';
import { SubmitButton } from '../form/submit-button.tsx';
import { useIdentityForm } from '../form/use-identity-form.ts';
import { IdentityFrame } from '../identity-frame.tsx';
import { identityTexts } from '../identity-texts.ts';
import { IdentityWaiting } from '../identity-waiting.tsx';
import { SecondFactorStep } from '../second-factor/second-factor-step.tsx';
import { NewPasswordInput } from './new-password-input.tsx';

/** Target of the email for a forgotten password: the user chooses a new one, and the link is redeemed with it. */
export function ResetPasswordPage() {
  const texts = useTexts(identityTexts);
  const navigate = useNavigate();
  const link = useLink();
  const { user, isAuthenticated, isLoading, awaitsCode } = useSession();
  const form = useIdentityForm<'password'>();
  const [password, setPassword] = useState('');
  const [isLinkUsed, setLinkUsed] = useState(false);
  const [isExpired, setExpired] = useState(false);

  async function save(): Promise<FieldErrors | undefined> {
    const identity = await session.client();
    if (link.kind === 'token' && !isLinkUsed) {
      const { tokenHash } = link.link;
      const { data, error } = await identity.verifyOtp({ token_hash: tokenHash, type: 'recovery' });
      if (error?.code === 'otp_expired') {
        setExpired(true);
        return undefined;
      }
      if (error) return errorsOf(error, texts);
      if (!data.user) return { form: texts.errors.noUser };
      // From here on the session replaces the link, so that a refused password can be corrected.
      setLinkUsed(true);
      if (session.state().awaitsCode) return undefined;
    }
    const { error } = await identity.updateUser({ password });
    if (error) return errorsOf(error, texts);
    toasts.add('success', texts.reset.done);
    await navigate(homeWhenSignedIn, { replace: true });
    return undefined;
  }

  const { reset } = texts;
  const mayChoose = isAuthenticated || (link.kind === 'token' && !isLinkUsed);
  if (link.kind === 'working' || (isLoading && !mayChoose))
    return <IdentityWaiting label={texts.callback.waiting} />;
  if (awaitsCode && !form.isSending && (link.kind !== 'token' || isLinkUsed)) return <SecondFactorStep />;
  if (link.kind === 'other-browser')
    return <DeadLink heading={reset.otherDevice} help={reset.otherDeviceHelp} />;
  if (link.kind === 'failed' || isExpired || !mayChoose) {
    return <DeadLink heading={reset.expired} help={reset.expiredHelp} />;
  }

  return (
    <IdentityFrame
      heading={reset.heading}
      introduction={reset.introduction}
      scene="recovery"
      hasErrors={form.hasErrors}
    >
      <form
        noValidate
        className="grid gap-5"
        onSubmit={form.onSubmit({
          check: () => checkFields({ newPassword: password }, texts.errors),
          send: save,
        })}
      >
        <ErrorSummary errors={form.errors} refusals={form.refusals} />
        {/* So that password managers know whose password this is. */}
        {user && <input type="hidden" name="username" autoComplete="username" value={user.email} />}
        <NewPasswordInput
          id="password"
          value={password}
          onValueChange={(value) => {
            setPassword(value);
            form.clear('password');
          }}
          error={form.errors.password}
          hints={[user?.email ?? '', user?.name ?? '']}
          isDisabled={form.isSending}
        />
        <SubmitButton isSending={form.isSending} label={reset.submit} />
      </form>
    </IdentityFrame>
  );
}

function DeadLink({ heading, help }: { readonly heading: string; readonly help: string }) {
  const { reset } = useTexts(identityTexts);
  return (
    <IdentityFrame heading={reset.heading} scene="recovery" hasErrors>
      <Notice tone="warning" heading={heading}>
        <p>{help}</p>
      </Notice>
      <Link to="/forgot-password" className={buttonClass('primary', 'lg')}>
        {reset.askAgain}
      </Link>
    </IdentityFrame>
  );
}
