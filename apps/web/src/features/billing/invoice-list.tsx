import { downloadInvoice, type Invoice } from '@winnow/contracts';
import { useState } from 'react';
import { InvoiceAmount, InvoiceBadge } from '../../entities/invoices/invoice-cells.tsx';
import { InvoiceFile } from '../../entities/invoices/invoice-file.tsx';
import { useFormats, useTexts } from '../../lib/language/use-texts.ts';
import { Button, buttonClass } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/notices/empty-state.tsx';
import type { Column } from '../../ui/table/column.ts';
import { Table } from '../../ui/table/table.tsx';
import { Fetched } from '../../ui/waiting/fetched.tsx';
import { billingTexts } from './billing-texts.ts';
import { canCorrect } from './can-correct.ts';
import { CorrectDialog } from './correct-dialog.tsx';
import { useBillingAddress, useInvoices } from './use-billing.ts';

/** Invoices with download links. @param isAwaited whether one was just paid */
export function InvoiceList({ isAwaited }: { readonly isAwaited: boolean }) {
  const { invoices: words } = useTexts(billingTexts);
  return (
    <Fetched query={useInvoices(isAwaited)} words={words} lines={3}>
      {(invoices) => <Invoices invoices={invoices} />}
    </Fetched>
  );
}

function Invoices({ invoices }: { readonly invoices: readonly Invoice[] }) {
  const { invoices: texts } = useTexts(billingTexts);
  const [corrected, setCorrected] = useState<Invoice | null>(null);
  const { data: address } = useBillingAddress();
  const columns = useColumns((invoice) =>
    canCorrect(invoice, address ?? null, new Date()) ? () => setCorrected(invoice) : null,
  );
  if (invoices.length === 0) {
    return (
      <EmptyState heading={texts.empty} headingLevel="h3">
        {texts.emptyWords}
      </EmptyState>
    );
  }
  return (
    <>
      <Table
        caption={texts.caption}
        isCaptionHidden
        columns={columns}
        rows={invoices}
        rowKey={({ id }) => id}
      />
      {corrected && address && (
        <CorrectDialog invoice={corrected} name={address.name} onClose={() => setCorrected(null)} />
      )}
    </>
  );
}

/** @param waysToCorrect returns an action that reissues an invoice, or `null` if it can't be reissued */
function useColumns(waysToCorrect: (invoice: Invoice) => (() => void) | null): Column<Invoice>[] {
  const { invoices: texts } = useTexts(billingTexts);
  const { date } = useFormats();
  return [
    {
      id: 'number',
      header: texts.number,
      cell: ({ number, description, payer, corrects }) => (
        <div>
          <p className="font-medium tabular-nums">{number}</p>
          <p className="text-13 text-quiet">{description}</p>
          <p className="text-13 break-words text-quiet">
            {[payer?.name || payer?.email, corrects && texts.corrects(corrects)].filter(Boolean).join(' · ')}
          </p>
        </div>
      ),
    },
    { id: 'issued', header: texts.issued, cell: ({ issuedAt }) => date(issuedAt) },
    {
      id: 'state',
      header: texts.state,
      cell: ({ state, dueAt }) => (
        <div className="grid justify-items-start gap-0.5 cards:justify-items-end">
          <InvoiceBadge state={state}>{texts.states[state]}</InvoiceBadge>
          {state === 'open' && (
            <span className="text-12 text-quiet">
              {(Date.parse(dueAt) < Date.now() ? texts.overdue : texts.due)(date(dueAt))}
            </span>
          )}
          {(state === 'disputed' || state === 'charged-back') && (
            <span className="text-12 text-quiet cards:text-end">{texts.reasons[state]}</span>
          )}
        </div>
      ),
    },
    {
      id: 'amount',
      header: texts.amount,
      align: 'end',
      cell: (invoice) => <InvoiceAmount invoice={invoice} />,
    },
    {
      id: 'file',
      isForActions: true,
      header: texts.file,
      align: 'end',
      cell: (invoice) => <Acts invoice={invoice} onCorrect={waysToCorrect(invoice)} />,
    },
  ];
}

type ActsProps = { readonly invoice: Invoice; readonly onCorrect: (() => void) | null };

function Acts({ invoice: { id, number, payUrl }, onCorrect }: ActsProps) {
  const { invoices: texts } = useTexts(billingTexts);
  return (
    <span className="inline-flex flex-wrap justify-end gap-2">
      {payUrl && (
        <a href={payUrl} className={buttonClass('primary', 'sm')}>
          {texts.pay}
        </a>
      )}
      {onCorrect && (
        <Button size="sm" variant="quiet" aria-label={texts.correctThis(number)} onClick={onCorrect}>
          {texts.correct}
        </Button>
      )}
      <InvoiceFile number={number} endpoint={downloadInvoice} id={id} />
    </span>
  );
}
