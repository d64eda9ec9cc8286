import type { ExcludedCandidate, PreviewedEmail } from '@winnow/contracts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useFormats, useTexts } from '../../lib/language/use-texts.ts';
import { jobPath } from '../../lib/screen-paths.ts';
import { Button, buttonClass } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Checkbox } from '../../ui/inputs/checkbox.tsx';
import { Notice } from '../../ui/notices/notice.tsx';
import { Fetched } from '../../ui/waiting/fetched.tsx';
import { useAlias } from '../analysis/use-shown-name.ts';
import { candidateEmailTexts } from './candidate-email-texts.ts';
import { type useEmailPreview, useSetJobEmails } from './use-candidate-emails.ts';

type EmailPreviewProps = {
  readonly query: ReturnType<typeof useEmailPreview>;
  readonly isAnonymous: boolean;
  readonly repeats: boolean;
  readonly onRepeats: (repeats: boolean) => void;
};

/** Every email as it will be sent, one at a time, and who gets none. */
export function EmailPreview({ query, isAnonymous, repeats, onRepeats }: EmailPreviewProps) {
  const texts = useTexts(candidateEmailTexts);
  return (
    <Fetched query={query} words={{ failed: texts.preview.failed, retry: texts.retry }} lines={10}>
      {({ emails, excluded, replyTo }) => {
        const again = excluded.filter(({ reason }) => reason === 'sent-recently').length;
        const repeated = emails.filter(({ warnings }) => warnings.includes('sent-recently')).length;
        return (
          <div className="grid gap-4">
            <Obstacles excluded={excluded} />
            {emails.length === 0 ? (
              <p className="text-14 font-medium">{texts.preview.none}</p>
            ) : (
              <Emails emails={emails} replyTo={replyTo} isAnonymous={isAnonymous} />
            )}
            {(again > 0 || repeats) && (
              <Checkbox
                label={texts.preview.repeats(repeats ? repeated : again)}
                checked={repeats}
                onCheckedChange={onRepeats}
              />
            )}
            {excluded.length > 0 && <Excluded excluded={excluded} />}
          </div>
        );
      }}
    </Fetched>
  );
}

/** Recipients listed before "show all". */
const fewRecipients = 10;

type EmailsProps = {
  readonly emails: readonly PreviewedEmail[];
  readonly replyTo: string;
  readonly isAnonymous: boolean;
};

function Emails({ emails, replyTo, isAnonymous }: EmailsProps) {
  const { preview: texts, languages } = useTexts(candidateEmailTexts);
  const shownName = useAlias();
  const [chosen, setChosen] = useState(0);
  // Fewer emails may remain than the index.
  const place = Math.min(chosen, emails.length - 1);
  const email = emails[place];
  const warned = emails.flatMap(({ warnings }, index) => (warnings.length > 0 ? [index] : []));
  if (!email) return null;
  return (
    <section aria-labelledby="previewed-candidate" className="grid gap-3">
      {warned.length > 0 && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14 text-partly">
          <span>{texts.warned(warned.length)}</span>
          {warned.some((index) => index !== place) && (
            <Button
              size="sm"
              variant="quiet"
              onClick={() => setChosen(warned.find((index) => index > place) ?? warned[0] ?? 0)}
            >
              {texts.look}
            </Button>
          )}
        </div>
      )}
      <div className="flex items-center gap-2">
        <h3 id="previewed-candidate" className="min-w-0 grow truncate font-medium">
          <bdi>{shownName(email.name)}</bdi>
        </h3>
        <p role="status" className="text-13 whitespace-nowrap text-quiet">
          {texts.place(place + 1, emails.length)}
        </p>
        <IconButton
          size="sm"
          label={texts.previous}
          icon={<ChevronLeft aria-hidden="true" className="rtl:-scale-x-100" />}
          disabled={place === 0}
          onClick={() => setChosen(place - 1)}
        />
        <IconButton
          size="sm"
          label={texts.next}
          icon={<ChevronRight aria-hidden="true" className="rtl:-scale-x-100" />}
          disabled={place === emails.length - 1}
          onClick={() => setChosen(place + 1)}
        />
      </div>
      {email.warnings.length > 0 && (
        <ul className="grid gap-1 rounded-card border border-partly/30 bg-partly-soft px-4 py-2.5 text-14">
          {email.warnings.map((warning) => (
            <li key={warning}>{texts.warnings[warning]}</li>
          ))}
        </ul>
      )}
      <div className="rounded-card border border-rule">
        <dl className="grid gap-1 border-b border-rule px-4 py-3 text-13 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-x-4">
          <dt className="text-quiet">{texts.to}</dt>
          <dd className="wrap-anywhere">
            {email.to === null ? texts.hiddenAddress : <bdi dir="ltr">{email.to}</bdi>}
          </dd>
          <dt className="text-quiet">{texts.replyTo}</dt>
          <dd className="wrap-anywhere">
            <bdi dir="ltr">{replyTo}</bdi>
          </dd>
          <dt className="text-quiet">{texts.language}</dt>
          <dd>{languages[email.language]}</dd>
        </dl>
        <EmailText {...email} />
      </div>
      {isAnonymous && <p className="text-13 text-quiet">{texts.hiddenName}</p>}
      {emails.length > 1 && <Recipients emails={emails} place={place} onChoose={setChosen} />}
    </section>
  );
}

