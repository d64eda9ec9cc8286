import { type AnalysisDetail, limits } from '@winnow/contracts';
import { useCurrentOrganization } from '../../../entities/organization/use-organizations.ts';
import { classNames } from '../../../lib/class-names.ts';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextArea } from '../../../ui/inputs/text-area.tsx';
import { Notice } from '../../../ui/notices/notice.tsx';
import { candidateTexts } from '../candidate-texts.ts';
import type { NotesState, NotesStatus } from './notes-saver.ts';
import { notesSaver, useNotes } from './use-notes.ts';

/** Id of the field that the shortcut for notes focuses. */
export const notesFieldId = 'candidate-notes';

/** Notes that are saved while typing, with their saving state. */
export function Notes({ candidate }: { readonly candidate: AnalysisDetail }) {
  const { notes: texts } = useTexts(candidateTexts);
  const state = useNotes(candidate);
  const { text, status } = state;
  const isTeam = useCurrentOrganization()?.isPersonal === false;
  return (
    <div className="grid grid-cols-1 gap-2">
      <TextArea
        id={notesFieldId}
        size="sm"
        label={texts.label}
        helper={isTeam ? texts.teamHint : texts.hint}
        error={status === 'too-long' ? texts.tooLong : undefined}
        limit={{ maxLength: limits.notesMax }}
        value={text}
        onValueChange={(written) => notesSaver.write(candidate.id, written)}
      />
      <div className="flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1">
        <p
          role="status"
          className={classNames(
            'min-w-0 text-12',
            calm.has(status) ? 'text-quiet' : 'font-medium text-partly',
          )}
        >
          {(status !== 'saved' || text !== '') && texts.status[status]}
        </p>
        {(status === 'offline' || status === 'unreachable') && (
          <Button size="sm" variant="quiet" onClick={() => void notesSaver.resume()}>
            {texts.saveNow}
          </Button>
        )}
      </div>
      <Conflict candidateId={candidate.id} state={state} />
    </div>
  );
}

const calm: ReadonlySet<NotesStatus> = new Set(['saved', 'typing', 'saving'] as const);

type ConflictProps = { readonly candidateId: string; readonly state: NotesState };

/** Two windows changed the notes: shows both, and overwrites nothing before the user chooses. */
function Conflict({ candidateId, state: { text, theirs } }: ConflictProps) {
  const { notes: texts } = useTexts(candidateTexts);
  if (theirs === null) return null;
  const choose = (chosen: string) => notesSaver.choose(candidateId, chosen);
  return (
    <Notice tone="warning" heading={texts.conflict}>
      <p>{texts.conflictWords}</p>
      <blockquote
        dir="auto"
        className="mt-2 border-s-2 border-rule ps-3 wrap-anywhere whitespace-pre-wrap text-ink"
      >
        {theirs || texts.theirsEmpty}
      </blockquote>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" onClick={() => choose([theirs, text].filter(Boolean).join('\n\n'))}>
          {texts.keepBoth}
        </Button>
        <Button size="sm" onClick={() => choose(text)}>
          {texts.keepMine}
        </Button>
        <Button size="sm" variant="quiet" onClick={() => choose(theirs)}>
          {texts.useTheirs}
        </Button>
      </div>
    </Notice>
  );
}
