import { type Application, type ApplicationState, downloadFile } from '@winnow/contracts';
import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { CandidateEmailsButton } from '../../../../entities/candidate-emails/candidate-emails-button.tsx';
import { EmailList } from '../../../../entities/candidate-emails/sent-emails.tsx';
import { useMay } from '../../../../entities/organization/use-organizations.ts';
import { useFormats, useTexts } from '../../../../lib/language/use-texts.ts';
import { api } from '../../../../lib/requests/api-client.ts';
import { failures } from '../../../../lib/requests/failures.ts';
import { saveFile } from '../../../../lib/save-file.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Checkbox } from '../../../../ui/inputs/checkbox.tsx';
import { Badge, type BadgeTone } from '../../../../ui/marks/badge.tsx';
import { applicationTexts } from './application-texts.ts';

type ApplicationRowProps = {
  readonly application: Application;
  readonly jobId: string;
  /** The applicant's name, or an alias if names are hidden. */
  readonly name: string;
  readonly isAnonymous: boolean;
  readonly isChosen: boolean;
  /** `null` if it cannot be selected. */
  readonly onChoose: ((isChosen: boolean) => void) | null;
  /** `null` if the user may not decide. */
  readonly onState: ((state: 'new' | 'declined') => void) | null;
};

const tones: Readonly<Record<ApplicationState, BadgeTone>> = {
  new: 'field',
  'in-run': 'wheat',
  scored: 'neutral',
  declined: 'not-found',
  withdrawn: 'not-found',
};

/** One application: applicant, time, answers, marks and actions. */
export function ApplicationRow(props: ApplicationRowProps) {
  const { application, jobId, name, isAnonymous, isChosen, onChoose, onState } = props;
  const { inbox: texts } = useTexts(applicationTexts);
  const { dateTime, shortDate } = useFormats();
  const may = useMay();
  const { state, email, phone, analysis, keptUntil, timesSent, meetsAll, isByPersonOnly } = application;
  return (
    <article className="flex items-start gap-3">
      {onChoose ? (
        <Checkbox
          label={<span className="sr-only">{texts.choose(name)}</span>}
          checked={isChosen}
          onCheckedChange={onChoose}
        />
      ) : (
        <span className="w-[18px] shrink-0" />
      )}
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 dir="auto" className="min-w-0 text-16 font-medium wrap-anywhere">
            {name}
          </h3>
          <Badge tone={tones[state]}>{texts.states[state]}</Badge>
          {analysis && (
            <Link
              to={`/resume-history/${analysis.id}`}
              className="text-14 font-medium underline underline-offset-4 hover:text-field"
            >
              {analysis.score === null ? texts.notScored : texts.score(analysis.score)}
            </Link>
          )}
        </div>
        <p className="mt-0.5 flex flex-wrap gap-x-3 text-13 text-quiet">
          <span>{texts.sent(dateTime(application.at))}</span>
          {!isAnonymous && (
            <a href={`mailto:${email}`} dir="ltr" className="underline underline-offset-4 wrap-anywhere">
              {email}
            </a>
          )}
          {!isAnonymous && phone && <span dir="ltr">{phone}</span>}
          {timesSent > 1 && <span>{texts.sentAgain(timesSent)}</span>}
          {keptUntil && <span>{texts.kept(shortDate(`${keptUntil}T12:00:00`))}</span>}
        </p>
        {(!meetsAll || isByPersonOnly || analysis?.isFlagged) && (
          <p className="mt-2 flex flex-wrap gap-2">
            {!meetsAll && <Badge tone="partly">{texts.knockedOut}</Badge>}
            {isByPersonOnly && <Badge tone="wheat">{texts.byPerson}</Badge>}
            {analysis?.isFlagged && <Badge tone="not-met">{texts.flagged}</Badge>}
          </p>
        )}
        <Answers answers={application.answers} isOpen={!meetsAll} />
        <div className="mt-3 flex flex-wrap gap-2">
          {may('resumes.read') && (
            <Button
              size="sm"
              aria-label={`${texts.file}: ${name}`}
              onClick={() => void open(application, isAnonymous)}
            >
              {texts.file}
            </Button>
          )}
          {may('candidates.email') && state !== 'withdrawn' && (
            <CandidateEmailsButton
              target={{ applicationIds: [application.id] }}
              isAnonymous={isAnonymous}
              name={name}
            />
          )}
          {onState && (state === 'declined' || state !== 'withdrawn') && (
            <Button
              size="sm"
              variant="quiet"
              aria-label={`${state === 'declined' ? texts.reopen : texts.decline}: ${name}`}
              onClick={() => onState(state === 'declined' ? 'new' : 'declined')}
            >
              {state === 'declined' ? texts.reopen : texts.decline}
            </Button>
          )}
        </div>
        {may('candidates.email') && application.emails > 0 && (
          <Emails jobId={jobId} application={application} isAnonymous={isAnonymous} />
        )}
      </div>
    </article>
  );
}

type EmailsProps = Pick<ApplicationRowProps, 'jobId' | 'application' | 'isAnonymous'>;

/** Emails that members sent to the applicant, loaded when opened. */
function Emails({ jobId, application: { id: applicationId, emails }, isAnonymous }: EmailsProps) {
  const { inbox: texts } = useTexts(applicationTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)} className="mt-2 text-14">
      <summary className="cursor-pointer text-13 text-quiet hover:text-ink">{texts.emails(emails)}</summary>
      {isOpen && (
        <div className="mt-2">
          <EmailList of={{ jobId, applicationId }} isAnonymous={isAnonymous} />
        </div>
      )}
    </details>
  );
}

function Answers({
  answers,
  isOpen,
}: {
  readonly answers: Application['answers'];
  readonly isOpen: boolean;
}) {
  const { inbox: texts } = useTexts(applicationTexts);
  if (answers.length === 0) return null;
  return (
    <details open={isOpen} className="mt-2 text-14">
      <summary className="cursor-pointer text-13 text-quiet hover:text-ink">{texts.answers}</summary>
      <dl className="mt-2 grid grid-cols-1 gap-2">
        {answers.map(({ question, answer, isAccepted }) => (
          <div key={question}>
            <dt dir="auto" className="text-13 text-quiet">
              {question}
            </dt>
            <dd className="flex items-center gap-2">
              {isAccepted ? (
                <Check aria-label={texts.accepted} role="img" className="size-4 shrink-0 text-met" />
              ) : (
                <X aria-label={texts.notAccepted} role="img" className="size-4 shrink-0 text-not-met" />
              )}
              <bdi>{answer === 'yes' ? texts.yes : answer === 'no' ? texts.no : answer}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

async function open({ fileId, fileName }: Application, isAnonymous: boolean): Promise<void> {
  try {
    const { blob } = await api.download(downloadFile, { id: fileId });
    saveFile(blob, isAnonymous ? 'resume' : fileName);
  } catch (error) {
    failures.report(error);
  }
}
