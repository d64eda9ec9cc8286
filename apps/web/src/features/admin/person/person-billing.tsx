import type { getUserBilling } from '@winnow/contracts';
import type * as z from 'zod';
import { useFormats, useTexts } from '../../../lib/language/use-texts.ts';
import { Badge } from '../../../ui/marks/badge.tsx';
import { Table } from '../../../ui/table/table.tsx';
import { adminTexts } from '../admin-texts.ts';
import { useInvoiceColumns } from '../invoice-columns.tsx';

type PersonBillingProps = { readonly billing: z.output<typeof getUserBilling.output> };

/** The plan with its origin and end, and the invoices. */
export function PersonBilling({ billing: { state, invoices } }: PersonBillingProps) {
  const { person: texts, people } = useTexts(adminTexts);
  const { date } = useFormats();
  const columns = useInvoiceColumns(({ description }) => description);
  const { plan, source, status, periodEnd, endsAtPeriodEnd } = state;
  const end = periodEnd && (endsAtPeriodEnd ? texts.ends(date(periodEnd)) : texts.goesOn(date(periodEnd)));
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-medium">{people.plans[plan]}</span>
        <span className="text-quiet">{[texts.sources[source], end].filter(Boolean).join(' · ')}</span>
        {status === 'past-due' && <Badge tone="not-met">{texts.pastDue}</Badge>}
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
