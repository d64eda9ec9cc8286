import type { listUserLedger } from '@winnow/contracts';
import type * as z from 'zod';
import { LedgerTable } from '../../../entities/credits/ledger-table.tsx';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { MoreButton, type MoreButtonProps } from '../../../ui/lists/more-button.tsx';
import { adminTexts } from '../admin-texts.ts';

type PersonLedgerProps = {
  readonly pages: readonly z.output<typeof listUserLedger.output>[];
  readonly query: MoreButtonProps['query'];
};

/** A user's credit ledger, newest first. */
export function PersonLedger({ pages, query }: PersonLedgerProps) {
  const { person: texts } = useTexts(adminTexts);
  const lines = pages.flatMap((page) => page.transactions);
  if (lines.length === 0) return <p className="text-14 text-quiet">{texts.noLines}</p>;
  return (
    <>
      <LedgerTable lines={lines} />
      <MoreButton query={query} label={texts.older} />
    </>
  );
}
