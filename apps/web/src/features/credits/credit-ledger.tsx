import { type CreditTransaction, creditReasonWords } from '@winnow/contracts';
import { Link } from 'react-router';
import { useFormats, useTexts } from '../../lib/language/use-texts.ts';
import { buttonLook } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import type { Column } from '../../ui/table/column.ts';
import { Table } from '../../ui/table/table.tsx';
import { creditsTexts } from './credits-texts.ts';

type CreditLedgerProps = {
  readonly transactions: readonly CreditTransaction[];
  readonly isFetching: boolean;
};

/** What the server hands out at once. */
const newest = 100;

/** The books, line by line, each with its reason. */
export function CreditLedger({ transactions, isFetching }: CreditLedgerProps) {
  const { ledger: texts } = useTexts(creditsTexts);
  const columns = useColumns();
  return (
    <section aria-labelledby="ledger" className="min-w-0">
      <h2 id="ledger" className="mb-3 font-serif text-20">
        {texts.heading}
      </h2>
      {transactions.length > 0 ? (
        <>
          <Table
            caption={texts.caption}
            isCaptionHidden
            columns={columns}
            rows={transactions}
            rowKey={({ id }) => id}
          />
          {transactions.length >= newest && <p className="mt-3 text-13 text-quiet">{texts.newest}</p>}
        </>
      ) : isFetching ? (
        <SkeletonText lines={6} />
      ) : (
        <EmptyState
          heading={texts.empty}
          headingLevel="h3"
          action={
            <Link to="/resume-analyzer" className={buttonLook('secondary', 'md')}>
              {texts.analyse}
            </Link>
          }
        >
          {texts.emptyWords}
        </EmptyState>
      )}
    </section>
  );
}

function useColumns(): Column<CreditTransaction>[] {
  const { ledger: texts } = useTexts(creditsTexts);
  const { dateTime, number } = useFormats();
  const signed = (change: number) =>
    change > 0 ? `+${number(change)}` : change < 0 ? `−${number(-change)}` : '·';
  return [
    {
      id: 'what',
      header: texts.what,
      cell: ({ kind, reason, label, credits }) => (
        <div className="min-w-0">
          <p className="font-medium">
            {texts.kinds[kind]} {number(credits)}{' '}
            <span className="font-normal text-quiet">· {creditReasonWords[reason]}</span>
          </p>
          {label && (
            <p dir="auto" className="max-w-[46ch] truncate text-13 text-quiet" title={label}>
              {label}
            </p>
          )}
        </div>
      ),
    },
    {
      id: 'change',
      header: texts.change,
      align: 'end',
      cell: ({ change }) => <span className="tabular-nums">{signed(change)}</span>,
    },
    {
      id: 'left',
      header: texts.left,
      align: 'end',
      cell: ({ availableAfter }) => (
        <span className="text-quiet tabular-nums">
          {availableAfter < 0 ? texts.endless : number(availableAfter)}
        </span>
      ),
    },
    {
      id: 'when',
      header: texts.when,
      align: 'end',
      cell: ({ at }) => (
        <time dateTime={at} className="text-13 text-quiet">
          {dateTime(at)}
        </time>
      ),
    },
  ];
}
