import { limits } from '@winnow/contracts';
import { useRef, useState } from 'react';
import { profileTexts } from '../../../entities/account/profile-texts.ts';
import { usePictureChange } from '../../../entities/account/use-profile.ts';
import { useFormats, useTexts } from '../../../lib/language/use-texts.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { FieldError } from '../../../ui/inputs/field.tsx';
import { Avatar } from '../../../ui/marks/avatar.tsx';
import { toasts } from '../../../ui/toast/toasts.ts';
import { CropDialog } from './crop-dialog.tsx';

type PictureFieldProps = { readonly name: string; readonly imageUrl: string | null };

/** The person's picture: chosen, cut and taken away at once, without the button of the form. */
export function PictureField({ name, imageUrl }: PictureFieldProps) {
  const { picture: texts, saved } = useTexts(profileTexts);
  const { fileSize } = useFormats();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<ImageBitmap | null>(null);
  const [error, setError] = useState<string | null>(null);
  const upload = usePictureChange(() => {
    setChosen(null);
    toasts.add('success', saved);
  });
  const removal = usePictureChange(() => toasts.add('success', texts.removed));

  async function choose(file: File | undefined): Promise<void> {
    setError(null);
    if (!file) return;
    if (file.size > limits.fileBytes) return setError(texts.tooLarge(fileSize(limits.fileBytes)));
    try {
      setChosen(await createImageBitmap(file));
    } catch {
      setError(texts.unreadable);
    }
  }

  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
      <Avatar name={name} imageUrl={imageUrl} size="lg" />
      <fieldset aria-describedby="picture-helper" className="min-w-0 flex-1 basis-64">
        <legend className="text-14 font-medium">{texts.label}</legend>
        <p id="picture-helper" className="mt-0.5 text-13 text-quiet">
          {texts.helper}
        </p>
        <input
          ref={input}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          aria-label={texts.choose}
          hidden
          onChange={({ currentTarget }) => {
            void choose(currentTarget.files?.[0]);
            // So that the same file can be chosen again.
            currentTarget.value = '';
          }}
        />
        <div className="mt-3 flex flex-wrap gap-2">
          <Button size="sm" onClick={() => input.current?.click()}>
            {imageUrl ? texts.change : texts.choose}
          </Button>
          {imageUrl && (
            <Button
              size="sm"
              variant="quiet"
              isLoading={removal.isPending}
              onClick={() => removal.mutate(null)}
            >
              {texts.remove}
            </Button>
          )}
        </div>
        <div role="alert" className="mt-2 empty:hidden">
          {error && <FieldError id="picture-error">{error}</FieldError>}
        </div>
      </fieldset>
      {chosen && (
        <CropDialog
          picture={chosen}
          isSaving={upload.isPending}
          onUse={(picture) => upload.mutate(picture)}
          onClose={() => setChosen(null)}
        />
      )}
    </div>
  );
}
