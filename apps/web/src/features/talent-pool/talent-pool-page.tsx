import { useState } from 'react';
import { useAnonymousView } from '../../entities/account/use-anonymous-view.ts';
import { useTexts } from '../../lib/language/use-texts.ts';
import { PoolFilters } from './pool-filters.tsx';
import { PoolResults } from './pool-results.tsx';
import { QueryBar } from './query-bar.tsx';
import { SearchParts } from './search-parts.tsx';
import { talentPoolTexts } from './talent-pool-texts.ts';
import { usePoolAddress } from './use-pool-address.ts';

/** Everybody in the library, by what their resumes show. */
export function TalentPoolPage() {
  const texts = useTexts(talentPoolTexts);
  const address = usePoolAddress();
  const { isAnonymous } = useAnonymousView();
  const [ignored, setIgnored] = useState<readonly string[]>([]);
  return (
    <div className="mx-auto grid w-full max-w-6xl grid-cols-1 gap-6 px-4 py-8 sm:px-6 lg:py-12">
      <title>{texts.title}</title>
      <header>
        <h1 className="font-serif text-31 tracking-tight">{texts.heading}</h1>
        <p className="mt-1 max-w-prose text-14 text-quiet">{texts.explanation}</p>
      </header>
      <div className="grid gap-3">
        <QueryBar
          onRead={(read) => {
            setIgnored(read.ignored);
            if (read.chips.length > 0) address.add(read.chips);
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
