import { FolderUp } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../buttons/button.tsx';

type FolderButtonProps = {
  readonly label: string;
  readonly isDisabled: boolean;
  readonly onFiles: (files: readonly File[]) => void;
};

/** A button to choose a whole folder, for people who do not drag. */
export function FolderButton({ label, isDisabled, onFiles }: FolderButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        icon={<FolderUp aria-hidden="true" />}
        disabled={isDisabled}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        // React has no property of this name yet; every browser has the attribute.
        {...{ webkitdirectory: '' }}
        tabIndex={-1}
        aria-hidden="true"
        className="hidden"
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
