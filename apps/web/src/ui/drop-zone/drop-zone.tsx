import { FileUp } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { Button } from '../buttons/button.tsx';

type DropZoneProps = {
  readonly id: string;
  readonly label: string;
  readonly invitation: string;
  readonly buttonLabel: string;
  readonly limits: ReactNode;
  /** Shown over the zone while a file is dragged over the page. */
  readonly releaseLabel: string;
  /** Value of the file input's `accept`. */
  readonly accept: string;
  readonly errorId?: string | undefined;
  /** A file is dragged over the page: see `usePageFiles`. */
  readonly isOver: boolean;
  readonly isDisabled?: boolean;
  /** Several files may be chosen at once. */
  readonly isMultiple?: boolean;
  /** All files chosen; never empty. */
  readonly onFiles: (files: readonly File[]) => void;
};

/** A button to choose files, with an area that shows where dragged files can be dropped. */
export function DropZone({
  errorId,
  isOver,
  isDisabled = false,
  isMultiple = false,
  onFiles,
  ...rest
}: DropZoneProps) {
  const { id, label, invitation, buttonLabel, limits, releaseLabel, accept } = rest;
  const input = useRef<HTMLInputElement>(null);
  const limitsId = useId();
  return (
    <div
      className={classNames(
        'grid min-h-72 grow content-center justify-items-center gap-4 rounded-card border border-dashed p-6 text-center transition-colors',
        isOver
          ? 'border-field bg-field-soft'
          : errorId
            ? 'border-not-met bg-raised'
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
        multiple={isMultiple}
        tabIndex={-1}
        aria-hidden="true"
        className="hidden"
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // Without this, choosing the same file again would fire no change event.
          event.target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
      <p id={limitsId} className="max-w-sm text-13 text-quiet">
        {limits}
      </p>
    </div>
  );
}
