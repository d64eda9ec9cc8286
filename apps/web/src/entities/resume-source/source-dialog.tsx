import { limits } from '@winnow/contracts';
import { type SubmitEvent, useState } from 'react';
import { useTexts } from '../../lib/language/use-texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { SuggestionChips } from '../candidates/bulk/suggestion-chips.tsx';
import { sourceTexts } from './source-texts.ts';
import { useLabelSource, useSourceLabels } from './use-sources.ts';

type SourceDialogProps = {
  readonly fileIds: readonly string[];
  /** The common label; empty if they differ. */
  readonly label: string;
  readonly onClose: () => void;
};

/** Sets where some resumes came from. */
export function SourceDialog({ fileIds, label, onClose }: SourceDialogProps) {
  const texts = useTexts(sourceTexts);
  const labels = useSourceLabels();
  const save = useLabelSource();
  const [typed, setTyped] = useState(label);
  const words = typed.trim();
  const isTooLong = words.length > limits.sourceLabelMax;
  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (isTooLong) return;
    save.mutate({ ids: [...fileIds], label: words === '' ? null : words }, { onSuccess: onClose });
  }
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="sm"
      title={texts.title(fileIds.length)}
      description={texts.explanation}
    >
      <form noValidate onSubmit={submit} className="grid gap-4">
        <TextInput
          size="sm"
          label={texts.field}
          value={typed}
          error={isTooLong ? texts.tooLong : undefined}
          autoComplete="off"
          onValueChange={setTyped}
        />
        <SuggestionChips
          label={texts.suggestions}
          suggestions={labels}
          typed={typed === label ? '' : typed}
          onChoose={setTyped}
        />
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" variant="primary" isLoading={save.isPending}>
            {texts.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
