import { useInfiniteQuery } from '@tanstack/react-query';
import { listCreditHistory } from '@winnow/contracts';
import { creditsTexts } from '../../entities/credits/credits-texts.ts';
import { LedgerTable } from '../../entities/credits/ledger-table.tsx';
import { PersonFilter } from '../../entities/organization/person-filter.tsx';
import { MonthSelect } from '../../entities/spending/month-select.tsx';
import { spendingTexts } from '../../entities/spending/spending-texts.ts';
import { useMemberNames } from '../../entities/spending/use-spending.ts';
import { useTexts } from '../../lib/language/use-texts.ts';
import { api } from '../../lib/requests/api-client.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Fetched } from '../../ui/waiting/fetched.tsx';

/** Filter by member and month; `member` is an id, or `former` for all deleted users. */
export type LedgerFilter = { readonly member: string; readonly month: string };

type LedgerFiltersProps = {
  readonly filter: LedgerFilter;
  readonly onFilter: (filter: LedgerFilter) => void;
};

/** Filters of a team's ledger by member and month. */
export function LedgerFilters({ filter, onFilter }: LedgerFiltersProps) {
  const texts = useTexts(spendingTexts);
  const { data: members = [] } = useMemberNames(true);
  return (
    <div className="mb-4 flex flex-wrap gap-3">
      <PersonFilter
        label={texts.member}
        className="w-52"
        choices={[
          { value: 'all', label: texts.everyone },
          { value: 'former', label: texts.former },
        ]}
        people={members.map((member) => ({ ...member, name: member.name || member.email }))}
        ownId={members.find(({ isCaller }) => isCaller)?.userId}
        value={filter.member || 'all'}
        onChoose={(member) => onFilter({ ...filter, member: member === 'all' ? '' : member })}
      />
      <MonthSelect value={filter.month} canBeAll onValueChange={(month) => onFilter({ ...filter, month })} />
    </div>
  );
}

const pageSize = 50;

export function FilteredLedger({ filter: { member, month } }: { readonly filter: LedgerFilter }) {
  const { ledger: texts, failed, retry } = useTexts(creditsTexts);
  const { report } = useTexts(spendingTexts);
  const lines = useInfiniteQuery({
    queryKey: ['ledger', member, month],
    queryFn: async ({ pageParam }) => {
      const filter = { ...(member && { member }), ...(month && { month }) };
      const page = { limit: pageSize, ...(pageParam && { cursor: pageParam }) };
      return (await api.call(listCreditHistory, { ...filter, ...page })).data;
    },
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
  });
  return (
    <Fetched query={lines} words={{ failed, retry }} lines={6}>
      {({ pages }) => {
        const shown = pages.flatMap(({ transactions }) => transactions);
        if (shown.length === 0) return <p className="text-14 text-quiet">{report.none}</p>;
        return (
          <>
            <LedgerTable lines={shown} hasMembers />
            {lines.hasNextPage && (
              <Button
                className="mt-4"
                isLoading={lines.isFetchingNextPage}
                onClick={() => void lines.fetchNextPage()}
              >
                {texts.older}
              </Button>
            )}
          </>
        );
      }}
    </Fetched>
  );
}
