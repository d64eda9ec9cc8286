import { useState } from 'react';
import { Link } from 'react-router';
import { useAnonymousView } from '../../entities/account/use-anonymous-view.ts';
import { DuplicatesLink } from '../../entities/duplicates/duplicates-link.tsx';
import { EndingConsentsLink } from '../../entities/ending-consents/ending-consents-link.tsx';
import { ImportLink } from '../../entities/imports/import-ways.tsx';
import { Allowed } from '../../entities/organization/allowed.tsx';
import { talentListTexts } from '../../entities/talent-lists/talent-list-texts.ts';
import { useTexts } from '../../lib/language/use-texts.ts';
import { Notice } from '../../ui/notices/notice.tsx';
import { PoolFilters } from './pool-filters.tsx';
import { PoolResults } from './pool-results.tsx';
import { QueryBar } from './query-bar.tsx';
import { savedSearchTexts } from './saved-search-texts.ts';
import { SavedSearches } from './saved-searches.tsx';
import { SearchParts } from './search-parts.tsx';
import { talentPoolTexts } from './talent-pool-texts.ts';
import { useOpenSaved } from './use-open-saved.ts';
import { usePoolAddress } from './use-pool-address.ts';

/** Search of everyone in the library by the facts of their resumes. */
export function TalentPoolPage() {
  const texts = useTexts(talentPoolTexts);
  const { heading: lists } = useTexts(talentListTexts);
  const savedTexts = useTexts(savedSearchTexts);
  const address = usePoolAddress();
  const { isAnonymous } = useAnonymousView();
  const [ignored, setIgnored] = useState<readonly string[]>([]);
  const isGone = useOpenSaved(address);
  return (
    <div className="mx-auto grid w-full max-w-6xl grid-cols-1 gap-6 px-4 py-8 sm:px-6 lg:py-12">
      <title>{texts.title}</title>
      <header className="flex flex-wrap items-end gap-x-6 gap-y-4">
        <div className="min-w-60 grow">
          <h1 className="font-serif text-31 tracking-tight">{texts.heading}</h1>
          <p className="mt-1 max-w-prose text-14 text-quiet">{texts.explanation}</p>
          <Allowed to="resumes.read">
            <Link to="/talent-lists" className="mt-2 inline-block text-14 text-field hover:underline">
              {lists}
            </Link>
            <EndingConsentsLink />
          </Allowed>
          <Allowed to="resumes.write">
            <DuplicatesLink />
          </Allowed>
        </div>
        <ImportLink />
        <SavedSearches chips={address.chips} onOpen={({ chips }) => address.open(chips)} />
      </header>
      <div className="grid gap-3">
        {isGone && <Notice tone="info" heading={savedTexts.gone} />}
        <QueryBar
          asked={address.asked}
          onRemoveLast={address.removeLast}
          onRead={(read) => {
            setIgnored(read.ignored);
            if (address.asked !== null) address.open(read.chips);
            else if (read.chips.length > 0) address.add(read.chips);
          }}
        />
        <p role="status" className="text-13 text-quiet empty:hidden">
          {ignored.length > 0 && texts.search.ignored(ignored.join(', '))}
        </p>
        <SearchParts address={address} isAnonymous={isAnonymous} />
      </div>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_17rem]">
        <PoolResults chips={address.chips} isAnonymous={isAnonymous} onAdd={address.add} />
        <PoolFilters address={address} isAnonymous={isAnonymous} />
      </div>
    </div>
  );
}
