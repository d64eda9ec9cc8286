import type { Spending } from '@winnow/contracts';
import { type ReactNode, useState } from 'react';
import { useFormats, useTexts } from '../../lib/language/use-texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Fetched } from '../../ui/waiting/fetched.tsx';
import { MonthSelect } from './month-select.tsx';
import { recentMonths } from './recent-months.ts';
import { SpenderLabel } from './spender-label.tsx';
import { spendingTexts } from './spending-texts.ts';
import { useSpending, useSpendingDownload } from './use-spending.ts';

/** Spending of an organization in a month, by member and by job. */
export function SpendingReport() {
  const { report: texts } = useTexts(spendingTexts);
  const [month, setMonth] = useState(() => recentMonths(new Date())[0] ?? '');
  const spending = useSpending(month);
  const download = useSpendingDownload(month);
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <MonthSelect value={month} onValueChange={setMonth} />
        <Button isLoading={download.isPending} onClick={() => download.mutate()}>
          {texts.download}
        </Button>
      </div>
      <Fetched query={spending} words={texts} lines={4}>
        {(known) => <Sums spending={known} />}
      </Fetched>
    </div>
  );
}

function Sums({ spending: { credits, members, jobs } }: { readonly spending: Spending }) {
  const { report: texts } = useTexts(spendingTexts);
  if (credits === 0) return <p className="text-14 text-quiet">{texts.none}</p>;
  return (
    <div className="grid gap-6">
      <p className="text-14 font-medium">{texts.total(credits)}</p>
      <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
        <SumList heading={texts.byMember}>
          {members.map(({ member, credits: sum }) => (
            <SumRow key={member.userId ?? 'former'} sum={sum}>
              <SpenderLabel spender={member} />
            </SumRow>
          ))}
        </SumList>
        <SumList heading={texts.byJob}>
          {jobs.map(({ jobId, title, reason, credits: sum }) => (
            <SumRow key={jobId ?? title ?? reason} sum={sum}>
              <bdi className="min-w-0 wrap-anywhere">
                {title ?? (reason === 'writer' ? texts.writer : texts.untitled)}
              </bdi>
            </SumRow>
          ))}
        </SumList>
      </div>
    </div>
  );
}

type SumListProps = { readonly heading: string; readonly children: ReactNode };

function SumList({ heading, children }: SumListProps) {
  return (
    <div className="min-w-0">
      <h3 className="mb-2 text-14 font-medium">{heading}</h3>
      <ul className="divide-y divide-rule border-y border-rule text-14">{children}</ul>
    </div>
  );
}

function SumRow({ sum, children }: { readonly sum: number; readonly children: ReactNode }) {
  const { number } = useFormats();
  return (
    <li className="flex min-w-0 items-center justify-between gap-4 py-2">
      {children}
      <span className="shrink-0 tabular-nums">{number(sum)}</span>
    </li>
  );
}
