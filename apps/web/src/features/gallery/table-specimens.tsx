import { useState } from 'react';
import { Avatar } from '../../ui/marks/avatar.tsx';
import { StatusShape } from '../../ui/marks/status-shape.tsx';
import type { Column, Sort } from '../../ui/table/column.ts';
import { Table } from '../../ui/table/table.tsx';
import { VirtualTable } from '../../ui/table/virtual-table.tsx';
import { type GalleryCandidate, galleryCandidates, thousandCandidates } from './gallery-candidates.ts';
import { Specimen } from './specimen.tsx';

const columns: readonly Column<GalleryCandidate>[] = [
  {
    id: 'name',
    header: 'Candidate',
    sortValue: ({ name }) => name,
    cell: ({ name }) => (
      <span className="flex min-w-0 items-center gap-2.5">
        <Avatar name={name} size="sm" />
        <span className="font-medium">{name}</span>
      </span>
    ),
  },
  {
    id: 'must-haves',
    header: 'Must-haves',
    cell: ({ mustHaves }) => (
      <span className="flex items-center gap-1">
        {mustHaves.map((status, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order of the must-haves is the job's
          <StatusShape key={place} status={status} />
        ))}
        <span className="sr-only">
          {mustHaves.filter((status) => status === 'met').length} of {mustHaves.length} met
        </span>
      </span>
    ),
  },
  { id: 'years', header: 'Years', align: 'end', sortValue: ({ years }) => years, cell: ({ years }) => years },
  {
    id: 'score',
    header: 'Score',
    align: 'end',
    sortsFirst: 'descending',
    sortValue: ({ score }) => score,
    cell: ({ score }) => score ?? '–',
  },
];

const rowKey = ({ id }: GalleryCandidate) => id;

export function TableSpecimens() {
  const [sort, setSort] = useState<Sort>({ columnId: 'score', direction: 'descending' });
  return (
    <>
      <Specimen name="Sorted by a press on a heading; rows glide to their new place">
        <Table
          caption="Candidates for Senior Backend Engineer"
          columns={columns}
          rows={galleryCandidates}
          rowKey={rowKey}
          sort={sort}
          onSortChange={setSort}
        />
      </Specimen>
      <Specimen name="A thousand rows">
        <VirtualTable
          caption="A thousand candidates"
          isCaptionHidden
          columns={columns}
          rows={thousandCandidates}
          rowKey={rowKey}
          sort={sort}
          onSortChange={setSort}
          height="20rem"
        />
      </Specimen>
    </>
  );
}
