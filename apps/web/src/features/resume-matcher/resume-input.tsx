import { FileText } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../lib/language/use-texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { DropZone } from '../../ui/drop-zone/drop-zone.tsx';
import { FieldError } from '../../ui/inputs/field.tsx';
import { TextArea } from '../../ui/inputs/text-area.tsx';
import { acceptedFiles } from './check-input.ts';
import { resumeMatcherTexts } from './resume-matcher-texts.ts';

/** The resume as chosen so far: a file, or text that is being pasted. */
export type ResumeChoice =
  | { readonly kind: 'none' }
  | { readonly kind: 'file'; readonly file: File }
  | { readonly kind: 'text'; readonly text: string };

type ResumeInputProps = {
  /** Id of the control that an error leads to. */
  readonly id: string;
  readonly choice: ResumeChoice;
  readonly error: string | null;
  /** A file is dragged over the page. */
  readonly isOver: boolean;
  readonly isDisabled: boolean;
  readonly onChoice: (choice: ResumeChoice) => void;
  readonly onFiles: (files: readonly File[]) => void;
};

/** Input of a resume as a file or as text. */
export function ResumeInput({ id, choice, error, isOver, isDisabled, ...handlers }: ResumeInputProps) {
  const texts = useTexts(resumeMatcherTexts);
  // The control that was used disappears with its change; the control that replaces it gets the focus.
  const isReplaced = useRef(false);
  useEffect(() => {
    if (isReplaced.current) document.getElementById(id)?.focus();
    isReplaced.current = false;
  });

  function onChoice(next: ResumeChoice): void {
    isReplaced.current = next.kind !== choice.kind;
    handlers.onChoice(next);
  }

  function onFiles(files: readonly File[]): void {
    isReplaced.current = true;
    handlers.onFiles(files);
  }

  if (choice.kind === 'text') {
    return (
      <div className="flex h-full flex-col items-start gap-2">
        <TextArea
          id={id}
          className="w-full grow"
          label={texts.resume}
          helper={texts.resumeTextHelper}
          required
          value={choice.text}
          error={error ?? undefined}
          disabled={isDisabled}
          onValueChange={(text) => onChoice({ kind: 'text', text })}
        />
        <Button
          variant="quiet"
          size="sm"
          className="-ms-3"
          disabled={isDisabled}
          onClick={() => onChoice({ kind: 'none' })}
        >
          {texts.fileInstead}
        </Button>
      </div>
    );
  }
  return (
    <div className="flex h-full flex-col items-start gap-2">
      <p className="text-14 font-medium">
        {texts.resume}
        <span aria-hidden="true" className="ms-1 text-not-met">
          *
        </span>
      </p>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <div className="flex w-full grow flex-col">
        {choice.kind === 'file' ? (
          <ChosenFile
            id={id}
            file={choice.file}
            isDisabled={isDisabled}
            onRemove={() => onChoice({ kind: 'none' })}
          />
        ) : (
          <DropZone
            id={id}
            label={texts.resume}
            invitation={texts.dropInvitation}
            releaseLabel={texts.dropRelease}
            buttonLabel={texts.chooseFile}
            limits={texts.fileLimits}
            accept={acceptedFiles}
            errorId={error ? `${id}-error` : undefined}
            isOver={isOver}
            isDisabled={isDisabled}
            onFiles={onFiles}
          />
        )}
      </div>
      {choice.kind === 'none' && (
        <Button
          variant="quiet"
          size="sm"
          disabled={isDisabled}
          onClick={() => onChoice({ kind: 'text', text: '' })}
        >
          {texts.pasteInstead}
        </Button>
      )}
    </div>
  );
}

type ChosenFileProps = {
  readonly id: string;
  readonly file: File;
  readonly isDisabled: boolean;
  readonly onRemove: () => void;
};

function ChosenFile({ id, file, isDisabled, onRemove }: ChosenFileProps) {
  const texts = useTexts(resumeMatcherTexts);
  return (
    <div className="flex animate-arrive items-center gap-4 rounded-card border border-edge bg-raised p-4">
      <FileText aria-hidden="true" className="size-8 shrink-0 text-field" strokeWidth={1.25} />
      <div className="min-w-0 grow">
        <p className="font-medium break-words">{file.name}</p>
        <p className="text-13 text-quiet">{texts.fileSize(file.size)}</p>
      </div>
      <Button
        id={id}
        size="sm"
        disabled={isDisabled}
        aria-label={texts.removeFileOf(file.name)}
        onClick={onRemove}
      >
        {texts.removeFile}
      </Button>
    </div>
  );
}
