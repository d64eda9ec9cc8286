import { useRef } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../lib/language/use-texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { billingTexts } from './billing-texts.ts';
import { useBillingAddress } from './use-billing.ts';

type OrderDialogProps = {
  /** What is ordered. */
  readonly title: string;
  /** Price and terms. */
  readonly words: string;
  readonly isOrdering: boolean;
  readonly onOrder: () => void;
  readonly onClose: () => void;
};

/** Confirms an order by invoice: the invoice is sent with the next click. */
export function OrderDialog({ title, words, isOrdering, onOrder, onClose }: OrderDialogProps) {
  const { order: texts } = useTexts(billingTexts);
  const isLeftForAddress = useRef(false);
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      lastFocus={() =>
        isLeftForAddress.current ? document.querySelector<HTMLElement>('#address input') : null
      }
      size="sm"
      title={title}
      description={words}
      actions={
        <>
          <Button onClick={onClose}>{texts.notNow}</Button>
          <Button variant="primary" isLoading={isOrdering} loadingLabel={texts.ordering} onClick={onOrder}>
            {texts.confirm}
          </Button>
        </>
      }
    >
      <MadeOutTo
        onLeave={() => {
          isLeftForAddress.current = true;
          onClose();
        }}
      />
    </Dialog>
  );
}

/** The invoice's recipient, while it can still be changed: issued invoices are final. */
function MadeOutTo({ onLeave }: { readonly onLeave: () => void }) {
  const { order: texts } = useTexts(billingTexts);
  const { data: address, isSuccess } = useBillingAddress();
  if (!isSuccess) return null;
  return (
    <div className="rounded-card border border-rule px-4 py-3 text-14">
      <p className="text-13 text-quiet">{texts.madeOutTo}</p>
      {address ? (
        <p className="mt-1 break-words">
          {[address.name, address.street, address.city, address.country].filter(Boolean).join(', ')}
        </p>
      ) : (
        <p className="mt-1">
          {texts.noAddress}{' '}
          <Link to="#address" onClick={onLeave} className="text-field underline underline-offset-4">
            {texts.toAddress}
          </Link>
        </p>
      )}
    </div>
  );
}
