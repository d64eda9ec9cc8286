import type { getUserBilling, Invoice } from '@winnow/contracts';
import type * as z from 'zod';
import { useFormats, useTexts } from '../../lib/language/use-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import type { Column } from '../../ui/table/column.ts';
import { Table } from '../../ui/table/table.tsx';
import { wholeUnits } from '../billing/amount.ts';
import { adminTexts } from './admin-texts.ts';

type PersonBillingProps = { readonly billing: z.output<typeof getUserBilling.output> };

/** The plan, where it comes from and until when; and the bills. */
export function PersonBilling({ billing: { state, invoices } }: PersonBillingProps) {
  const { person: texts, people } = useTexts(adminTexts);
  const { date } = useFormats();
  const columns = useColumns();
  const { plan, source, status, periodEnd, endsAtPeriodEnd } = state;
  const end = periodEnd && (endsAtPeriodEnd ? texts.ends(date(periodEnd)) : texts.goesOn(date(periodEnd)));
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-medium">{people.plans[plan]}</span>
        <span className="text-quiet">{[texts.sources[source], end].filter(Boolean).join(' · ')}</span>
        {status === 'past-due' && <Badge tone="missing">{texts.pastDue}</Badge>}
      </p>
      {invoices.length === 0 ? (
        <p className="text-14 text-quiet">{texts.noInvoices}</p>
      ) : (
        <Table
          caption={texts.invoices}
          isCaptionHidden
          columns={columns}
          rows={invoices}
          rowKey={({ id }) => id}
        />
      )}
    </>
  );
}

function useColumns(): Column<Invoice>[] {
  const { invoices: texts } = useTexts(adminTexts);
  const { date, money } = useFormats();
  return [
    {
      id: 'number',
      header: texts.number,
      cell: ({ number, description }) => (
        <div className="min-w-0">
          <p className="font-medium tabular-nums">{number}</p>
          <p className="text-13 text-quiet">{description}</p>
        </div>
      ),
    },
    {
      id: 'amount',
      header: texts.amount,
      align: 'end',
      cell: ({ amount, currency }) => (
        <span className="tabular-nums">{money(wholeUnits(amount, currency), currency)}</span>
      ),
    },
    { id: 'due', header: texts.due, cell: ({ dueAt }) => date(dueAt) },
    {
      id: 'state',
      header: texts.state,
      cell: ({ state }) => (
        <Badge tone={state === 'paid' ? 'met' : state === 'open' ? 'partly' : 'neutral'}>
          {texts.states[state]}
        </Badge>
      ),
    },
  ];
}
