import type { CreditTransaction } from '@winnow/contracts';
import { useFormats, useTexts } from '../../lib/language/use-texts.ts';
import type { Column } from '../../ui/table/column.ts';
import { Table } from '../../ui/table/table.tsx';
import { SpenderLabel } from '../spending/spender-label.tsx';
import { spendingTexts } from '../spending/spending-texts.ts';
import { type CreditsTexts, creditsTexts } from './credits-texts.ts';

type LedgerTableProps = {
  readonly lines: readonly CreditTransaction[];
  /** Whether to show a column with the member. */
  readonly hasMembers?: boolean;
};

/** Lines of the ledger with their reasons. */
export function LedgerTable({ lines, hasMembers = false }: LedgerTableProps) {
  const { ledger: texts } = useTexts(creditsTexts);
  const columns = useColumns(hasMembers);
  return (
    <Table caption={texts.caption} isCaptionHidden columns={columns} rows={lines} rowKey={({ id }) => id} />
  );
}

function lineWord(
  texts: CreditsTexts['ledger'],
  kind: CreditTransaction['kind'],
  reason: CreditTransaction['reason'],
): string {
  if (reason === 'payment-refunded' || reason === 'payment-disputed') return texts.takenBack;
  return reason === 'own-used' || reason === 'own-returned' ? texts.moved : texts.kinds[kind];
}

function useColumns(hasMembers: boolean): Column<CreditTransaction>[] {
  const { member: memberHeader } = useTexts(spendingTexts);
  const { ledger: texts } = useTexts(creditsTexts);
  const { dateTime, number } = useFormats();
  const signed = (change: number) =>
    change > 0 ? `+${number(change)}` : change < 0 ? `−${number(-change)}` : number(0);
  return [
    {
      id: 'what',
      header: texts.what,
      cell: ({ kind, reason, label, credits }) => (
        <div className="min-w-0">
          <p className="font-medium">
            {lineWord(texts, kind, reason)} {number(credits)}{' '}
            <span className="font-normal text-quiet">· {texts.reasons[reason]}</span>
          </p>
          {label && (
            <p className="line-clamp-1 max-w-[46ch] wrap-anywhere text-13 text-quiet" title={label}>
              <bdi>{label}</bdi>
            </p>
          )}
        </div>
      ),
    },
    ...(hasMembers
      ? [
          {
            id: 'member',
            header: memberHeader,
            cell: ({ member }: CreditTransaction) => (member ? <SpenderLabel spender={member} /> : null),
          },
        ]
      : []),
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
        <time dateTime={at} className="text-13 whitespace-nowrap text-quiet">
          {dateTime(at)}
        </time>
      ),
    },
  ];
}
