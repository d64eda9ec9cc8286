import { downloadInvoice, type Invoice } from '@winnow/contracts';
import { Download } from 'lucide-react';
import { api } from '../../lib/api-client.ts';
import { useFormats, useTexts } from '../../lib/language/use-texts.ts';
import { formatError } from '../../lib/request-words.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Fetched } from '../../ui/fetched.tsx';
import type { Column } from '../../ui/table/column.ts';
import { Table } from '../../ui/table/table.tsx';
import { toasts } from '../../ui/toast/toasts.ts';
import { billingTexts } from './billing-texts.ts';
import { InvoiceAmount, InvoiceBadge } from './invoice-cells.tsx';
import { useInvoices } from './use-billing.ts';

/** Bills, each to be had as a file. */
export function InvoiceList() {
  const { invoices: words } = useTexts(billingTexts);
  return (
    <Fetched query={useInvoices()} words={words} lines={3}>
      {(invoices) => <Bills invoices={invoices} />}
    </Fetched>
  );
}

function Bills({ invoices }: { readonly invoices: readonly Invoice[] }) {
  const { invoices: texts } = useTexts(billingTexts);
  const columns = useColumns();
  if (invoices.length === 0) {
    return (
      <EmptyState heading={texts.empty} headingLevel="h3">
        {texts.emptyWords}
      </EmptyState>
    );
  }
  return (
    <Table
      caption={texts.caption}
      isCaptionHidden
      columns={columns}
      rows={invoices}
      rowKey={({ id }) => id}
    />
  );
}

function useColumns(): Column<Invoice>[] {
  const { invoices: texts } = useTexts(billingTexts);
  const { date } = useFormats();
  return [
    {
      id: 'number',
      header: texts.number,
      cell: ({ number, description }) => (
        <div>
          <p className="font-medium tabular-nums">{number}</p>
          <p className="text-13 text-quiet">{description}</p>
        </div>
      ),
    },
    { id: 'issued', header: texts.issued, cell: ({ issuedAt }) => date(issuedAt) },
    {
      id: 'state',
      header: texts.state,
      cell: ({ state, dueAt }) => (
        <div className="grid justify-items-start gap-0.5 @max-lg:justify-items-end">
          <InvoiceBadge state={state}>{texts.states[state]}</InvoiceBadge>
          {state === 'open' && <span className="text-12 text-quiet">{texts.due(date(dueAt))}</span>}
        </div>
      ),
    },
    {
      id: 'amount',
      header: texts.amount,
      align: 'end',
      cell: (invoice) => <InvoiceAmount invoice={invoice} />,
    },
    { id: 'file', header: texts.file, align: 'end', cell: (invoice) => <InvoiceFile invoice={invoice} /> },
  ];
}

function InvoiceFile({ invoice: { id, number, payUrl } }: { readonly invoice: Invoice }) {
  const { invoices: texts } = useTexts(billingTexts);

  async function save(): Promise<void> {
    try {
      const { blob } = await api.download(downloadInvoice, { id });
      saveFile(blob, `${number}.pdf`);
    } catch (error) {
      toasts.add('error', formatError(error).message);
    }
  }

  return (
    <span className="inline-flex gap-2">
      {payUrl && (
        <a href={payUrl} className={buttonLook('primary', 'sm')}>
          {texts.pay}
        </a>
      )}
      <Button
        size="sm"
        aria-label={texts.download(number)}
        icon={<Download aria-hidden="true" />}
        onClick={() => void save()}
      >
        {texts.pdf}
      </Button>
    </span>
  );
}
