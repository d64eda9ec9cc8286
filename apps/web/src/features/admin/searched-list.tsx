import type { UseQueryResult } from '@tanstack/react-query';
import { useTexts } from '../../lib/language/use-texts.ts';
import { SearchInput } from '../../ui/inputs/search-input.tsx';
import type { Column } from '../../ui/table/column.ts';
import { Table } from '../../ui/table/table.tsx';
import { adminTexts } from './admin-texts.ts';
import { Fetched } from './fetched.tsx';
import { PagedList } from './paged-list.tsx';
import type { PageInAddress } from './use-page-in-address.ts';

type Page = { readonly total: number; readonly pageSize: number };

type SearchedListProps<Answer extends Page, Row extends { readonly id: string }> = {
  readonly query: UseQueryResult<Answer>;
  readonly rowsOf: (answer: Answer) => readonly Row[];
  readonly columns: readonly Column<Row>[];
  readonly address: PageInAddress;
  readonly words: {
    readonly searchHint: string;
    readonly caption: string;
    readonly none: string;
    readonly noneWords: string;
  };
};

/** A searchable table with pages. */
export function SearchedList<Answer extends Page, Row extends { readonly id: string }>({
  query,
  rowsOf,
  columns,
  address,
  words,
}: SearchedListProps<Answer, Row>) {
  const { search: label } = useTexts(adminTexts);
  return (
    <div className="grid gap-5">
      <SearchInput
        className="max-w-md"
        label={label}
        placeholder={words.searchHint}
        value={address.search}
        onValueChange={(value) => address.change({ search: value })}
      />
      <Fetched query={query}>
        {(answer) => {
          const rows = rowsOf(answer);
          const { pageSize, total } = answer;
          return (
            <PagedList count={{ shown: rows.length, pageSize, total }} address={address} words={words}>
              <Table
                caption={words.caption}
                isCaptionHidden
                columns={columns}
                rows={rows}
                rowKey={({ id }) => id}
              />
            </PagedList>
          );
        }}
      </Fetched>
    </div>
  );
}

/** Credits as text for operators; `null` if unknown. */
export function availableInWords(
  credits: number | null,
  { unlimited, number }: { readonly unlimited: string; readonly number: (value: number) => string },
): string {
  if (credits === null) return '–';
  return credits < 0 ? unlimited : number(credits);
}
