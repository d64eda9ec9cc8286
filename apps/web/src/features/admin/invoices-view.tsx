import { downloadAnyInvoice, type Invoice, invoiceStates, type listAllInvoices } from '@winnow/contracts';
import { useState } from 'react';
import type * as z from 'zod';
import { InvoiceFile } from '../../entities/invoices/invoice-file.tsx';
import { useTexts } from '../../lib/language/use-texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import type { Column } from '../../ui/table/column.ts';
import { Table } from '../../ui/table/table.tsx';
import { toasts } from '../../ui/toast/toasts.ts';
import { adminTexts } from './admin-texts.ts';
import { Fetched } from './fetched.tsx';
import { useInvoiceColumns } from './invoice-columns.tsx';
import { PagedList } from './paged-list.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { useAllInvoices, useSettle } from './use-admin.ts';
import { usePageInAddress } from './use-page-in-address.ts';

type Row = z.output<typeof listAllInvoices.output>['invoices'][number];
type Asked = { readonly invoice: Row; readonly state: 'paid' | 'void' | 'refunded' };

/** All users' invoices: operators mark them as paid when the transfer arrives. */
export function InvoicesView() {
  const { invoices: texts } = useTexts(adminTexts);
  const address = usePageInAddress();
  const { page, state, change } = address;
  const chosen = invoiceStates.find((known) => known === state);
  const invoices = useAllInvoices(chosen, page);
  const [asked, setAsked] = useState<Asked | null>(null);
  const columns = useColumns(setAsked);
  const settle = useSettle(() => {
    toasts.add('success', texts.settled);
    setAsked(null);
  });
  return (
    <div className="grid gap-5">
      <Select<Invoice['state'] | 'any'>
        className="w-52"
        label={texts.state}
        value={chosen ?? 'any'}
        options={[
          { value: 'any', label: texts.any },
          ...invoiceStates.map((value) => ({ value, label: texts.states[value] })),
        ]}
        onValueChange={(value) => change({ state: value === 'any' ? '' : value })}
      />
      <Fetched query={invoices}>
        {({ invoices: rows, total, pageSize }) => (
          <PagedList count={{ shown: rows.length, pageSize, total }} address={address} words={texts}>
            <Table
              caption={texts.caption}
              isCaptionHidden
              columns={columns}
              rows={rows}
              rowKey={({ id }) => id}
            />
          </PagedList>
        )}
      </Fetched>
      {asked && (
        <ReasonDialog
          draftName={`${asked.state}-${asked.invoice.number}`}
          title={texts.settlements[asked.state].title(asked.invoice.number)}
          description={texts.settlements[asked.state].words}
          action={texts.settlements[asked.state].act}
          isDangerous={asked.state !== 'paid'}
          isSaving={settle.isPending}
          onClose={() => setAsked(null)}
          onSave={(reason) => settle.mutate({ id: asked.invoice.id, state: asked.state, reason })}
        />
      )}
    </div>
  );
}

function useColumns(ask: (asked: Asked) => void): Column<Row>[] {
  const { invoices: texts } = useTexts(adminTexts);
  const common = useInvoiceColumns<Row>(({ description, corrects, payer, email }) => (
    <>
      {[description, corrects && texts.corrects(corrects)].filter(Boolean).join(' · ')}
      <br />
      {[payer?.name, email ?? texts.gone].filter(Boolean).join(' · ')}
    </>
  ));
  return [
    ...common,
    {
      id: 'acts',
      isForActions: true,
      header: texts.acts,
      align: 'end',
      cell: (invoice) => (
        <span className="inline-flex flex-wrap justify-end gap-2">
          {/* What Stripe writes, Stripe settles. */}
          {invoice.state === 'open' && invoice.paymentKind === 'invoice' && (
            <>
              <Button size="sm" onClick={() => ask({ invoice, state: 'paid' })}>
                {texts.settlements.paid.act}
              </Button>
              <Button size="sm" variant="quiet" onClick={() => ask({ invoice, state: 'void' })}>
                {texts.settlements.void.act}
              </Button>
            </>
          )}
          {invoice.state === 'paid' && invoice.paymentKind === 'invoice' && (
            <Button size="sm" variant="quiet" onClick={() => ask({ invoice, state: 'refunded' })}>
              {texts.settlements.refunded.act}
            </Button>
          )}
          <InvoiceFile id={invoice.id} number={invoice.number} endpoint={downloadAnyInvoice} />
        </span>
      ),
    },
  ];
}
