import { useTexts } from '../../lib/language/use-texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { billingTexts } from './billing-texts.ts';
import { usePaymentPortal } from './use-billing.ts';

/** Link to the payment provider's portal for cards and addresses. @param children label */
export function PortalButton({ children }: { readonly children: string }) {
  const { methods: texts } = useTexts(billingTexts);
  const portal = usePaymentPortal();
  return (
    <Button isLoading={portal.isPending} loadingLabel={texts.opening} onClick={() => portal.mutate()}>
      {children}
    </Button>
  );
}
