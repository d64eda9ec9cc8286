import { useMutation } from '@tanstack/react-query';
import { uploadJobText } from '@winnow/contracts';
import { offeredExtensions } from '@winnow/document-model';
import { FileUp } from 'lucide-react';
import { useRef } from 'react';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { api } from '../../../lib/requests/api-client.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { toasts } from '../../../ui/toast/toasts.ts';
import { editorTexts } from './editor-texts.ts';

const accept = offeredExtensions.map((extension) => `.${extension}`).join(',');

type JobUploadProps = {
  /** Called with the text; a returned function restores the previous text. */
  readonly onText: (text: string) => (() => void) | null;
};

/** Reads the text of an advert from a file. */
export function JobUpload({ onText }: JobUploadProps) {
  const { text: texts } = useTexts(editorTexts);
  const input = useRef<HTMLInputElement>(null);
  const upload = useMutation({
    mutationFn: async (file: File) => (await api.call(uploadJobText, { file })).data,
    onSuccess({ text, cut, fileName }) {
      const undo = onText(text);
      toasts.add(cut ? 'warning' : 'success', cut ? texts.cut : texts.uploaded(fileName), { undo });
    },
  });
  return (
    <div>
      <Button
        size="sm"
        icon={<FileUp aria-hidden="true" />}
        isLoading={upload.isPending}
        loadingLabel={texts.uploading}
        onClick={() => input.current?.click()}
      >
        {texts.upload}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        tabIndex={-1}
        aria-hidden="true"
        className="hidden"
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) upload.mutate(file);
        }}
      />
    </div>
  );
}
