import { limits } from '@winnow/contracts';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import { toasts } from '../../../ui/toast/toasts.ts';
import { useIsPrinting } from '../../../ui/use-is-printing.ts';
import { MarkedTextArea, type TextMark } from '../wording/marked-text-area.tsx';
import { replaceWording } from '../wording/replace-wording.ts';
import { WordingNotes } from '../wording/wording-notes.tsx';
import { editorTexts } from './editor-texts.ts';
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
  /** Shows a place in the text. */
  readonly onShow: (place: { readonly start: number; readonly end: number }) => void;
};

/** Title, company, place and the text, with what it asks for and what could be worded better marked in it. */
export function JobTextForm({ draft, fault, lookedAt, onSubmit, onShow }: JobTextFormProps) {
  const { fields: labels, text: texts } = useTexts(editorTexts);
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
          label={labels.title}
          placeholder={job ? undefined : labels.titleHint}
          value={fields.title}
          onValueChange={(title) => draft.change({ title })}
        />
        <TextInput
          label={labels.company}
          value={fields.company}
          onValueChange={(company) => draft.change({ company })}
        />
        <TextInput
          label={labels.place}
          value={fields.place}
          onValueChange={(place) => draft.change({ place })}
        />
      </div>
      <div className="print:hidden">
        <MarkedTextArea
          id="job-text"
          label={texts.label}
          helper={texts.hint}
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
          const undo = draft.replaceText(text, 'uploaded');
          return fields.text.trim() === '' ? null : undo;
        }}
      />
      {fields.text.trim() !== '' && (
        <WordingNotes
          notes={wording}
          onReplace={(note) => {
            const undo = draft.replaceText(replaceWording(fields.text, note));
            toasts.add('info', texts.replaced, { undo });
          }}
          onShow={onShow}
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
