import { type FaqEntry, faq, faqTopics, searchFaq } from '@winnow/contracts';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import { supportTexts } from '../support-texts.ts';
import { faqTexts } from './faq-texts.ts';

/** Searches the FAQ while the user types. */
export function FaqSearch() {
  const { faq: texts } = useTexts(supportTexts);
  const [search, setSearch] = useState('');
  const { topics, entries } = useTexts(faqTexts);
  const found = searchFaq(
    search,
    faq.map((entry) => ({ ...entry, ...entries[entry.id] })),
  );
  const isSearching = search.trim() !== '';
  return (
    <section aria-labelledby="faq-heading" className="min-w-0">
      <h2 id="faq-heading" className="font-serif text-25">
        {texts.heading}
      </h2>
      <TextInput
        className="mt-4"
        type="search"
        size="lg"
        label={texts.search}
        iconStart={<Search />}
        value={search}
        onValueChange={setSearch}
      />
      <p role="status" className="mt-2 text-14 text-quiet">
        {isSearching && (found.length === 0 ? texts.nothing : texts.found(found.length))}
      </p>
      {isSearching ? (
        <>
          <EntryList entries={found} />
          <Button variant="quiet" size="sm" className="mt-4" onClick={() => setSearch('')}>
            {texts.clear}
          </Button>
        </>
      ) : (
        faqTopics.map((topic) => (
          <div key={topic} className="mt-6">
            <h3 className="text-14 font-medium text-quiet">{topics[topic]}</h3>
            <EntryList entries={found.filter((entry) => entry.topic === topic)} />
          </div>
        ))
      )}
    </section>
  );
}

function EntryList({ entries }: { entries: readonly FaqEntry[] }) {
  return (
    <div className="mt-2 border-t border-rule">
      {entries.map(({ id, question, answer }) => (
        <details key={id} id={id} className="group scroll-mt-8 border-b border-rule">
          <summary className="flex list-none items-baseline gap-3 rounded-control py-3.5 font-medium hover:text-field [&::-webkit-details-marker]:hidden">
            <span
              aria-hidden="true"
              className="text-field transition-transform group-open:rotate-90 rtl:-scale-x-100"
            >
              ›
            </span>
            {question}
          </summary>
          <div className="grid max-w-[68ch] gap-3 ps-6 pb-5 text-quiet">
            {answer.split('\n\n').map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </details>
      ))}
    </div>
  );
}
