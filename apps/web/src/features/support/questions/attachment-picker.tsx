import { limits, type SupportAttachment } from '@winnow/contracts';
import { Paperclip, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { FieldError } from '../../../ui/inputs/field.tsx';
import { supportTexts } from '../support-texts.ts';
import { useAttachmentUpload } from '../use-support.ts';

type AttachmentPickerProps = {
  readonly attached: readonly SupportAttachment[];
  readonly isDisabled: boolean;
  readonly onChange: (attached: readonly SupportAttachment[]) => void;
};

/** Attachments of a message; each is uploaded as soon as it is chosen. */
export function AttachmentPicker({ attached, isDisabled, onChange }: AttachmentPickerProps) {
  const { files: texts } = useTexts(supportTexts);
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string | null>(null);
  const { mutateAsync, isPending } = useAttachmentUpload();

  async function add(chosen: readonly File[]): Promise<void> {
    setError(null);
    const tooLarge = chosen.find(({ size }) => size > limits.fileBytes);
    if (tooLarge) return setError(texts.tooLarge(tooLarge.name));
    if (attached.length + chosen.length > limits.supportAttachmentsMax) return setError(texts.tooMany);
    let all = attached;
    for (const file of chosen) {
      // A notification reports a failed upload; the others continue.
      const uploaded = await mutateAsync(file).catch(() => null);
      if (uploaded) all = [...all, uploaded];
    }
    onChange(all);
  }

  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-3">
        <Button
          size="sm"
          icon={<Paperclip aria-hidden="true" />}
          disabled={isDisabled}
          isLoading={isPending}
          loadingLabel={texts.uploading}
          onClick={() => input.current?.click()}
        >
          {texts.attach}
        </Button>
        <span className="text-13 text-quiet">{texts.hint}</span>
      </div>
      <input
        ref={input}
        type="file"
        multiple
        tabIndex={-1}
        aria-hidden="true"
        className="hidden"
        onChange={({ target }) => {
          const chosen = [...(target.files ?? [])];
          target.value = '';
          void add(chosen);
        }}
      />
      {error && <FieldError id="attachment-error">{error}</FieldError>}
      {attached.length > 0 && (
        <ul className="grid gap-1">
          {attached.map(({ id, fileName }) => (
            <li key={id} className="flex items-center gap-2 text-14">
              <bdi className="truncate">{fileName}</bdi>
              <IconButton
                size="sm"
                label={texts.remove(fileName)}
                icon={<X aria-hidden="true" />}
                onClick={() => onChange(attached.filter((each) => each.id !== id))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
