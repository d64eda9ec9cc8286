import type { KnownBalance } from '@winnow/contracts';
import { RefreshCw } from 'lucide-react';
import { Link } from 'react-router';
import { useCredits } from '../../entities/credits/credits.ts';
import { creditsTexts } from '../../entities/credits/credits-texts.ts';
import { useCurrentOrganization, useMay } from '../../entities/organization/use-organizations.ts';
import { SpendingReport } from '../../entities/spending/spending-report.tsx';
import { spendingTexts } from '../../entities/spending/spending-texts.ts';
import { useFormats, useTexts } from '../../lib/language/use-texts.ts';
import { Button, buttonClass } from '../../ui/buttons/button.tsx';
import { Badge } from '../../ui/marks/badge.tsx';
import { Notice } from '../../ui/notices/notice.tsx';
import { Skeleton } from '../../ui/waiting/skeleton.tsx';
import { CreditLedger } from './credit-ledger.tsx';

/** Remaining credits, prices, and the ledger. */
export function CreditsPage() {
  const texts = useTexts(creditsTexts);
  const { report } = useTexts(spendingTexts);
  const isTeam = useCurrentOrganization()?.isPersonal === false;
  const { balance, transactions, error, retry, isFetchingBalance, isFetchingTransactions } = useCredits({
    withTransactions: true,
  });
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-10 sm:px-6 sm:py-14">
      <title>{texts.title}</title>
      <header className="mb-8 flex flex-wrap items-start gap-x-6 gap-y-4">
        <div className="grow">
          <h1 className="font-serif text-31 tracking-tight">{texts.heading}</h1>
          <p className="mt-1 text-quiet">{texts.introduction}</p>
        </div>
        <Button
          icon={<RefreshCw aria-hidden="true" />}
          isLoading={isFetchingBalance || isFetchingTransactions}
          onClick={retry}
        >
          {texts.refresh}
        </Button>
      </header>
      {error !== null && (
        <div className="mb-8">
          <Notice tone="error" heading={texts.failed}>
            <p>{error}</p>
            <Button className="mt-4" onClick={retry}>
              {texts.retry}
            </Button>
          </Notice>
        </div>
      )}
      {(balance || error === null) && <Balance balance={balance} />}
      {isTeam && (
        <section aria-labelledby="spending" className="mt-12">
          <h2 id="spending" className="mb-3 font-serif text-20">
            {report.heading}
          </h2>
          <SpendingReport />
        </section>
      )}
      <div className="mt-12 grid gap-x-10 gap-y-12 lg:grid-cols-[minmax(0,1fr)_18rem]">
        {/* An empty ledger would say that nothing happened, where it only could not be read. */}
        {transactions.length > 0 || error === null ? (
          <CreditLedger transactions={transactions} isFetching={isFetchingTransactions} isTeam={isTeam} />
        ) : (
          <div />
        )}
        <PriceList />
      </div>
    </div>
  );
}

function Balance({ balance }: { readonly balance: KnownBalance | null }) {
  const texts = useTexts(creditsTexts);
  const spending = useTexts(spendingTexts);
  const may = useMay();
  const { number, date, labeled } = useFormats();
  if (!balance) return <Skeleton className="h-40 w-full" />;
  const { plan, availableCredits, usedCredits, boughtLeft = 0, heldCredits = 0, renewsAt } = balance;
  const { ownCredits = 0, spendingLimit = null } = balance;
  const { monthlyLeft = null, monthlyCredits = monthlyLeft } = balance;
  const isUnlimited = availableCredits < 0;
  const monthly =
    isUnlimited || monthlyLeft === null || !(monthlyCredits || monthlyLeft)
      ? null
      : { left: monthlyLeft, all: monthlyCredits ?? monthlyLeft };
  return (
    <section
      aria-label={texts.available}
      className="grid gap-x-10 gap-y-6 rounded-card border border-rule bg-raised p-6 sm:grid-cols-[auto_1fr_auto] sm:items-end sm:p-8"
    >
      <div>
        <p className="flex items-center gap-2 text-14 text-quiet">
          {texts.available} {plan && <Badge tone="field">{texts.plan[plan]}</Badge>}
        </p>
        <p className="mt-2 font-serif text-49 leading-none tracking-tight tabular-nums">
          {isUnlimited ? texts.unlimited : number(availableCredits)}
        </p>
      </div>
      <ul className="grid gap-1 text-14 text-quiet">
        {ownCredits > 0 && <li>{spending.own(ownCredits)}</li>}
        {spendingLimit && <li>{spending.limit(spendingLimit.left, spendingLimit.credits)}</li>}
        {monthly && <li>{texts.monthly(monthly.left, monthly.all)}</li>}
        {boughtLeft > 0 && <li>{texts.bought(boughtLeft)}</li>}
        {heldCredits > 0 && <li>{texts.reserved(heldCredits)}</li>}
        <li>{labeled(texts.used, texts.credits(usedCredits))}</li>
        {!isUnlimited && renewsAt && monthly && <li>{texts.renews(date(renewsAt))}</li>}
      </ul>
      {!isUnlimited && may('billing.manage') && (
        <Link to="/billing" className={buttonClass('primary', 'md')}>
          {texts.more}
        </Link>
      )}
      {monthly && <GrainRow left={monthly.left} all={Math.max(monthly.left, monthly.all)} />}
    </section>
  );
}

const maxGrains = 100;

/** One grain per credit; filled ones are left. Decorative: the text next to it says the same. */
function GrainRow({ left, all }: { readonly left: number; readonly all: number }) {
  const grains = Math.min(all, maxGrains);
  const full = Math.round((left / Math.max(1, all)) * grains);
  return (
    <div
      aria-hidden="true"
      // In rows of fifty or twenty-five, which are easy to count.
      className="grid grid-cols-[repeat(25,--spacing(1.5))] gap-1 sm:col-span-3 sm:grid-cols-[repeat(50,--spacing(1.5))]"
    >
      {Array.from({ length: grains }, (_, grain) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: grains are all alike and never move
          key={grain}
          className={grain < full ? 'h-3 w-1.5 rounded-full bg-field' : 'h-3 w-1.5 rounded-full bg-rule'}
        />
      ))}
    </div>
  );
}

function PriceList() {
  const { prices } = useTexts(creditsTexts);
  return (
    <section aria-labelledby="prices">
      <h2 id="prices" className="mb-3 font-serif text-20">
        {prices.heading}
      </h2>
      <dl className="divide-y divide-rule border-y border-rule text-14">
        {prices.items.map(({ what, cost }) => (
          <div key={what} className="flex gap-4 py-2.5">
            <dt className="grow text-quiet">{what}</dt>
            <dd className="shrink-0 font-medium tabular-nums">{cost === 0 ? prices.free : cost}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