type RecipientsProps = {
  readonly emails: readonly PreviewedEmail[];
  /** Index of the email shown. */
  readonly place: number;
  readonly onChoose: (place: number) => void;
};

/** Everyone who gets an email; a press shows theirs. */
function Recipients({ emails, place, onChoose }: RecipientsProps) {
  const { preview: texts } = useTexts(candidateEmailTexts);
  const shownName = useAlias();
  return (
    <details className="text-14" open={emails.length <= fewRecipients}>
      <summary className="cursor-pointer">{texts.recipients(emails.length)}</summary>
      <ol className="mt-2 grid max-h-48 overflow-y-auto">
        {emails.map(({ analysisId, applicationId, name, to, warnings }, index) => (
          <li key={analysisId ?? applicationId}>
            <button
              type="button"
              aria-current={index === place}
              onClick={() => onChoose(index)}
              className="flex w-full flex-wrap items-baseline gap-x-2 rounded-control px-2 py-1 text-start hover:bg-sunken aria-current:bg-field-soft pointer-coarse:py-2.5"
            >
              <bdi>{shownName(name)}</bdi>
              {to !== null && (
                <bdi dir="ltr" className="text-13 wrap-anywhere text-quiet">
                  {to}
                </bdi>
              )}
              {warnings.length > 0 && <span className="text-13 text-partly">{texts.needsAttention}</span>}
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}

type EmailTextProps = Pick<PreviewedEmail, 'language' | 'subject' | 'body'> & {
  readonly footer?: string;
};

/** An email as its reader sees it, in the direction of its language. */
export function EmailText({ language, subject, body, footer }: EmailTextProps) {
  return (
    <div lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'} className="grid gap-3 px-4 py-4 text-14">
      <p className="font-medium wrap-anywhere">{subject}</p>
      <p className="wrap-anywhere whitespace-pre-wrap">{body}</p>
      {footer && <p className="border-t border-rule pt-3 text-13 wrap-anywhere text-quiet">{footer}</p>}
    </div>
  );
}

/** What a press can change: emails that are off for a job, and a job without a company. */
function Obstacles({ excluded }: { readonly excluded: readonly ExcludedCandidate[] }) {
  const { preview: texts } = useTexts(candidateEmailTexts);
  const turnOn = useSetJobEmails();
  return (
    <>
      {jobsOf(excluded, 'emails-off').map(([jobId, title]) => (
        <Notice key={jobId} tone="info" heading={texts.off(title)}>
          <p>{texts.offWords}</p>
          <Button
            size="sm"
            className="mt-2"
            isLoading={turnOn.isPending}
            onClick={() => turnOn.mutate({ jobId, isOn: true })}
          >
            {texts.turnOn}
          </Button>
        </Notice>
      ))}
      {jobsOf(excluded, 'no-company').map(([jobId, title]) => (
        <Notice key={jobId} tone="warning" heading={texts.noCompany(title)}>
          <p>{texts.noCompanyWords}</p>
          <Link
            to={`${jobPath(jobId)}?view=requirements`}
            className={`${buttonClass('secondary', 'sm')} mt-2`}
          >
            {texts.editJob}
          </Link>
        </Notice>
      ))}
    </>
  );
}

function jobsOf(
  excluded: readonly ExcludedCandidate[],
  wanted: ExcludedCandidate['reason'],
): [jobId: string, title: string][] {
  const concerned = excluded.filter(({ reason }) => reason === wanted);
  return [...new Map(concerned.map(({ jobDescriptionId, jobTitle }) => [jobDescriptionId, jobTitle]))];
}

function Excluded({ excluded }: { readonly excluded: readonly ExcludedCandidate[] }) {
  const { preview: texts } = useTexts(candidateEmailTexts);
  const { dateTime } = useFormats();
  const shownName = useAlias();
  return (
    <details className="text-14" open={excluded.length <= 5}>
      <summary className="cursor-pointer">{texts.excluded(excluded.length)}</summary>
      <ul className="mt-2 grid max-h-48 gap-1 overflow-y-auto">
        {excluded.map(({ analysisId, applicationId, name, reason, sentAt }) => (
          <li key={analysisId ?? applicationId} className="flex flex-wrap gap-x-2">
            <bdi>{shownName(name)}</bdi>
            <span className="text-quiet">
              {texts.reasons[reason]}
              {reason === 'sent-recently' && sentAt && ` · ${dateTime(sentAt)}`}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
