import { type AnalysisDetail, limits, say } from '@winnow/contracts';
import { type FormEvent, useState } from 'react';
import { explanationTexts } from '../../entities/analysis/explanation-texts.ts';
import { SendScore } from '../../entities/applicant-tracking/send-score.tsx';
import { SentEmails } from '../../entities/candidate-emails/sent-emails.tsx';
import { bulkTexts } from '../../entities/candidates/bulk/bulk-texts.ts';
import { useCandidateUpdate } from '../../entities/candidates/use-candidate-update.ts';
import { Allowed } from '../../entities/organization/allowed.tsx';
import { Who } from '../../entities/organization/who.tsx';
import { FittingJobs } from '../../entities/rediscovery/fitting-jobs.tsx';
import { rediscoveryTexts } from '../../entities/rediscovery/rediscovery-texts.ts';
import { findKeptDraft, useKeptDraft } from '../../lib/kept-draft.ts';
import { useFormats, useTexts } from '../../lib/language/use-texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { candidateTexts } from './candidate-texts.ts';
import { declinedInWords, eventInWords } from './event-words.ts';
import { Notes } from './notes/notes.tsx';
import { useReplay } from './use-candidate.ts';

type RecordProps = {
  readonly candidate: AnalysisDetail;
  /** Displayed name. */
  readonly name: string;
};

/** History, comments, and verification of the score. */
export function RecordTab({ candidate, name, isAnonymous }: RecordProps & { readonly isAnonymous: boolean }) {
  return (
    <div className="grid grid-cols-1 gap-8">
      <Notes candidate={candidate} />
      <Allowed to="candidates.email">
        <SentEmails analysisId={candidate.id} isAnonymous={isAnonymous} />
      </Allowed>
      <Allowed to="resumes.write">
        <SendScore analysisId={candidate.id} score={candidate.score} />
      </Allowed>
      <OtherJobs candidate={candidate} isAnonymous={isAnonymous} />
      <Override candidate={candidate} name={name} />
      <Replay candidate={candidate} />
      <History candidate={candidate} />
    </div>
  );
}

/** Open jobs that the person fits, including this one. */
function OtherJobs({
  candidate,
  isAnonymous,
}: Pick<RecordProps, 'candidate'> & { readonly isAnonymous: boolean }) {
  const { jobs: texts } = useTexts(rediscoveryTexts);
  return (
    <section aria-labelledby="fitting-jobs">
      <h3 id="fitting-jobs" className="mb-1 font-serif text-20">
        {texts.heading}
      </h3>
      <p className="mb-3 text-13 text-quiet">{texts.explanation}</p>
      <FittingJobs personId={candidate.personId} isAnonymous={isAnonymous} />
    </section>
  );
}

function Override({ candidate, name }: RecordProps) {
  const { record: texts } = useTexts(candidateTexts);
  const update = useCandidateUpdate(candidate.id, name, ({ override }) => {
    setScore(String(override?.score ?? ''));
    setReason(override?.reason ?? '');
  });
  const saved = {
    score: String(candidate.override?.score ?? ''),
    reason: candidate.override?.reason ?? '',
  };
  const draftName = `override-${candidate.id}`;
  const [draft] = useState(() => findKeptDraft<typeof saved>(draftName) ?? saved);
  const [score, setScore] = useState(draft.score);
  const [reason, setReason] = useState(draft.reason);
  const isUnsaved = score !== saved.score || reason.trim() !== saved.reason;
  useKeptDraft(draftName, isUnsaved ? { score, reason } : null, { beyond: 'leaving' });
  const [hasTried, setTried] = useState(false);
  const value = /^\d{1,3}$/.test(score.trim()) ? Number(score) : Number.NaN;
  const isScoreFine = value >= 0 && value <= 100;
  const { length } = reason.trim();
  const reasonError = length < 2 ? texts.reasonError : length > limits.reasonMax ? texts.reasonLong : null;

  function submit(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (isScoreFine && !reasonError) update.mutate({ override: { score: value, reason: reason.trim() } });
  }

  return (
    <form noValidate onSubmit={submit}>
      <h3 className="font-serif text-20">{texts.override}</h3>
      <p className="mb-3 text-13 text-quiet">{texts.overrideHint}</p>
      <div className="grid items-start gap-3 sm:grid-cols-[7rem_minmax(0,1fr)]">
        <TextInput
          size="sm"
          inputMode="numeric"
          label={texts.score}
          value={score}
          error={hasTried && !isScoreFine ? texts.scoreError : undefined}
          onValueChange={setScore}
        />
        <TextInput
          size="sm"
          label={texts.reason}
          value={reason}
          error={(hasTried && reasonError) || undefined}
          onValueChange={setReason}
        />
      </div>
      <div className="mt-3 flex gap-2">
        <Button type="submit" size="sm" isLoading={update.isPending} loadingLabel={texts.saving}>
          {texts.setOverride}
        </Button>
        {candidate.override && (
          <Button
            size="sm"
            variant="quiet"
            onClick={() => {
              setScore('');
              setReason('');
              setTried(false);
              update.mutate({ override: null });
            }}
          >
            {texts.removeOverride}
          </Button>
        )}
      </div>
    </form>
  );
}

