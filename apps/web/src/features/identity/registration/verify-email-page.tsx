import { useState } from 'react';
import { Link, Navigate } from 'react-router';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { session } from '../../../lib/session/session.ts';
import { buttonClass } from '../../../ui/buttons/button.tsx';
import { ErrorSummary } from '../../../ui/inputs/error-summary.tsx';
import { Notice } from '../../../ui/notices/notice.tsx';
import type { LinkParameters, LinkType } from '../emails/link-parameters.ts';
import { useLink } from '../emails/use-link.ts';
import { errorsOf, type FieldErrors } from '../form/identity-errors.ts';
import { SubmitButton } from '../form/submit-button.tsx';
import { useIdentityForm } from '../form/use-identity-form.ts';
import { IdentityFrame } from '../identity-frame.tsx';
import { type IdentityTexts, identityTexts } from '../identity-texts.ts';
import { IdentityWaiting } from '../identity-waiting.tsx';

const statusScreen = '/email-verification-status';

/** Target of links in emails. The link is redeemed by a button, since programs that scan emails open every link. */
export function VerifyEmailPage() {
  const texts = useTexts(identityTexts);
  const link = useLink();
  const { link: words } = texts;
  switch (link.kind) {
    case 'working':
      return <IdentityWaiting label={texts.callback.waiting} />;
    case 'signed-in':
    // The service has verified the address before redirecting here.
    case 'other-browser':
      return <Navigate to={statusScreen} state={{ isConfirmed: true }} replace />;
    case 'token':
      // Links for a new password belong to another page.
      if (link.link.type === 'recovery') {
        return <Navigate to={`/reset-password${window.location.search}`} replace />;
      }
      return <UseLink link={link.link} />;
    case 'halfway':
      return <LinkNotice tone="info" heading={words.halfway} help={words.halfwayHelp} />;
    case 'failed':
      return <LinkNotice tone="warning" heading={words.failed} help={words.failedHelp} mayAskAgain />;
    case 'none':
      return <LinkNotice tone="warning" heading={words.nothing} help={words.nothingHelp} mayAskAgain />;
  }
}

type UseLinkProps = { readonly link: Extract<LinkParameters, { kind: 'token' }> };
type Outcome = 'waiting' | 'confirmed' | 'halfway' | 'failed';

function UseLink({ link }: UseLinkProps) {
  const texts = useTexts(identityTexts);
  const form = useIdentityForm<never>();
  const [outcome, setOutcome] = useState<Outcome>('waiting');

  async function confirm(): Promise<FieldErrors<never> | undefined> {
    const identity = await session.client();
    const { data, error } = await identity.verifyOtp({ token_hash: link.tokenHash, type: link.type });
    if (error?.code === 'otp_expired') {
      setOutcome('failed');
      return undefined;
    }
    if (error)
      return { form: Object.values(errorsOf(error, texts))[0] ?? texts.errors.refused(error.message) };
    // When changing the address, the first of the two links doesn't sign in.
    if (!data.user && link.type !== 'email_change') return { form: texts.errors.noUser };
    setOutcome(data.user ? 'confirmed' : 'halfway');
    return undefined;
  }

  const { link: words } = texts;
  if (outcome === 'confirmed') return <Navigate to={statusScreen} state={{ isConfirmed: true }} replace />;
  if (outcome === 'halfway')
    return <LinkNotice tone="info" heading={words.halfway} help={words.halfwayHelp} />;
  if (outcome === 'failed') {
    return <LinkNotice tone="warning" heading={words.failed} help={words.failedHelp} mayAskAgain />;
  }
  const { heading, introduction, submit } = wordsOf(link.type, words);
  return (
    <IdentityFrame heading={heading} introduction={introduction} scene="proof" hasErrors={form.hasErrors}>
      <form noValidate className="grid gap-5" onSubmit={form.onSubmit({ check: () => ({}), send: confirm })}>
        <ErrorSummary errors={form.errors} refusals={form.refusals} />
        <SubmitButton isSending={form.isSending} label={submit} />
      </form>
    </IdentityFrame>
  );
}

function wordsOf(type: LinkType, words: IdentityTexts['link']) {
  switch (type) {
    case 'invite':
      return {
        heading: words.inviteHeading,
        introduction: words.inviteIntroduction,
        submit: words.inviteSubmit,
      };
    case 'magiclink':
      return {
        heading: words.signInHeading,
        introduction: words.signInIntroduction,
        submit: words.signInSubmit,
      };
    case 'email_change':
      return {
        heading: words.changeHeading,
        introduction: words.changeIntroduction,
        submit: words.changeSubmit,
      };
    default:
      return { heading: words.heading, introduction: words.introduction, submit: words.submit };
  }
}

type LinkNoticeProps = {
  readonly tone: 'info' | 'warning';
  readonly heading: string;
  readonly help: string;
  readonly mayAskAgain?: true;
};

function LinkNotice({ tone, heading, help, mayAskAgain }: LinkNoticeProps) {
  const { link: words, forgot } = useTexts(identityTexts);
  return (
    <IdentityFrame heading={words.heading} scene="proof" hasErrors={tone === 'warning'}>
      <Notice tone={tone} heading={heading}>
        <p>{help}</p>
      </Notice>
      {mayAskAgain && (
        <Link to="/email-verification" className={buttonClass('primary', 'lg')}>
          {words.askAgain}
        </Link>
      )}
      <Link to="/login" className={buttonClass('secondary', 'lg')}>
        {forgot.back}
      </Link>
    </IdentityFrame>
  );
}
