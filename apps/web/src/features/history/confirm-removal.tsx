import type { ReactNode } from 'react';
import { useTexts } from '../../lib/language/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { historyTexts } from './history-texts.ts';

type ConfirmRemovalProps = {
  readonly title: string;
  readonly words: string;
  readonly isBusy: boolean;
  readonly onClose: () => void;
  readonly onRemove: () => void;
  readonly children?: ReactNode;
};

/** Asked before what cannot be brought back. */
export function ConfirmRemoval({ title, words, isBusy, onClose, onRemove, children }: ConfirmRemovalProps) {
  const texts = useTexts(historyTexts);
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="sm"
      title={title}
      description={words}
      actions={
        <>
          <Button onClick={onClose}>{texts.keep}</Button>
          <Button look="danger" isLoading={isBusy} loadingLabel={texts.removing} onClick={onRemove}>
            {texts.remove}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
