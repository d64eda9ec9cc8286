import { useSearchParams } from 'react-router';
import { useTexts } from '../../lib/language/use-texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/notices/notice.tsx';
import { PageSection } from '../../ui/page/page-section.tsx';
import { Skeleton } from '../../ui/waiting/skeleton.tsx';
import { AddressForm } from './address-form.tsx';
import { billingTexts } from './billing-texts.ts';
import { InvoiceList } from './invoice-list.tsx';
import { PaymentMethods } from './payment-methods.tsx';
import { PlanCard } from './plan-card.tsx';
import { PortalButton } from './portal-button.tsx';
import { TopUps } from './top-ups.tsx';
import { useBillingState, usePriceList } from './use-billing.ts';
import { VatNote } from './vat-note.tsx';

/** The plan, packs of credits, invoices and the billing address. */
export function BillingPage() {
  const texts = useTexts(billingTexts);
  const [search] = useSearchParams();
  const checkout = search.get('checkout');
  const state = useBillingState(checkout === 'done');
  const prices = usePriceList();
  const error = state.error ?? prices.error;
  // A plan billed by invoice from before Stripe was switched on stays on invoices.
  const isWrittenAtStripe = state.data?.paymentKind === 'stripe' && state.data.source !== 'invoice';
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-10 sm:px-6 sm:py-14">
      <title>{texts.title}</title>
      <h1 className="mb-8 font-serif text-31 tracking-tight">{texts.heading}</h1>
      {(checkout === 'done' || checkout === 'cancelled') && (
        <p role="status" className="mb-8 rounded-card border border-rule bg-raised px-4 py-3 text-14">
          {texts[checkout]}
        </p>
      )}
      {error ? (
        <Notice tone="error" heading={texts.failed}>
          <Button
            className="mt-2"
            onClick={() => {
              void state.refetch();
              void prices.refetch();
            }}
          >
            {texts.retry}
          </Button>
        </Notice>
      ) : (
        <>
          <PageSection width="page" id="plan" {...texts.plan}>
            {state.data && prices.data ? (
              <PlanCard state={state.data} prices={prices.data} />
            ) : (
              <Skeleton className="h-44 w-full" />
            )}
          </PageSection>
          <PageSection width="page" id="credits" {...texts.topUp}>
            {state.data && prices.data ? (
              state.data.plan === 'enterprise' ? (
                <p className="text-14">{texts.topUp.unlimited}</p>
              ) : (
                <>
                  <TopUps prices={prices.data} paymentKind={state.data.paymentKind} />
                  <VatNote vatRate={prices.data.vatRate} />
                </>
              )
            ) : (
              <Skeleton className="h-36 w-full" />
            )}
          </PageSection>
        </>
      )}
      <PageSection width="page" id="invoices" {...texts.invoices}>
        <InvoiceList isAwaited={checkout === 'done'} />
      </PageSection>
      <PageSection
        width="page"
        id="address"
        heading={texts.address.heading}
        explanation={isWrittenAtStripe ? texts.address.atStripe : texts.address.explanation}
      >
        {isWrittenAtStripe ? <PortalButton>{texts.address.change}</PortalButton> : <AddressForm />}
      </PageSection>
      <PageSection width="page" id="methods" {...texts.methods}>
        <PaymentMethods isByStripe={state.data?.paymentKind === 'stripe'} />
      </PageSection>
    </div>
  );
}
