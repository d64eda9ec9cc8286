import type { PaymentKind, PriceList, TopUpId } from '@winnow/contracts';
import { useState } from 'react';
import { wholeUnits } from '../../entities/invoices/amount.ts';
import { useFormats, useTexts } from '../../lib/language/use-texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { toasts } from '../../ui/toast/toasts.ts';
import { billingTexts } from './billing-texts.ts';
import { OrderDialog } from './order-dialog.tsx';
import { useTopUp } from './use-billing.ts';

type TopUpsProps = { readonly prices: PriceList; readonly paymentKind: PaymentKind };

/** Packs of credits. */
export function TopUps({ prices: { topUps, currency }, paymentKind }: TopUpsProps) {
  const { topUp: texts } = useTexts(billingTexts);
  const { money, number } = useFormats();
  const order = useTopUp(() => toasts.add('success', texts.ordered));
  const [askedId, setAskedId] = useState<TopUpId | null>(null);
  const asked = topUps.find(({ id }) => id === askedId);
  const priceOf = (price: number) => money(wholeUnits(price, currency), currency);
  return (
    <>
      <ul className="grid gap-4 sm:grid-cols-3">
        {topUps.map(({ id, credits, price }) => (
          <li key={id} className="grid gap-1 rounded-card border border-rule bg-raised p-5">
            <p className="font-serif text-25 tabular-nums">
              {number(credits)} <span className="font-sans text-14 text-quiet">{texts.unit}</span>
            </p>
            <p className="mb-4 text-14 text-quiet">{priceOf(price)}</p>
            <Button
              aria-label={texts.buy(texts.credits(credits))}
              isLoading={order.isPending && order.variables === id}
              loadingLabel={texts.buying}
              disabled={order.isPending}
              onClick={() => (paymentKind === 'invoice' ? setAskedId(id) : order.mutate(id))}
            >
              {texts.buyShort}
            </Button>
          </li>
        ))}
      </ul>
      {asked && (
        <OrderDialog
          title={texts.orderTitle(texts.credits(asked.credits))}
          words={texts.orderWords(priceOf(asked.price))}
          isOrdering={order.isPending}
          onOrder={() => order.mutate(asked.id, { onSettled: () => setAskedId(null) })}
          onClose={() => setAskedId(null)}
        />
      )}
    </>
  );
}
