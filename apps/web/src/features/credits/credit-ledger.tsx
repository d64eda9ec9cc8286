import type { CreditTransaction } from '@winnow/contracts';
import { useState } from 'react';
import { Link } from 'react-router';
import { creditsTexts } from '../../entities/credits/credits-texts.ts';
import { LedgerTable } from '../../entities/credits/ledger-table.tsx';
import { Allowed } from '../../entities/organization/allowed.tsx';
import { useTexts } from '../../lib/language/use-texts.ts';
import { Button, buttonClass } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/notices/empty-state.tsx';
import { SkeletonText } from '../../ui/waiting/skeleton.tsx';
import { FilteredLedger, type LedgerFilter, LedgerFilters } from './filtered-ledger.tsx';
import { useOlderLines } from './use-older-lines.ts';

type CreditLedgerProps = {
  readonly transactions: readonly CreditTransaction[];
  readonly isFetching: boolean;
  /** Whether the organization is a team, so that lines show members. */
  readonly isTeam: boolean;
};

/** The ledger: newest lines at once, older ones on demand. */
export function CreditLedger({ transactions, isFetching, isTeam }: CreditLedgerProps) {
  const [filter, setFilter] = useState<LedgerFilter>({ member: '', month: '' });
  const isFiltered = filter.member !== '' || filter.month !== '';
  const { ledger: texts } = useTexts(creditsTexts);
  const { lines, hasMore, isLoading, loadMore } = useOlderLines(transactions);
  return (
    <section aria-labelledby="ledger" className="min-w-0">
      <h2 id="ledger" className="mb-3 font-serif text-20">
        {texts.heading}
      </h2>
      {isTeam && <LedgerFilters filter={filter} onFilter={setFilter} />}
      {isFiltered ? (
        <FilteredLedger filter={filter} />
      ) : lines.length > 0 ? (
        <>
          <LedgerTable lines={lines} hasMembers={isTeam} />
          {hasMore && (
            <Button className="mt-4" isLoading={isLoading} onClick={loadMore}>
              {texts.older}
            </Button>
          )}
        </>
      ) : isFetching ? (
        <SkeletonText lines={6} />
      ) : (
        <EmptyState
          heading={texts.empty}
          headingLevel="h3"
          action={
            <Allowed to="runs.write">
              <Link to="/resume-analyzer" className={buttonClass('secondary', 'md')}>
                {texts.analyse}
              </Link>
            </Allowed>
          }
        >
          {texts.emptyWords}
        </EmptyState>
      )}
    </section>
  );
}
