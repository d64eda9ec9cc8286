import type { Invoice } from '@winnow/contracts';
import { useFormats, useTexts } from '../../lib/language/use-texts.ts';
import { Badge, type BadgeTone } from '../../ui/marks/badge.tsx';
import { wholeUnits } from './amount.ts';
import { invoiceTexts } from './invoice-texts.ts';

const tones: Readonly<Record<Invoice['state'], BadgeTone>> = {
  open: 'partly',
  paid: 'met',
  void: 'neutral',
  refunded: 'neutral',
  disputed: 'partly',
  'charged-back': 'not-met',
};

type InvoiceBadgeProps = { readonly state: Invoice['state']; readonly children: string };

/** State of an invoice; the screen provides the label. */
export function InvoiceBadge({ state, children }: InvoiceBadgeProps) {
  return <Badge tone={tones[state]}>{children}</Badge>;
}

/** Amount of an invoice in its currency, and the refunded part. */
export function InvoiceAmount({
  invoice: { amount, paidBack, currency, state },
}: {
  readonly invoice: Pick<Invoice, 'amount' | 'paidBack' | 'currency' | 'state'>;
}) {
  const { money } = useFormats();
  const texts = useTexts(invoiceTexts);
  const words = (sum: number) => money(wholeUnits(sum, currency), currency);
  return (
    <span className="inline-block text-end tabular-nums">
      {words(amount)}
      {paidBack > 0 && state !== 'refunded' && (
        <span className="block text-12 text-quiet">{texts.paidBack(words(paidBack))}</span>
      )}
    </span>
  );
}
