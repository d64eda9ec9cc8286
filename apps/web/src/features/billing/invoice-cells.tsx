import type { Invoice } from '@winnow/contracts';
import { useFormats } from '../../lib/language/use-texts.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { wholeUnits } from './amount.ts';

const tones: Readonly<Record<Invoice['state'], BadgeTone>> = {
  open: 'partly',
  paid: 'met',
  void: 'neutral',
  refunded: 'neutral',
};

type InvoiceBadgeProps = { readonly state: Invoice['state']; readonly children: string };

/** How a bill stands, in words of the screen that shows it. */
export function InvoiceBadge({ state, children }: InvoiceBadgeProps) {
  return <Badge tone={tones[state]}>{children}</Badge>;
}

/** What a bill comes to, in its currency. */
export function InvoiceAmount({ invoice }: { readonly invoice: Pick<Invoice, 'amount' | 'currency'> }) {
  const { money } = useFormats();
  const { amount, currency } = invoice;
  return <span className="tabular-nums">{money(wholeUnits(amount, currency), currency)}</span>;
}
