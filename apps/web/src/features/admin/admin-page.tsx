import { useSearchParams } from 'react-router';
import { useTexts } from '../../lib/language/use-texts.ts';
import { Tabs } from '../../ui/page/tabs.tsx';
import { adminTexts } from './admin-texts.ts';
import { AuditView } from './audit-view.tsx';
import { ChecksView } from './checks-view.tsx';
import { InvoicesView } from './invoices-view.tsx';
import { OrganizationsView } from './organizations/organizations-view.tsx';
import { PeopleView } from './people-view.tsx';
import { QueueView } from './queue-view.tsx';
import { TicketsView } from './tickets-view.tsx';
import { WaitlistView } from './waitlist-view.tsx';

const views = {
  people: <PeopleView />,
  organizations: <OrganizationsView />,
  waitlist: <WaitlistView />,
  tickets: <TicketsView />,
  invoices: <InvoicesView />,
  queue: <QueueView />,
  audit: <AuditView />,
  checks: <ChecksView />,
} as const;

type ViewName = keyof typeof views;
const names = Object.keys(views) as ViewName[];

/** Operator console of this installation. */
export function AdminPage() {
  const texts = useTexts(adminTexts);
  const [search, setSearch] = useSearchParams();
  const asked = search.has('ticket') ? 'tickets' : search.get('view');
  const view = names.find((name) => name === asked) ?? 'people';
  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-8 sm:px-6 sm:py-10">
      <title>{texts.title}</title>
      <h1 className="font-serif text-31 tracking-tight">{texts.heading}</h1>
      <p className="mt-1 mb-6 text-quiet">{texts.introduction}</p>
      <Tabs<ViewName>
        label={texts.tabs.label}
        value={view}
        onValueChange={(value) => setSearch({ view: value })}
        tabs={names.map((name) => ({
          value: name,
          label: texts.tabs[name],
          content: name === view && views[name],
        }))}
      />
    </div>
  );
}
