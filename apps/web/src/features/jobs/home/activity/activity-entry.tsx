import type { JobActivity } from '@winnow/contracts';
import {
  Archive,
  ArchiveRestore,
  CircleUserRound,
  FileText,
  ListChecks,
  type LucideIcon,
  StickyNote,
  Trash2,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useShownName } from '../../../../entities/analysis/use-shown-name.ts';
import { type BulkTexts, bulkTexts } from '../../../../entities/candidates/bulk/bulk-texts.ts';
import { Who } from '../../../../entities/organization/who.tsx';
import { useFormats, useTexts } from '../../../../lib/language/use-texts.ts';
import { batchPath } from '../../../../lib/screen-paths.ts';
import { IconButton } from '../../../../ui/buttons/icon-button.tsx';
import { type JobHomeTexts, jobHomeTexts } from '../job-home-texts.ts';
import { useCandidatePath } from '../use-candidate-path.ts';

type ActivityEntryProps = {
  readonly jobId: string;
  readonly entry: JobActivity;
  readonly isAnonymous: boolean;
  /** Removes a note; `null` if the role doesn't allow it. */
  readonly onRemove: (() => void) | null;
};

const icons: Readonly<Record<JobActivity['kind'], LucideIcon>> = {
  note: StickyNote,
  candidate: CircleUserRound,
  saved: FileText,
  archived: Archive,
  restored: ArchiveRestore,
  'run-started': ListChecks,
  'run-ended': ListChecks,
};

/** One event: what, about whom, and when. */
export function ActivityEntry({ jobId, entry, isAnonymous, onRemove }: ActivityEntryProps) {
  const { activity: texts } = useTexts(jobHomeTexts);
  const { dateTime } = useFormats();
  const Icon = icons[entry.kind];
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 border-b border-rule py-3 text-14 last:border-b-0">
      <Icon aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-4 text-quiet" />
      <div className="min-w-0">
        <What jobId={jobId} entry={entry} isAnonymous={isAnonymous} />
        <span className="mt-0.5 flex flex-wrap items-center gap-x-2 text-12 text-quiet">
          {entry.by && <Who userId={entry.by} />}
          <time dateTime={entry.at}>{dateTime(entry.at)}</time>
        </span>
      </div>
      {entry.kind === 'note' && onRemove && (
        <span className="print:hidden">
          <IconButton
            size="sm"
            label={texts.remove}
            icon={<Trash2 aria-hidden="true" />}
            onClick={onRemove}
          />
        </span>
      )}
    </li>
  );
}

function What({ jobId, entry, isAnonymous }: Omit<ActivityEntryProps, 'onRemove'>): ReactNode {
  const { activity: words } = useTexts(jobHomeTexts);
  const names = useTexts(bulkTexts);
  const shownName = useShownName();
  const pathOf = useCandidatePath(jobId);
  switch (entry.kind) {
    case 'note':
      return (
        <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
          {entry.text}
        </p>
      );
    case 'saved':
      return <p>{words.saved(entry.version, entry.requirementCount)}</p>;
    case 'archived':
    case 'restored':
      return <p>{words[entry.kind]}</p>;
    case 'run-started':
      return (
        <p>
          {words.runStarted(entry.files)} <RunLink id={entry.batchId} />
        </p>
      );
    case 'run-ended':
      return (
        <p>
          {entry.isCanceled ? words.runCanceled(entry.done) : words.runEnded(entry.done, entry.failed)}{' '}
          <RunLink id={entry.batchId} />
        </p>
      );
    case 'candidate':
      return (
        <>
          <p className="wrap-anywhere">
            <Link
              to={pathOf(entry.analysisId)}
              className="font-medium underline-offset-4 hover:text-field hover:underline"
            >
              <bdi>{shownName(entry, isAnonymous)}</bdi>
            </Link>
            {': '}
            {changeInWords(entry, words.changes, names)}
          </p>
          {entry.reason && (
            <p dir="auto" className="text-13 text-quiet wrap-anywhere">
              {words.reason(entry.reason)}
            </p>
          )}
        </>
      );
  }
}

function RunLink({ id }: { readonly id: string }) {
  const { activity: texts } = useTexts(jobHomeTexts);
  return (
    <Link to={batchPath(id)} className="text-13 text-field underline underline-offset-4">
      {texts.openRun}
    </Link>
  );
}

/** Text of a change in the user's language; a stored sentence without a code is unchanged. */
function changeInWords(
  { change, text }: Pick<Extract<JobActivity, { kind: 'candidate' }>, 'change' | 'text'>,
  texts: JobHomeTexts['activity']['changes'],
  { stages, decisions }: Pick<BulkTexts, 'stages' | 'decisions'>,
): string {
  switch (change?.code) {
    case 'stage-changed':
      return texts.moved(stages[change.from], stages[change.to]);
    case 'decided':
      return texts.decided(decisions[change.decision]);
    case 'decision-withdrawn':
      return texts.undecided;
    case 'notes-written':
      return texts.notesWritten;
    case 'notes-removed':
      return texts.notesRemoved;
    case 'score-set':
      return texts.scoreSet(change.score);
    case 'score-withdrawn':
      return texts.scoreWithdrawn;
    case 'facts-corrected':
      return texts.corrected;
    case 'facts-restored':
      return texts.restored;
    case 'passage-accepted':
      return texts.passageAccepted;
    case 'passage-withdrawn':
      return texts.passageWithdrawn;
    case 'scored-again':
      return texts.scoredAgain(change.version);
    case 'assigned':
      return change.assignee === null ? texts.unassigned : texts.assigned(change.assignee);
    case 'tags-changed':
      return texts.tags;
    case 'email-sent':
      return texts.emailSent(change.subject);
    case 'email-failed':
      return texts.emailFailed(change.subject);
    case 'commented':
      return texts.commented;
    case 'replied':
      return texts.replied;
    case 'exported':
      return texts.exported(change.anonymous);
    case 'shared':
      return texts.shared(change.title);
    case 'reviewed':
      return texts.reviewed;
    default:
      return text;
  }
}
