import { type OperatorOrganizationRow, organizationId } from '@winnow/contracts';
import { Link, useSearchParams } from 'react-router';
import { useFormats, useTexts } from '../../../lib/language/use-texts.ts';
import type { Column } from '../../../ui/table/column.ts';
import { adminTexts } from '../admin-texts.ts';
import { availableInWords, SearchedList } from '../searched-list.tsx';
import { usePageInAddress } from '../use-page-in-address.ts';
import { anyOrganizationTexts } from './any-organization-texts.ts';
import { OrganizationBadges } from './organization-badges.tsx';
import { OrganizationView } from './organization-view.tsx';
import { useAnyOrganizations } from './use-any-organizations.ts';

/** The list of organizations, or one of them; the URL says which. */
export function OrganizationsView() {
  const [address, setAddress] = useSearchParams();
  const { data: id } = organizationId.safeParse(address.get('organization'));
  if (!id) return <AllOrganizations />;
  const close = () => {
    const list = new URLSearchParams(address);
    list.delete('organization');
    setAddress(list);
  };
  return <OrganizationView key={id} id={id} onClose={close} />;
}

function AllOrganizations() {
  const texts = useTexts(anyOrganizationTexts);
  const address = usePageInAddress();
  const organizations = useAnyOrganizations(address.search, address.page);
  const columns = useColumns();
  return (
    <SearchedList
      query={organizations}
      rowsOf={({ organizations: rows }) => rows}
      columns={columns}
      address={address}
      words={texts}
    />
  );
}

function useColumns(): Column<OperatorOrganizationRow>[] {
  const texts = useTexts(anyOrganizationTexts);
  const { people } = useTexts(adminTexts);
  const { date, number, fileSize } = useFormats();
  return [
    {
      id: 'name',
      header: texts.name,
      cell: (row) => (
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-2">
            <Link
              to={`/admin?view=organizations&organization=${row.id}`}
              dir="auto"
              className="font-medium break-words underline-offset-4 hover:text-field hover:underline"
            >
              {row.name}
            </Link>
            <OrganizationBadges organization={row} />
          </p>
          <p className="text-13 break-all text-quiet">{row.owner?.email ?? texts.noOwner}</p>
        </div>
      ),
    },
    {
      id: 'members',
      header: texts.members,
      align: 'end',
      cell: ({ members }) => <span className="tabular-nums">{number(members)}</span>,
    },
    { id: 'plan', header: people.plan, cell: ({ plan }) => people.plans[plan] },
    {
      id: 'credits',
      header: people.credits,
      align: 'end',
      cell: ({ availableCredits }) => (
        <span className="tabular-nums">
          {availableInWords(availableCredits, { unlimited: people.unlimited, number })}
        </span>
      ),
    },
    {
      id: 'storage',
      header: texts.storage,
      align: 'end',
      cell: ({ storedBytes }) => <span className="tabular-nums">{fileSize(storedBytes)}</span>,
    },
    {
      id: 'active',
      header: texts.active,
      cell: ({ activeAt }) => (activeAt === null ? '–' : date(activeAt)),
    },
    { id: 'created', header: texts.created, cell: ({ createdAt }) => date(createdAt) },
  ];
}
