import { FileUp } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { classNames } from '../lib/class-names.ts';
import { Button } from './button.tsx';

type DropZoneProps = {
  readonly id: string;
  readonly label: string;
  readonly invitation: string;
  readonly buttonLabel: string;
  readonly limits: ReactNode;
  /** Shown over the zone while a file is held over the page. */
  readonly releaseLabel: string;
  /** Value of the file input's `accept`. */
  readonly accept: string;
  readonly errorId?: string | undefined;
  readonly isDisabled?: boolean;
  /** All files chosen, dropped anywhere on the page, or pasted; never empty. */
  readonly onFiles: (files: readonly File[]) => void;
};

/** Takes files by a button, by dropping them anywhere on the page, or by pasting them. */
export function DropZone(props: DropZoneProps) {
  const {
    id,
    label,
    invitation,
    buttonLabel,
    limits,
    releaseLabel,
    accept,
    errorId,
    isDisabled = false,
  } = props;
  const input = useRef<HTMLInputElement>(null);
  const limitsId = useId();
  const isOver = usePageFiles(props.onFiles, isDisabled);
  return (
    <div
      className={classNames(
        'grid min-h-72 grow content-center justify-items-center gap-4 rounded-card border border-dashed p-6 text-center transition-colors',
        isOver
          ? 'border-field bg-field-soft'
          : errorId
            ? 'border-missing bg-raised'
            : 'border-edge bg-raised',
      )}
    >
      <FileUp aria-hidden="true" className="size-8 text-field" strokeWidth={1.25} />
      <p className="font-serif text-20">{isOver ? releaseLabel : invitation}</p>
      <Button
        id={id}
        disabled={isDisabled}
        aria-label={`${label}: ${buttonLabel}`}
        aria-describedby={classNames(limitsId, errorId)}
        onClick={() => input.current?.click()}
      >
        {buttonLabel}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        tabIndex={-1}
        aria-hidden="true"
        className="hidden"
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // The same file chosen twice is a change worth hearing of.
          event.target.value = '';
          if (files.length > 0) props.onFiles(files);
        }}
      />
      <p id={limitsId} className="max-w-sm text-13 text-quiet">
        {limits}
      </p>
    </div>
  );
}

/** Hears of files dropped on or pasted into the page; true while files are held over it. */
function usePageFiles(onFiles: (files: readonly File[]) => void, isDisabled: boolean): boolean {
  const [isOver, setOver] = useState(false);
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  }, [onFiles]);

  useEffect(() => {
    if (isDisabled) return;
    const listening = new AbortController();
    const { signal } = listening;

    function take(transfer: DataTransfer | null): void {
      const files = [...(transfer?.files ?? [])];
      if (files.length > 0) latest.current(files);
    }

    function listen<Name extends 'dragover' | 'drop' | 'dragleave' | 'paste'>(
      name: Name,
      react: (event: DocumentEventMap[Name]) => void,
    ): void {
      document.addEventListener(name, react, { signal });
    }

    listen('dragover', (event) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    });
    listen('dragleave', (event) => {
      if (event.relatedTarget === null) setOver(false);
    });
    listen('drop', (event) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setOver(false);
      take(event.dataTransfer);
    });
    listen('paste', (event) => take(event.clipboardData));
    return () => listening.abort();
  }, [isDisabled]);

  return isOver;
}
