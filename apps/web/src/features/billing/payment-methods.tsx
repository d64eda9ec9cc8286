import { CreditCard } from 'lucide-react';
import { useTexts } from '../../lib/language/use-texts.ts';
import { Fetched } from '../../ui/waiting/fetched.tsx';
import { billingTexts } from './billing-texts.ts';
import { PortalButton } from './portal-button.tsx';
import { usePaymentMethods } from './use-billing.ts';

/** How invoices are paid. Cards are managed at the payment provider, never here. */
export function PaymentMethods({ isByStripe }: { readonly isByStripe: boolean }) {
  const { methods: texts } = useTexts(billingTexts);
  return (
    <div className="grid justify-items-start gap-4">
      <Fetched query={usePaymentMethods()} words={texts} lines={2}>
        {(methods) =>
          methods.length === 0 ? (
            <p className="text-14 text-quiet">{texts.none}</p>
          ) : (
            <ul className="grid gap-2 text-14">
              {methods.map(({ id, label, card, expires }) => (
                <li key={id} className="flex items-center gap-3">
                  <CreditCard className="size-4 text-quiet" aria-hidden="true" />
                  {card
                    ? texts.card(card.brand, card.lastDigits)
                    : id === 'transfer'
                      ? texts.transfer
                      : label}
                  {expires && <span className="text-quiet">{texts.expires(expires)}</span>}
                </li>
              ))}
            </ul>
          )
        }
      </Fetched>
      {isByStripe && <PortalButton>{texts.portal}</PortalButton>}
    </div>
  );
}
