import type { Invoice } from '@winnow/contracts';
import { useTexts } from '../../lib/language/use-texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { toasts } from '../../ui/toast/toasts.ts';
import { billingTexts } from './billing-texts.ts';
import { useCorrectInvoice } from './use-billing.ts';

type CorrectDialogProps = {
  readonly invoice: Invoice;
  /** Payer of the new invoice. */
  readonly name: string;
  readonly onClose: () => void;
};

/** Asks before an invoice is voided and replaced. */
export function CorrectDialog({ invoice: { id, number }, name, onClose }: CorrectDialogProps) {
  const { invoices: texts } = useTexts(billingTexts);
  const correct = useCorrectInvoice((invoice) => toasts.add('success', texts.corrected(invoice.number)));
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="sm"
      title={texts.correctTitle(number)}
      description={texts.correctWords(name)}
      actions={
        <>
          <Button onClick={onClose}>{texts.leave}</Button>
          <Button
            variant="primary"
            isLoading={correct.isPending}
            loadingLabel={texts.correcting}
            onClick={() => correct.mutate(id, { onSettled: onClose })}
          >
            {texts.correct}
          </Button>
        </>
      }
    />
  );
}
