import { limits } from '@winnow/contracts';
import { useState } from 'react';
import { profileTexts } from '../../../entities/account/profile-texts.ts';
import { usePictureChange } from '../../../entities/account/use-profile.ts';
import { useFormats, useTexts } from '../../../lib/language/use-texts.ts';
import { PictureChoice } from '../../../ui/inputs/picture-choice.tsx';
import { toasts } from '../../../ui/toast/toasts.ts';
import { CropDialog } from './crop-dialog.tsx';

type PictureFieldProps = { readonly name: string; readonly imageUrl: string | null };

/** The user's picture: choosing, cropping and removing it takes effect at once, without the form's button. */
export function PictureField({ name, imageUrl }: PictureFieldProps) {
  const { picture: texts, saved } = useTexts(profileTexts);
  const { fileSize } = useFormats();
  const [chosen, setChosen] = useState<ImageBitmap | null>(null);
  const [error, setError] = useState<string | null>(null);
  const upload = usePictureChange(() => {
    setChosen(null);
    toasts.add('success', saved);
  });
  const removal = usePictureChange(() => toasts.add('success', texts.removed));

  async function choose(file: File): Promise<void> {
    setError(null);
    if (file.size > limits.fileBytes) return setError(texts.tooLarge(fileSize(limits.fileBytes)));
    try {
      setChosen(await createImageBitmap(file));
    } catch {
      setError(texts.unreadable);
    }
  }

  return (
    <>
      <PictureChoice
        id="picture"
        name={name}
        imageUrl={imageUrl}
        words={texts}
        error={error}
        isBusy={removal.isPending}
        onChoose={(file) => void choose(file)}
        onRemove={() => removal.mutate(null)}
      />
      {chosen && (
        <CropDialog
          picture={chosen}
          isSaving={upload.isPending}
          onUse={(picture) => upload.mutate(picture)}
          onClose={() => setChosen(null)}
        />
      )}
    </>
  );
}
