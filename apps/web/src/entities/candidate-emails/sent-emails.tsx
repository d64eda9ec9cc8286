import type { CandidateEmail } from '@winnow/contracts';
import { useFormats, useTexts } from '../../lib/language/use-texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Fetched } from '../../ui/waiting/fetched.tsx';
import { candidateEmailTexts } from './candidate-email-texts.ts';
import { nameOf } from './email-dialog.tsx';
import { EmailText } from './email-preview.tsx';
import { type Emailed, useCancelEmail, useSentEmails } from './use-candidate-emails.ts';

type SentEmailsProps = { readonly analysisId: string; readonly isAnonymous: boolean };

/** The emails to a candidate, newest first, with their text and state. */
export function SentEmails({ analysisId, isAnonymous }: SentEmailsProps) {
  const { sent: texts } = useTexts(candidateEmailTexts);
  return (
    <section>
      <h3 className="mb-2 font-serif text-20">{texts.heading}</h3>
      <EmailList of={{ analysisId }} isAnonymous={isAnonymous} />
    </section>
  );
}

type EmailListProps = { readonly of: Emailed; readonly isAnonymous: boolean };

/** The same without a heading, also of applicants. */
export function EmailList({ of, isAnonymous }: EmailListProps) {
  const { sent: texts, retry } = useTexts(candidateEmailTexts);
  const query = useSentEmails(of, isAnonymous);
  return (
    <Fetched query={query} words={{ failed: texts.failed, retry }} lines={2}>
      {(emails) =>
        emails.length === 0 ? (
          <p className="text-14 text-quiet">{texts.none}</p>
        ) : (
          <ol className="grid gap-3 text-14">
            {emails.map((email) => (
              <li key={email.id}>
                <SentEmail email={email} />
              </li>
            ))}
          </ol>
        )
      }
    </Fetched>
  );
}

function SentEmail({ email }: { readonly email: CandidateEmail }) {
  const words = useTexts(candidateEmailTexts);
  const { sent: texts } = words;
  const { dateTime } = useFormats();
  const cancel = useCancelEmail();
  const { template, subject, state, detail, answer, queuedAt, settledAt, to } = email;
  return (
    <div className="rounded-card border border-rule">
      <div className="grid gap-1 px-4 py-3">
        <p dir="auto" className="font-medium wrap-anywhere">
          {subject}
        </p>
        <p className="text-13 text-quiet">
          <span className={state === 'failed' ? 'font-medium text-not-met' : undefined}>
            {texts.states[state]}
          </span>
          {' · '}
          {dateTime(settledAt ?? queuedAt)} · <bdi>{nameOf(template, words)}</bdi>
          {to && (
            <>
              {' · '}
              <bdi dir="ltr">{to}</bdi>
            </>
          )}
        </p>
        {detail && <p className="text-13 text-quiet">{texts.details[detail]}</p>}
        {answer && (
          <p className="text-13 wrap-anywhere text-quiet">
            <bdi>{texts.answer(answer)}</bdi>
          </p>
        )}
        {state === 'queued' && (
          <Button
            size="sm"
            className="mt-1 justify-self-start"
            isLoading={cancel.isPending}
            onClick={() => cancel.mutate(email.id)}
          >
            {texts.cancel}
          </Button>
        )}
      </div>
      <details className="border-t border-rule">
        <summary className="cursor-pointer px-4 py-2 text-13 text-quiet">{texts.show}</summary>
        <EmailText {...email} />
      </details>
    </div>
  );
}
