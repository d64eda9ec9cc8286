import { creditsByPlan } from '@winnow/contracts';
import { Link } from 'react-router';
import { classNames } from '../../../lib/class-names.ts';
import { useFormats, useTexts } from '../../../lib/language/use-texts.ts';
import { usePageSettings } from '../../../lib/page-settings.tsx';
import { buttonClass } from '../../../ui/buttons/button.tsx';
import { StatusShape } from '../../../ui/marks/status-shape.tsx';
import { PageFrame } from '../page-frame.tsx';
import { pricingTexts } from './pricing-texts.ts';
import { usePlanPrices } from './use-plan-prices.ts';

const plans = [
  { name: 'free', to: '/register', isFeatured: false },
  { name: 'pro', to: '/billing', isFeatured: true },
  { name: 'enterprise', to: '/support', isFeatured: false },
] as const;

/** The pricing page: three plans, what a credit is, and what is free. */
export function PricingPage() {
  const texts = useTexts(pricingTexts);
  const { number } = useFormats();
  const { vatRate } = usePageSettings().prices;
  return (
    <PageFrame {...texts}>
      <ul className="mt-12 grid gap-4 lg:grid-cols-3 lg:gap-6">
        {plans.map((plan) => (
          <PlanCard key={plan.name} {...plan} />
        ))}
      </ul>
      <p className="mt-4 text-14 text-quiet">
        {texts.offer}
        {vatRate > 0 && ` ${texts.vat(`${number(vatRate / 100)} %`)}`}
      </p>
      <section className="mt-16 grid gap-x-12 gap-y-4 border-t border-ink/70 pt-8 lg:grid-cols-[5fr_7fr]">
        <h2 className="font-serif text-25 lg:text-31">{texts.free.heading}</h2>
        <ul className="grid max-w-[68ch] gap-3">
          {texts.free.points.map((point) => (
            <li key={point} className="flex gap-3">
              <StatusShape status="met" className="mt-1 size-[18px]" />
              {point}
            </li>
          ))}
        </ul>
      </section>
      <section className="mt-12 grid gap-x-12 gap-y-4 border-t border-rule pt-8 lg:grid-cols-[5fr_7fr]">
        <h2 className="font-serif text-25 lg:text-31">{texts.questions.heading}</h2>
        <dl className="grid max-w-[68ch] gap-6">
          {texts.questions.items.map(({ question, answer }) => (
            <div key={question}>
              <dt className="font-medium">{question}</dt>
              <dd className="mt-1 text-quiet">{answer}</dd>
            </div>
          ))}
        </dl>
      </section>
    </PageFrame>
  );
}

function PlanCard({ name, to, isFeatured }: (typeof plans)[number]) {
  const texts = useTexts(pricingTexts);
  const { money, number } = useFormats();
  const { currency, amount } = usePlanPrices();
  const plan = texts.plans[name];
  const price = amount[name];
  const credits = creditsByPlan[name];
  return (
    <li
      className={classNames(
        'flex flex-col rounded-card border bg-raised p-6 sm:p-8',
        isFeatured ? 'border-field shadow-float' : 'border-rule',
      )}
    >
      <h2 className="font-serif text-25">{plan.name}</h2>
      <p className="mt-4 flex min-h-12 items-baseline gap-2">
        {price === null ? (
          <span className="font-serif text-31">{texts.byAgreement}</span>
        ) : (
          <>
            <span className="font-serif text-49 leading-none tracking-tight">{money(price, currency)}</span>
            <span className="text-quiet">{texts.aMonth}</span>
          </>
        )}
      </p>
      <p className="mt-4 font-medium">{credits < 0 ? texts.unlimited : texts.credits(number(credits))}</p>
      <p className="mt-2 text-quiet">{plan.words}</p>
      <ul className="mt-6 mb-8 grid gap-2.5 border-t border-rule pt-6 text-14">
        {plan.points.map((point) => (
          <li key={point} className="flex gap-2.5">
            <StatusShape status="met" className="mt-0.5" />
            {point}
          </li>
        ))}
      </ul>
      <Link
        to={to}
        className={classNames(buttonClass(isFeatured ? 'primary' : 'secondary', 'lg'), 'mt-auto w-full')}
      >
        {plan.action}
      </Link>
    </li>
  );
}
