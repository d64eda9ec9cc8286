import { downloadWaitlist, type WaitlistEntry } from '@winnow/contracts';
import { Download } from 'lucide-react';
import { useFormats, useTexts } from '../../lib/language/use-texts.ts';
import { api } from '../../lib/requests/api-client.ts';
import { failures } from '../../lib/requests/failures.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { SearchInput } from '../../ui/inputs/search-input.tsx';
import type { Column } from '../../ui/table/column.ts';
import { Table } from '../../ui/table/table.tsx';
import { adminTexts } from './admin-texts.ts';
import { Fetched } from './fetched.tsx';
import { PagedList } from './paged-list.tsx';
import { useWaitlist } from './use-admin.ts';
import { usePageInAddress } from './use-page-in-address.ts';

/** Entries of the waitlist. */
export function WaitlistView() {
  const { waitlist: texts, search: label } = useTexts(adminTexts);
  const address = usePageInAddress();
  const { page, search, change } = address;
  const list = useWaitlist(search, page);
  const columns = useColumns();

  async function save(): Promise<void> {
    try {
      const { blob } = await api.download(downloadWaitlist, {});
      saveFile(blob, texts.fileName);
    } catch (error) {
      failures.report(error);
    }
  }

  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-end gap-4">
        <SearchInput
          className="max-w-md grow"
          label={label}
          placeholder={texts.searchHint}
          value={search}
          onValueChange={(value) => change({ search: value })}
        />
        <Button icon={<Download aria-hidden="true" />} onClick={() => void save()}>
          {texts.csv}
        </Button>
      </div>
      <Fetched query={list}>
        {({ entries, total, pageSize, offersLeft }) => (
          <PagedList
            count={{ shown: entries.length, pageSize, total }}
            address={address}
            words={texts}
            remark={texts.left(offersLeft)}
          >
            <Table
              caption={texts.caption}
              isCaptionHidden
              columns={columns}
              rows={entries}
              rowKey={({ position }) => String(position)}
            />
          </PagedList>
        )}
      </Fetched>
    </div>
  );
}

function useColumns(): Column<WaitlistEntry>[] {
  const { waitlist: texts } = useTexts(adminTexts);
  const { date, number } = useFormats();
  return [
    {
      id: 'who',
      header: texts.who,
      cell: ({ name, email }) => (
        <div className="min-w-0">
          <p dir="auto" className="font-medium">
            {name}
          </p>
          <p className="text-13 break-all text-quiet">{email}</p>
        </div>
      ),
    },
    {
      id: 'position',
      header: texts.position,
      align: 'end',
      cell: ({ position }) => <span className="tabular-nums">{number(position)}</span>,
    },
    {
      id: 'role',
      header: texts.role,
      cell: ({ role, company }) => <span dir="auto">{[role, company].filter(Boolean).join(', ')}</span>,
    },
    { id: 'joined', header: texts.joined, cell: ({ joinedAt }) => date(joinedAt) },
    {
      id: 'offer',
      header: texts.offer,
      cell: ({ hasOffer, offerRedeemedAt }) =>
        offerRedeemedAt ? texts.redeemed : hasOffer ? texts.offered : texts.noOffer,
    },
  ];
}
