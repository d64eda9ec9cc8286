import { type BillingState, creditsByPlan, type PriceList, seatsByPlan } from '@winnow/contracts';
import { useState } from 'react';
import { Link } from 'react-router';
import { wholeUnits } from '../../entities/invoices/amount.ts';
import { useCurrentOrganization } from '../../entities/organization/use-organizations.ts';
import { SeatsLine } from '../../entities/spending/seats-line.tsx';
import { spendingTexts } from '../../entities/spending/spending-texts.ts';
import { useMemberNames, useSeats } from '../../entities/spending/use-spending.ts';
import { useFormats, useTexts } from '../../lib/language/use-texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Badge } from '../../ui/marks/badge.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { toasts } from '../../ui/toast/toasts.ts';
import { billingTexts } from './billing-texts.ts';
import { OrderDialog } from './order-dialog.tsx';
import { useCancelPlan, useResumePlan, useSubscribe } from './use-billing.ts';

type PlanCardProps = { readonly state: BillingState; readonly prices: PriceList };

/** The user's plan, its next change, and the available action. */
export function PlanCard({ state, prices }: PlanCardProps) {
  const { plan: texts, plans } = useTexts(billingTexts);
  const { money } = useFormats();
  const isTeam = useCurrentOrganization()?.isPersonal === false;
  const { data: seats } = useSeats(isTeam);
  const { noOwn } = useTexts(spendingTexts);
  return (
    <div className="grid gap-6 rounded-card border border-rule bg-raised p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div>
          <p className="text-13 text-quiet">{texts.current}</p>
          <p className="mt-1 flex items-center gap-3 font-serif text-25">
            {plans[state.plan]}
            {state.status === 'past-due' && <Badge tone="not-met">{texts.pastDue}</Badge>}
          </p>
          <p className="mt-1 text-14 text-quiet">
            {isTeam && state.plan === 'free' ? noOwn : texts.monthly(creditsByPlan[state.plan])}
          </p>
          {creditsByPlan[state.plan] > 0 && !(isTeam && state.plan === 'free') && (
            <p className="mt-1 max-w-lg text-13 text-quiet">{texts.whenMonthly}</p>
          )}
        </div>
        <Price state={state} prices={prices} />
      </div>
      <Outlook state={state} />
      {seats && <SeatsLine seats={seats} />}
      <div className="flex flex-wrap items-center gap-3 border-t border-rule pt-5">
        <PlanAction
          state={state}
          price={money(wholeUnits(proPrice(prices), prices.currency), prices.currency)}
        />
        <p className="text-14 text-quiet sm:ms-auto">
          {state.source !== 'operator' && `${texts.enterprise} `}
          <Link to="/support" className="text-field underline underline-offset-4">
            {texts.talk}
          </Link>
        </p>
      </div>
    </div>
  );
}

/** Price of the plan; gifts and contracts have no list price. */
function Price({ state: { plan, source }, prices: { plans, currency } }: PlanCardProps) {
  const { plan: texts } = useTexts(billingTexts);
  const { money } = useFormats();
  const price = plans.find((each) => each.plan === plan)?.price ?? null;
  const isListed = price !== null && source !== 'operator' && source !== 'offer';
  return (
    <p className="text-end">
      <span className="font-serif text-25">
        {isListed
          ? money(wholeUnits(price, currency), currency)
          : source === 'offer'
            ? texts.gift
            : texts.byAgreement}
      </span>
      {isListed && <span className="ms-1.5 text-14 text-quiet">{texts.aMonth}</span>}
    </p>
  );
}

