import { type Invoice, invoiceStates, type listAllInvoices } from '@winnow/contracts';
import { useState } from 'react';
import type * as z from 'zod';
import { useFormats, useTexts } from '../../lib/language/use-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import type { Column } from '../../ui/table/column.ts';
import { Table } from '../../ui/table/table.tsx';
import { toasts } from '../../ui/toast/toasts.ts';
import { wholeUnits } from '../billing/amount.ts';
import { adminTexts } from './admin-texts.ts';
import { Fetched } from './fetched.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { useAllInvoices, useSettle } from './use-admin.ts';
import { usePageInAddress } from './use-page-in-address.ts';

type Row = z.output<typeof listAllInvoices.output>['invoices'][number];
type Asked = { readonly invoice: Row; readonly state: 'paid' | 'void' };

const pageSize = 50;

/** Everybody's bills: paid ones are marked here when the transfer is seen. */
export function InvoicesView() {
  const { invoices: texts } = useTexts(adminTexts);
  const { page, state, change } = usePageInAddress();
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
        {({ invoices: rows, total }) =>
          rows.length === 0 ? (
            <EmptyState heading={texts.none}>{texts.noneWords}</EmptyState>
          ) : (
            <>
              <Table
                caption={texts.caption}
                isCaptionHidden
                columns={columns}
                rows={rows}
                rowKey={({ id }) => id}
              />
              <Pagination
                page={page}
                pageCount={Math.ceil(total / pageSize)}
                onPageChange={(next) => change({ page: String(next) })}
              />
            </>
          )
        }
      </Fetched>
      {asked && (
        <ReasonDialog
          title={
            asked.state === 'paid'
              ? texts.paidTitle(asked.invoice.number)
              : texts.voidTitle(asked.invoice.number)
          }
          description={asked.state === 'paid' ? texts.paidWords : texts.voidWords}
          action={texts[asked.state]}
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
  const { date, money } = useFormats();
  return [
    {
      id: 'number',
      header: texts.number,
      cell: ({ number, description, email }) => (
        <div className="min-w-0">
          <p className="font-medium tabular-nums">{number}</p>
          <p className="text-13 break-all text-quiet">
            {description} · {email ?? texts.gone}
          </p>
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
    {
      id: 'acts',
      header: texts.acts,
      align: 'end',
      cell: (invoice) =>
        invoice.state === 'open' && (
          <span className="inline-flex gap-2">
            <Button size="sm" onClick={() => ask({ invoice, state: 'paid' })}>
              {texts.paid}
            </Button>
            <Button size="sm" look="quiet" onClick={() => ask({ invoice, state: 'void' })}>
              {texts.void}
            </Button>
          </span>
        ),
    },
  ];
}
