import type { OwnAssistant } from '@winnow/contracts';
import { assistantTexts } from '../../entities/assistants/assistant-texts.ts';
import { organizationTexts } from '../../entities/organization/organization-texts.ts';
import { useFormats, useTexts } from '../../lib/language/use-texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { PageSection } from '../../ui/page/page-section.tsx';
import { toasts } from '../../ui/toast/toasts.ts';
import { Fetched } from '../../ui/waiting/fetched.tsx';
import { ScopeList } from './scope-list.tsx';
import { useAssistantDisconnect, useOwnAssistants } from './use-assistants.ts';

/** AI assistants that act for the user, with buttons to end their access. */
export function AssistantsSection() {
  const { own: texts, retry } = useTexts(assistantTexts);
  const assistants = useOwnAssistants();
  return (
    <PageSection id="assistants" heading={texts.heading} explanation={texts.explanation}>
      <Fetched query={assistants} words={{ failed: texts.failed, retry }} lines={2}>
        {(found) =>
          found.length === 0 ? (
            <p className="text-14 text-quiet">{texts.none}</p>
          ) : (
            <ul className="grid grid-cols-1 divide-y divide-rule rounded-card border border-rule bg-raised">
              {found.map((assistant) => (
                <AssistantRow key={assistant.id} assistant={assistant} />
              ))}
            </ul>
          )
        }
      </Fetched>
    </PageSection>
  );
}

function AssistantRow({ assistant }: { readonly assistant: OwnAssistant }) {
  const { own: texts, unnamed } = useTexts(assistantTexts);
  const { personal } = useTexts(organizationTexts);
  const { date, dateTime, labeled } = useFormats();
  const disconnect = useAssistantDisconnect(() => toasts.add('success', texts.done));
  const { id, organization, scopes, connectedAt, usedAt } = assistant;
  const name = assistant.name || unnamed;
  const facts = [
    labeled(texts.organization, organization.name || personal),
    texts.since(date(connectedAt)),
    usedAt === null ? texts.unused : texts.used(dateTime(usedAt)),
  ];
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 px-4 py-3">
      <div className="grid min-w-0 grow basis-60 grid-cols-1 gap-1">
        <p className="break-words text-14 font-medium">
          <bdi>{name}</bdi>
        </p>
        <p className="break-words text-13 text-quiet">{facts.join(' · ')}</p>
        <ScopeList scopes={scopes} />
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
        onClick={() => disconnect.mutate(id)}
      >
        {texts.disconnect}
      </Button>
    </li>
  );
}
