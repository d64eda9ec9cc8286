import { useFormats, useTexts } from '../../lib/language/use-texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { PageSection } from '../../ui/page/page-section.tsx';
import { toasts } from '../../ui/toast/toasts.ts';
import { Fetched } from '../../ui/waiting/fetched.tsx';
import { isOfAssistant } from './assistant-consent.tsx';
import { connectedAppsTexts } from './connected-apps-texts.ts';
import { ScopeList } from './scope-list.tsx';
import { type ConnectedApp, useConnectedApps, useDisconnect } from './use-connected-apps.ts';

/** Apps with access to the account, with buttons to end it. */
export function ConnectedAppsSection() {
  const { section: texts } = useTexts(connectedAppsTexts);
  const apps = useConnectedApps();
  return (
    <PageSection id="connected-apps" heading={texts.heading} explanation={texts.explanation}>
      <Fetched query={apps} words={texts} lines={2}>
        {(all) => {
          // Assistants have a section of their own.
          const found = all?.filter(({ scopes }) => !isOfAssistant(scopes.join(' '))) ?? null;
          return found === null || found.length === 0 ? (
            <p className="text-14 text-quiet">{found === null ? texts.hosted : texts.none}</p>
          ) : (
            <ul className="grid divide-y divide-rule rounded-card border border-rule bg-raised">
              {found.map((app) => (
                <AppRow key={app.client.id} app={app} />
              ))}
            </ul>
          );
        }}
      </Fetched>
    </PageSection>
  );
}

function AppRow({ app }: { readonly app: ConnectedApp }) {
  const { section: texts, unnamed } = useTexts(connectedAppsTexts);
  const { dateTime } = useFormats();
  const disconnect = useDisconnect(() => toasts.add('success', texts.done));
  const name = app.client.name || unnamed;
  const used = app.last_used_at === undefined ? texts.unused : texts.used(dateTime(app.last_used_at));
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 px-4 py-3">
      <div className="grid min-w-0 grow basis-60 gap-1">
        <p className="break-words text-14 font-medium">
          <bdi>{name}</bdi>
        </p>
        <p className="text-13 text-quiet">{[texts.since(dateTime(app.granted_at)), used].join(' · ')}</p>
        <ScopeList scopes={app.scopes} />
        {disconnect.isError && (
          <p role="alert" className="text-13">
            {texts.notDone}
          </p>
        )}
      </div>
      <Button
        size="sm"
        aria-label={texts.disconnectNamed(name)}
        isLoading={disconnect.isPending}
        onClick={() => disconnect.mutate(app.client.id)}
      >
        {texts.disconnect}
      </Button>
    </li>
  );
}
