import { limits } from '@winnow/contracts';
import { type SubmitEvent, useState } from 'react';
import { findKeptDraft, useKeptDraft } from '../../../../lib/kept-draft.ts';
import { useTexts } from '../../../../lib/language/use-texts.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { TextArea } from '../../../../ui/inputs/text-area.tsx';
import { toasts } from '../../../../ui/toast/toasts.ts';
import { jobHomeTexts } from '../job-home-texts.ts';
import { useNewNote } from './use-activity.ts';

/** Form for a note on the job. The text is kept until it is saved. */
export function NoteForm({ jobId }: { readonly jobId: string }) {
  const { activity: texts } = useTexts(jobHomeTexts);
  const draft = `job-note-${jobId}`;
  const [text, setText] = useState(findKeptDraft<string>(draft) ?? '');
  useKeptDraft(draft, text.trim() === '' ? null : text, { beyond: 'leaving' });
  const [hasTried, setTried] = useState(false);
  const note = useNewNote(jobId);
  const { length } = text.trim();
  const noteError = length === 0 ? texts.missing : length > limits.jobNoteMax ? texts.tooLong : null;

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    setTried(true);
    if (noteError) {
      document.getElementById('job-note')?.focus();
      return;
    }
    note.mutate(text.trim(), {
      onSuccess() {
        setText('');
        setTried(false);
        toasts.add('success', texts.added);
      },
    });
  }

  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-3 print:hidden">
      <TextArea
        id="job-note"
        size="sm"
        rows={2}
        label={texts.note}
        placeholder={texts.noteHint}
        value={text}
        error={(hasTried && noteError) || undefined}
        limit={{ maxLength: limits.jobNoteMax }}
        onValueChange={setText}
      />
      <div>
        <Button type="submit" size="sm" isLoading={note.isPending} loadingLabel={texts.adding}>
          {texts.add}
        </Button>
      </div>
    </form>
  );
}
