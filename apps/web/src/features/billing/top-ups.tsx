import type { PriceList } from '@winnow/contracts';
import { useFormats, useTexts } from '../../lib/language/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { toasts } from '../../ui/toast/toasts.ts';
import { wholeUnits } from './amount.ts';
import { billingTexts } from './billing-texts.ts';
import { useTopUp } from './use-billing.ts';

/** Packs of credits. */
export function TopUps({ prices: { topUps, currency } }: { readonly prices: PriceList }) {
  const { topUp: texts } = useTexts(billingTexts);
  const { money, number } = useFormats();
  const order = useTopUp(() => toasts.add('success', texts.ordered));
  return (
    <ul className="grid gap-4 sm:grid-cols-3">
      {topUps.map(({ id, credits, price }) => (
        <li key={id} className="grid gap-1 rounded-card border border-rule bg-raised p-5">
          <p className="font-serif text-25 tabular-nums">{number(credits)}</p>
          <p className="mb-4 text-14 text-quiet">{money(wholeUnits(price, currency), currency)}</p>
          <Button
            aria-label={texts.buy(texts.credits(credits))}
            isLoading={order.isPending && order.variables === id}
            loadingLabel={texts.buying}
            disabled={order.isPending}
            onClick={() => order.mutate(id)}
          >
            {texts.buyShort}
          </Button>
        </li>
      ))}
    </ul>
  );
}
