import { useTexts } from '../../lib/language/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { billingTexts } from './billing-texts.ts';

type OrderDialogProps = {
  /** What is ordered. */
  readonly title: string;
  /** What it costs, and what comes when. */
  readonly words: string;
  readonly isOrdering: boolean;
  readonly onOrder: () => void;
  readonly onClose: () => void;
};

/** The last step of an order that is paid by invoice: a bill is sent with the next press. */
export function OrderDialog({ title, words, isOrdering, onOrder, onClose }: OrderDialogProps) {
  const { order: texts } = useTexts(billingTexts);
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="sm"
      title={title}
      description={words}
      actions={
        <>
          <Button onClick={onClose}>{texts.notNow}</Button>
          <Button look="primary" isLoading={isOrdering} loadingLabel={texts.ordering} onClick={onOrder}>
            {texts.confirm}
          </Button>
        </>
      }
    />
  );
}
