import type { OperatorUserView } from '@winnow/contracts';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useFormats, useTexts } from '../../lib/language/use-texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import type { Column } from '../../ui/table/column.ts';
import { adminTexts } from './admin-texts.ts';
import { CreditsDialog } from './person/credits-dialog.tsx';
import { PersonBadges } from './person/person-badges.tsx';
import { PersonView } from './person/person-view.tsx';
import { PlanDialog } from './person/plan-dialog.tsx';
import { availableInWords, SearchedList } from './searched-list.tsx';
import { subjectOf } from './subject.ts';
import { useUsers } from './use-admin.ts';
import { usePageInAddress } from './use-page-in-address.ts';

type Asked = { readonly what: 'plan' | 'credits'; readonly user: OperatorUserView };

/** The list of users, or one of them; the URL says which. */
export function PeopleView() {
  const [address, setAddress] = useSearchParams();
  const userId = address.get('user');
  if (userId === null) return <Everybody />;
  const close = () => {
    const list = new URLSearchParams(address);
    list.delete('user');
    setAddress(list);
  };
  return <PersonView key={userId} userId={userId} onClose={close} />;
}

/** Users with plan and credits, and actions to change both. */
function Everybody() {
  const { people: texts } = useTexts(adminTexts);
  const address = usePageInAddress();
  const users = useUsers(address.search, address.page);
  const [asked, setAsked] = useState<Asked | null>(null);
  const columns = useColumns(setAsked);
  return (
    <>
      <SearchedList
        query={users}
        rowsOf={({ users: rows }) => rows}
        columns={columns}
        address={address}
        words={texts}
      />
      {asked?.what === 'plan' && (
        <PlanDialog subject={subjectOf(asked.user)} onClose={() => setAsked(null)} />
      )}
      {asked?.what === 'credits' && (
        <CreditsDialog subject={subjectOf(asked.user)} onClose={() => setAsked(null)} />
      )}
    </>
  );
}

function useColumns(ask: (asked: Asked) => void): Column<OperatorUserView>[] {
  const { people: texts } = useTexts(adminTexts);
  const { date, number } = useFormats();
  return [
    {
      id: 'who',
      header: texts.who,
      cell: (user) => (
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-2">
            <Link
              to={`/admin?view=people&user=${user.id}`}
              dir="auto"
              className="font-medium underline-offset-4 hover:text-field hover:underline"
            >
              {user.name || user.email}
            </Link>
            <PersonBadges user={user} />
          </p>
          <p className="text-13 break-all text-quiet">{user.email}</p>
        </div>
      ),
    },
    { id: 'plan', header: texts.plan, cell: ({ plan }) => texts.plans[plan] },
    {
      id: 'credits',
      header: texts.credits,
      align: 'end',
      cell: ({ availableCredits }) => (
        <span className="tabular-nums">
          {availableInWords(availableCredits, { unlimited: texts.unlimited, number })}
        </span>
      ),
    },
    { id: 'since', header: texts.since, cell: ({ createdAt }) => date(createdAt) },
    {
      id: 'acts',
      isForActions: true,
      header: texts.acts,
      align: 'end',
      cell: (user) => (
        <span className="inline-flex gap-2">
          <Button
            size="sm"
            aria-label={texts.setPlanOf(user.email)}
            onClick={() => ask({ what: 'plan', user })}
          >
            {texts.setPlan}
          </Button>
          <Button
            size="sm"
            aria-label={texts.giveCreditsTo(user.email)}
            onClick={() => ask({ what: 'credits', user })}
          >
            {texts.giveCredits}
          </Button>
        </span>
      ),
    },
  ];
}