function Replay({ candidate }: { readonly candidate: AnalysisDetail }) {
  const { record: texts } = useTexts(candidateTexts);
  const explanations = useTexts(explanationTexts);
  const replay = useReplay(candidate.id);
  const changes = replay.data?.changes.map((change) => say(explanations.change, change)) ?? [];
  return (
    <section>
      <h3 className="font-serif text-20">{texts.replayHeading}</h3>
      <p className="mb-3 text-13 text-quiet">{texts.replayExplanation}</p>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          size="sm"
          isLoading={replay.isPending}
          loadingLabel={texts.replaying}
          onClick={() => replay.mutate()}
        >
          {texts.replay}
        </Button>
        <p role="status" className="text-14">
          {replay.data && (replay.data.identical ? texts.identical : texts.differs(changes.join(' ')))}
        </p>
      </div>
    </section>
  );
}

function History({ candidate }: { readonly candidate: AnalysisDetail }) {
  const texts = useTexts(candidateTexts);
  const { record } = texts;
  const bulk = useTexts(bulkTexts);
  const { dateTime } = useFormats();
  const { events, runs, inputs, decision, decisionReason, declinedFor } = candidate;
  return (
    <div className="grid grid-cols-1 gap-6 text-14">
      <section>
        <h3 className="mb-2 font-serif text-20">{record.events}</h3>
        {decision && (
          <p className="mb-2">
            {bulk.decisions[decision]}
            {[declinedInWords(declinedFor, bulk), decisionReason].filter(Boolean).map((why) => (
              <span key={why} dir="auto" className="text-quiet">
                {' '}
                · {why}
              </span>
            ))}
          </p>
        )}
        {events.length === 0 && <p className="text-quiet">{record.noEvents}</p>}
        <ol className="grid gap-1.5">
          {events.map((event) => (
            <li key={`${event.at}-${event.text}`}>
              <EventWords event={event} />
              {event.reason && (
                <span dir="auto" className="text-quiet">
                  {' '}
                  · {event.reason}
                </span>
              )}
              <span className="flex flex-wrap items-center gap-x-2 text-12 text-quiet">
                <Who userId={event.by} /> {dateTime(event.at)}
              </span>
            </li>
          ))}
        </ol>
      </section>
      <section>
        <h3 className="mb-2 font-serif text-20">{record.runs}</h3>
        <ol className="grid gap-1.5">
          {runs.map(({ number, cause, score, judgedAt, engineVersion }) => (
            <li key={number}>
              {record.causes[cause]}
              {score !== null && <span> · {record.points(score)}</span>}
              <span className="block text-12 text-quiet">
                {dateTime(judgedAt)} · {record.engine(engineVersion)}
              </span>
            </li>
          ))}
        </ol>
      </section>
      <details>
        <summary className="cursor-pointer text-quiet">{record.inputs}</summary>
        <dl className="mt-2 grid gap-1 font-mono text-12 break-all text-quiet">
          {Object.entries(inputs).map(([name, value]) => (
            <div key={name} className="grid gap-x-3 sm:grid-cols-[8rem_minmax(0,1fr)]">
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}

function EventWords({ event }: { readonly event: AnalysisDetail['events'][number] }) {
  const words = eventInWords(event, useTexts(candidateTexts), useTexts(bulkTexts));
  return (
    words ?? (
      <span lang="en" dir="ltr">
        {event.text}
      </span>
    )
  );
}
