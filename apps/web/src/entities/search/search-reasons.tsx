import type { SearchReason } from '@winnow/contracts';
import { Fragment } from 'react';
import { useFormats, useTexts } from '../../lib/language/use-texts.ts';
import { MarkedText } from '../../ui/command-palette/marked-text.tsx';
import { searchTexts } from './search-texts.ts';

/** What matched, in one line: facts after their kind, text as a quote. */
export function SearchReasons({ reasons }: { readonly reasons: readonly SearchReason[] }) {
  const texts = useTexts(searchTexts);
  const { labeled } = useFormats();
  return reasons.map(({ kind, text, marks }, place) => (
    <Fragment key={`${kind} ${text}`}>
      {place > 0 && ' · '}
      {kind !== 'name' && kind !== 'text' && labeled(texts[kind], '')}
      <MarkedText text={text} marks={marks} />
    </Fragment>
  ));
}

/** Why a row of a searched list was found; empty if the row itself shows it. */
export function FoundBy({ reasons = [] }: { readonly reasons?: readonly SearchReason[] | undefined }) {
  // A matching name is already the heading of the row.
  const told = reasons.filter(({ kind }) => kind !== 'name');
  if (told.length === 0) return null;
  return (
    <p dir="auto" className="mt-0.5 truncate text-13 text-quiet">
      <SearchReasons reasons={told} />
    </p>
  );
}
