import { limits } from '@winnow/contracts';
import { Check, Pencil } from 'lucide-react';
import { useRef } from 'react';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { toasts } from '../../../ui/toast/toasts.ts';
import { useIsPrinting } from '../../../ui/use-is-printing.ts';
import { MarkedTextArea, type TextMark } from '../wording/marked-text-area.tsx';
import { replaceWording } from '../wording/replace-wording.ts';
import { WordingNotes } from '../wording/wording-notes.tsx';
import { editorTexts } from './editor-texts.ts';
import { JobFieldInputs } from './job-field-inputs.tsx';
import { JobUpload } from './job-upload.tsx';
import { ReadText } from './read-text.tsx';
import type { useJobDraft } from './use-job-draft.ts';

type Draft = ReturnType<typeof useJobDraft>;

type JobTextFormProps = {
  readonly draft: Draft;
  /** Validation error of the text after an attempt to save; `null` before, or if valid. */
  readonly error: Draft['error'];
  /** The requirement that is highlighted in the text. */
  readonly highlighted: string | null;
  /** Whether the text is being edited; otherwise it is shown as read. */
  readonly isWriting: boolean;
  readonly onWriting: (isWriting: boolean) => void;
  readonly onSubmit: () => void;
  /** Shows a place in the text. */
  readonly onShow: (place: { readonly start: number; readonly end: number }) => void;
  /** Called to add a skipped line as a requirement. */
  readonly onInclude: (line: string) => void;
};

/** Title, company, place and the text: editable, or as read, with skipped lines and the reasons. */
export function JobTextForm(props: JobTextFormProps) {
  const { draft, error, highlighted, isWriting, onWriting, onSubmit, onShow, onInclude } = props;
  const { text: texts } = useTexts(editorTexts);
  const { fields, rows, wording, save } = draft;
  const read = useRef<HTMLElement>(null);
  const isPrinting = useIsPrinting();
  const errorText = error === 'too-short' ? texts.tooShort : texts.tooLong;
  const lookedAtPlaces = rows.filter(({ id }) => id === highlighted).flatMap(({ evidence }) => evidence);
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <JobFieldInputs draft={draft} />
      <div className="flex flex-wrap items-center gap-2 print:hidden">
        {fields.text.trim() !== '' && (
          <Button
            size="sm"
            icon={isWriting ? <Check aria-hidden="true" /> : <Pencil aria-hidden="true" />}
            onClick={() => onWriting(!isWriting)}
          >
            {isWriting ? texts.read : texts.edit}
          </Button>
        )}
        <JobUpload
          onText={(text) => {
            const undo = draft.replaceText(text, 'uploaded');
            onWriting(false);
            return fields.text.trim() === '' ? null : undo;
          }}
        />
        {!isWriting && <p className="text-13 text-quiet">{texts.asReadHint}</p>}
      </div>
      {isWriting ? (
        <div className="print:hidden">
          <MarkedTextArea
            id="job-text"
            label={texts.label}
            helper={texts.hint}
            maxLength={limits.jobTextMax}
            error={error ? errorText : null}
            value={fields.text}
            marks={marksOf(draft, highlighted)}
            isDisabled={save.isPending}
            onValueChange={(text) => draft.change({ text })}
            onPaste={() => {
              // After pasting into an empty field, shows the text as read; the user reopens the editor to write more.
              if (fields.text.trim() !== '') return;
              requestAnimationFrame(() => {
                onWriting(false);
                toasts.add('info', texts.pasted);
                requestAnimationFrame(() => read.current?.focus());
              });
            }}
          />
        </div>
      ) : (
        <ReadText
          ref={read}
          text={fields.text}
          skipped={draft.skipped}
          asked={draft.evidence}
          highlighted={lookedAtPlaces}
          known={new Set(rows.map(({ text }) => text))}
          onInclude={onInclude}
        />
      )}
      {/* A field does not go on from one sheet to the next. */}
      {isPrinting && isWriting && (
        <p dir="auto" className="text-14 whitespace-pre-wrap">
          {fields.text}
        </p>
      )}
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

function marksOf({ rows, wording }: Draft, highlighted: string | null): TextMark[] {
  return [
    ...rows
      .filter(({ id }) => id === highlighted)
      .flatMap(({ evidence }) => evidence.map((place) => ({ ...place, variant: 'asked' as const }))),
    ...wording.map(({ start, end }) => ({ start, end, variant: 'note' as const })),
  ];
}
