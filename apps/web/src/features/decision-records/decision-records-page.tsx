import { useTexts } from '../../lib/language/use-texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { MoreButton } from '../../ui/lists/more-button.tsx';
import { EmptyState } from '../../ui/notices/empty-state.tsx';
import { Fetched } from '../../ui/waiting/fetched.tsx';
import { decisionRecordTexts } from './decision-record-texts.ts';
import { RecordFilters } from './record-filters.tsx';
import { RecordList } from './record-list.tsx';
import { RecordSheet } from './record-sheet.tsx';
import { RecordsDownload } from './records-download.tsx';
import { useDecisionRecords, useRecordsAddress } from './use-decision-records.ts';

/** Every decision about a candidate of the organization, without who the candidate is. */
export function DecisionRecordsPage() {
  const texts = useTexts(decisionRecordTexts);
  const { filter, setFilter, opened, addressOf, close } = useRecordsAddress();
  const query = useDecisionRecords(filter);
  const { candidate, ...withoutCandidate } = filter;
  return (
    <div className="mx-auto grid w-full max-w-5xl grid-cols-1 gap-6 px-4 py-8 sm:px-6 lg:py-12">
      <title>{texts.title}</title>
      <header>
        <h1 className="font-serif text-31 tracking-tight">{texts.heading}</h1>
        <p className="mt-1 max-w-prose text-14 text-quiet">
          {texts.explanation} {texts.logged}
        </p>
      </header>
      <RecordFilters filter={filter} onFilter={setFilter}>
        <RecordsDownload filter={filter} />
        {candidate && (
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14">
            <span className="tabular-nums">{texts.candidate(candidate)}</span>
            <Button size="sm" variant="quiet" onClick={() => setFilter(withoutCandidate)}>
              {texts.filter.everyCandidate}
            </Button>
          </span>
        )}
      </RecordFilters>
      <Fetched query={query} words={texts} lines={6}>
        {({ pages }) => {
          const records = pages.flatMap((page) => page.records);
          if (records.length > 0) {
            return (
              <div className="grid grid-cols-1 gap-4">
                <RecordList records={records} addressOf={addressOf} />
                <MoreButton query={query} label={texts.more} />
              </div>
            );
          }
          if (Object.keys(filter).length === 0) {
            return <EmptyState heading={texts.none}>{texts.noneWords}</EmptyState>;
          }
          return (
            <div className="flex flex-wrap items-center gap-3 text-14 text-quiet">
              <p>{texts.noMatch}</p>
              <Button size="sm" onClick={() => setFilter({})}>
                {texts.clear}
              </Button>
            </div>
          );
        }}
      </Fetched>
      {opened && (
        <RecordSheet
          key={opened}
          id={opened}
          onClose={close}
          onCandidate={(number) => setFilter({ candidate: number })}
        />
      )}
    </div>
  );
}