/** The next change of the plan and its date. */
function Outlook({ state }: { readonly state: BillingState }) {
  const { plan: texts } = useTexts(billingTexts);
  const { date } = useFormats();
  const { status, source, periodEnd, endsAtPeriodEnd } = state;
  if (source === 'free') return null;
  if (source === 'operator') {
    const words = periodEnd ? texts.byContractUntil(date(periodEnd)) : texts.byContract;
    return <p className="text-14">{words}</p>;
  }
  if (!periodEnd) return null;
  const day = date(periodEnd);
  if (status === 'past-due') {
    // Stripe retries automatically, and gives up on its own date.
    const isAtStripe = source === 'stripe' && !endsAtPeriodEnd;
    const words = endsAtPeriodEnd ? texts.pastDueEnds(day) : texts.pastDueWords(day);
    return <p className="max-w-[65ch] text-14 text-not-met">{isAtStripe ? texts.pastDueAtStripe : words}</p>;
  }
  const words =
    source === 'offer' ? texts.endsOffer(day) : endsAtPeriodEnd ? texts.ends(day) : texts.goesOn(day);
  return <p className="max-w-[65ch] text-14">{words}</p>;
}

function proPrice({ plans }: PriceList): number {
  return plans.find(({ plan }) => plan === 'pro')?.price ?? 0;
}

/** @param price of a month of Pro, in words */
function PlanAction({ state, price }: { readonly state: BillingState; readonly price: string }) {
  const { source, endsAtPeriodEnd, periodEnd, paymentKind } = state;
  const { plan: texts } = useTexts(billingTexts);
  const [isAsking, setAsking] = useState(false);
  const isGift = source === 'offer';
  const begin = useSubscribe(() => toasts.add('success', isGift ? texts.kept : texts.started));
  const resume = useResumePlan(() => toasts.add('success', texts.resumed));
  if (source === 'operator') return null;
  if (source === 'free' || isGift) {
    return (
      <>
        <Button
          variant="primary"
          isLoading={begin.isPending}
          loadingLabel={texts.starting}
          // Stripe shows the order on its own page.
          onClick={() => (paymentKind === 'invoice' ? setAsking(true) : begin.mutate())}
        >
          {isGift ? texts.keepPro : texts.choose}
        </Button>
        {isAsking && (
          <OrderDialog
            title={texts.orderTitle}
            words={isGift ? texts.keepWords(price) : texts.orderWords(price)}
            isOrdering={begin.isPending}
            onOrder={() => begin.mutate(undefined, { onSettled: () => setAsking(false) })}
            onClose={() => setAsking(false)}
          />
        )}
      </>
    );
  }
  if (endsAtPeriodEnd) {
    return (
      <Button variant="primary" isLoading={resume.isPending} onClick={() => resume.mutate()}>
        {texts.resume}
      </Button>
    );
  }
  return (
    <>
      <Button onClick={() => setAsking(true)}>{texts.cancel}</Button>
      {isAsking && <CancelDialog periodEnd={periodEnd} onClose={() => setAsking(false)} />}
    </>
  );
}

type CancelDialogProps = { readonly periodEnd: string | null; readonly onClose: () => void };

function CancelDialog({ periodEnd, onClose }: CancelDialogProps) {
  const { plan: texts } = useTexts(billingTexts);
  const { date } = useFormats();
  const cancel = useCancelPlan(() => {
    onClose();
    toasts.add('success', texts.cancelDone);
  });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="sm"
      title={texts.cancelTitle}
      description={periodEnd && texts.cancelWords(date(periodEnd))}
      actions={
        <>
          <Button onClick={onClose}>{texts.keep}</Button>
          <Button variant="danger" isLoading={cancel.isPending} onClick={() => cancel.mutate()}>
            {texts.cancel}
          </Button>
        </>
      }
    >
      <SeatsLost />
    </Dialog>
  );
}

/** Members of a team who would lose their seat. */
function SeatsLost() {
  const { seats: texts } = useTexts(spendingTexts);
  const { list } = useFormats();
  const isTeam = useCurrentOrganization()?.isPersonal === false;
  const { data: seats } = useSeats(isTeam);
  const { data: members } = useMemberNames(isTeam);
  if (!seats || !members || seats.withoutSeatOnFree.length === 0) return null;
  const names = members
    .filter(({ userId }) => seats.withoutSeatOnFree.includes(userId))
    .map(({ name, email }) => name || email);
  return <p className="text-14">{texts.lose(list(names), seatsByPlan.free)}</p>;
}
