import type { Invoice } from '@winnow/contracts';
import type { ReactNode } from 'react';
import { InvoiceAmount, InvoiceBadge } from '../../entities/invoices/invoice-cells.tsx';
import { useFormats, useTexts } from '../../lib/language/use-texts.ts';
import type { Column } from '../../ui/table/column.ts';
import { adminTexts } from './admin-texts.ts';

/** Columns of invoices for operators. @param underNumber content below an invoice's number */
export function useInvoiceColumns<Row extends Invoice>(
  underNumber: (invoice: Row) => ReactNode,
): Column<Row>[] {
  const { invoices: texts } = useTexts(adminTexts);
  const { date } = useFormats();
  return [
    {
      id: 'number',
      header: texts.number,
      cell: (invoice) => (
        <div className="min-w-0">
          <p className="font-medium tabular-nums">{invoice.number}</p>
          <p className="text-13 break-words text-quiet">{underNumber(invoice)}</p>
        </div>
      ),
    },
    {
      id: 'amount',
      header: texts.amount,
      align: 'end',
      cell: (invoice) => <InvoiceAmount invoice={invoice} />,
    },
    { id: 'due', header: texts.due, cell: ({ dueAt }) => date(dueAt) },
    {
      id: 'state',
      header: texts.state,
      cell: ({ state }) => <InvoiceBadge state={state}>{texts.states[state]}</InvoiceBadge>,
    },
  ];
}
