import { useRef } from 'react';
import { Button } from '../buttons/button.tsx';
import { Avatar } from '../marks/avatar.tsx';
import { FieldError } from './field.tsx';

type PictureChoiceProps = {
  readonly id: string;
  /** Whose picture it is. */
  readonly name: string;
  readonly imageUrl: string | null;
  readonly words: {
    readonly label: string;
    readonly helper: string;
    readonly choose: string;
    readonly change: string;
    readonly remove: string;
  };
  readonly error: string | null;
  readonly isBusy: boolean;
  readonly onChoose: (file: File) => void;
  readonly onRemove: () => void;
};

/** A picture with buttons to replace and remove it, which take effect immediately. */
export function PictureChoice(props: PictureChoiceProps) {
  const { id, name, imageUrl, words, error, isBusy, onChoose, onRemove } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
      <Avatar name={name} imageUrl={imageUrl} size="lg" />
      <fieldset aria-describedby={`${id}-helper`} className="min-w-0 flex-1 basis-64">
        <legend className="text-14 font-medium">{words.label}</legend>
        <p id={`${id}-helper`} className="mt-0.5 text-13 text-quiet">
          {words.helper}
        </p>
        <input
          ref={input}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          aria-label={words.choose}
          hidden
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) onChoose(file);
            // So that the same file can be chosen again.
            currentTarget.value = '';
          }}
        />
        <div className="mt-3 flex flex-wrap gap-2">
          <Button size="sm" isLoading={isBusy} onClick={() => input.current?.click()}>
            {imageUrl ? words.change : words.choose}
          </Button>
          {imageUrl && !isBusy && (
            <Button size="sm" variant="quiet" onClick={onRemove}>
              {words.remove}
            </Button>
          )}
        </div>
        <div role="alert" className="mt-2 empty:hidden">
          {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
        </div>
      </fieldset>
    </div>
  );
}
