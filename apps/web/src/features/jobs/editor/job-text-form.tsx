import { limits } from '@winnow/contracts';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import { useIsPrinting } from '../../../ui/use-is-printing.ts';
import { jobsTexts } from '../jobs-texts.ts';
import { MarkedTextArea, type TextMark } from '../wording/marked-text-area.tsx';
import { replaceWording } from '../wording/replace-wording.ts';
import { WordingNotes } from '../wording/wording-notes.tsx';
import { JobUpload } from './job-upload.tsx';
import type { useJobDraft } from './use-job-draft.ts';

type Draft = ReturnType<typeof useJobDraft>;

type JobTextFormProps = {
  readonly draft: Draft;
  /** What keeps the text from being saved, once somebody has tried; `null` before, or where nothing does. */
  readonly fault: Draft['fault'];
  /** The requirement whose words are shown in the text. */
  readonly lookedAt: string | null;
  readonly onSubmit: () => void;
};

/** Title, company, place and the text, with what it asks for and what could be worded better marked in it. */
export function JobTextForm({ draft, fault, lookedAt, onSubmit }: JobTextFormProps) {
  const { editor: texts } = useTexts(jobsTexts);
  const { job, fields, wording, save } = draft;
  const isPrinting = useIsPrinting();
  const faultWords = fault === 'too-short' ? texts.tooShort : texts.tooLong;
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-3">
        <TextInput
          label={texts.jobTitle}
          placeholder={job ? undefined : texts.jobTitleHint}
          value={fields.title}
          onValueChange={(title) => draft.change({ title })}
        />
        <TextInput
          label={texts.company}
          value={fields.company}
          onValueChange={(company) => draft.change({ company })}
        />
        <TextInput
          label={texts.place}
          value={fields.place}
          onValueChange={(place) => draft.change({ place })}
        />
      </div>
      <div className="print:hidden">
        <MarkedTextArea
          id="job-text"
          label={texts.text}
          helper={texts.textHint}
          maxLength={limits.jobTextMax}
          error={fault ? faultWords : null}
          value={fields.text}
          marks={marksOf(draft, lookedAt)}
          isDisabled={save.isPending}
          onValueChange={(text) => draft.change({ text })}
        />
      </div>
      {/* A field does not go on from one sheet to the next. */}
      {isPrinting && (
        <p dir="auto" className="text-14 whitespace-pre-wrap">
          {fields.text}
        </p>
      )}
      <JobUpload
        onText={(text) => {
          draft.change({ text });
          draft.setOrigin('uploaded');
        }}
      />
      {fields.text.trim() !== '' && (
        <WordingNotes
          notes={wording}
          onReplace={(note) => draft.change({ text: replaceWording(fields.text, note) })}
          onShow={({ start, end }) => {
            const area = document.getElementById('job-text');
            if (!(area instanceof HTMLTextAreaElement)) return;
            area.focus();
            area.setSelectionRange(start, end);
          }}
        />
      )}
    </form>
  );
}

function marksOf({ rows, wording }: Draft, lookedAt: string | null): TextMark[] {
  return [
    ...rows
      .filter(({ id }) => id === lookedAt)
      .flatMap(({ evidence }) => evidence.map((place) => ({ ...place, look: 'asked' as const }))),
    ...wording.map(({ start, end }) => ({ start, end, look: 'note' as const })),
  ];
}
