import { type AnalysisDetail, decisionWords, limits, say } from '@winnow/contracts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { findKeptDraft, useKeptDraft } from '../../lib/kept-draft.ts';
import { useFormats, useTexts } from '../../lib/language/use-texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextArea } from '../../ui/inputs/text-area.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { explanationTexts } from '../analysis/explanation-texts.ts';
import { candidateTexts } from './candidate-texts.ts';
import { useCandidateUpdate, useReplay } from './use-candidate.ts';

type RecordProps = {
  readonly candidate: AnalysisDetail;
  /** As they are shown. */
  readonly name: string;
};

/** What people did and said, and how the score can be checked. */
export function RecordTab({ candidate, name }: RecordProps) {
  return (
    <div className="grid grid-cols-1 gap-8">
      <Notes candidate={candidate} name={name} />
      <Override candidate={candidate} name={name} />
      <Replay candidate={candidate} />
      <History candidate={candidate} />
    </div>
  );
}

const notesRestMs = 800;

/** Kept by themselves when the hands rest, and when the page is left. */
function Notes({ candidate, name }: RecordProps) {
  const { record: texts } = useTexts(candidateTexts);
  const [notes, setNotes] = useState(() => findKeptDraft<string>(`notes-${candidate.id}`) ?? candidate.notes);
  useKeptDraft(`notes-${candidate.id}`, notes === candidate.notes ? null : notes);
  const { mutate, isPending } = useCandidateUpdate(candidate.id, name, (detail) => setNotes(detail.notes));
  const unsaved = useRef<string | null>(null);
  const isTooLong = notes.length > limits.notesMax;
  useEffect(() => {
    if (notes === candidate.notes || notes.length > limits.notesMax) {
      unsaved.current = null;
      return;
    }
    unsaved.current = notes;
    const timer = setTimeout(() => {
      unsaved.current = null;
      mutate({ notes });
    }, notesRestMs);
    return () => clearTimeout(timer);
  }, [notes, candidate.notes, mutate]);
  useEffect(
    () => () => {
      if (unsaved.current !== null) mutate({ notes: unsaved.current });
    },
    [mutate],
  );
  return (
    <div>
      <TextArea
        size="sm"
        label={texts.notes}
        helper={texts.notesHint}
        error={isTooLong ? texts.notesFault : undefined}
        limit={{ maxLength: limits.notesMax }}
        isLoading={isPending}
        value={notes}
        onValueChange={setNotes}
      />
      <p role="status" className="mt-1 text-12 text-quiet">
        {isTooLong
          ? texts.notSaved
          : isPending || notes !== candidate.notes
            ? texts.saving
            : notes && texts.saved}
      </p>
    </div>
  );
}

function Override({ candidate, name }: RecordProps) {
  const { record: texts } = useTexts(candidateTexts);
  const update = useCandidateUpdate(candidate.id, name, ({ override }) => {
    setScore(String(override?.score ?? ''));
    setReason(override?.reason ?? '');
  });
  const [score, setScore] = useState(String(candidate.override?.score ?? ''));
  const [reason, setReason] = useState(candidate.override?.reason ?? '');
  const [hasTried, setTried] = useState(false);
  const value = /^\d{1,3}$/.test(score.trim()) ? Number(score) : Number.NaN;
  const isScoreFine = value >= 0 && value <= 100;
  const { length } = reason.trim();
  const reasonFault = length < 2 ? texts.reasonFault : length > limits.reasonMax ? texts.reasonLong : null;

  function submit(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (isScoreFine && !reasonFault) update.mutate({ override: { score: value, reason: reason.trim() } });
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
          error={hasTried && !isScoreFine ? texts.scoreFault : undefined}
          onValueChange={setScore}
        />
        <TextInput
          size="sm"
          label={texts.reason}
          value={reason}
          error={(hasTried && reasonFault) || undefined}
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
            look="quiet"
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
  const { record: texts } = useTexts(candidateTexts);
  const { dateTime } = useFormats();
  const { events, runs, inputs, decision, decisionReason } = candidate;
  return (
    <div className="grid grid-cols-1 gap-6 text-14">
      <section>
        <h3 className="mb-2 font-serif text-20">{texts.events}</h3>
        {decision && (
          <p className="mb-2">
            {decisionWords[decision]}
            {decisionReason && <span className="text-quiet"> · {decisionReason}</span>}
          </p>
        )}
        {events.length === 0 && <p className="text-quiet">{texts.noEvents}</p>}
        <ol className="grid gap-1.5">
          {events.map(({ text, reason, at }) => (
            <li key={`${at}-${text}`}>
              {text}
              {reason && <span className="text-quiet"> · {reason}</span>}
              <span className="block text-12 text-quiet">{dateTime(at)}</span>
            </li>
          ))}
        </ol>
      </section>
      <section>
        <h3 className="mb-2 font-serif text-20">{texts.runs}</h3>
        <ol className="grid gap-1.5">
          {runs.map(({ number, cause, score, judgedAt, engineVersion }) => (
            <li key={number}>
              {texts.causes[cause]}
              {score !== null && <span> · {texts.points(score)}</span>}
              <span className="block text-12 text-quiet">
                {dateTime(judgedAt)} · {texts.engine(engineVersion)}
              </span>
            </li>
          ))}
        </ol>
      </section>
      <details>
        <summary className="cursor-pointer text-quiet">{texts.inputs}</summary>
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
