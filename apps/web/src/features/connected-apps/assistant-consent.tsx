import { assistantScopes, type OwnOrganization, scopesOf } from '@winnow/contracts';
import { useState } from 'react';
import { assistantTexts } from '../../entities/assistants/assistant-texts.ts';
import { organizationTexts } from '../../entities/organization/organization-texts.ts';
import { useOrganizations } from '../../entities/organization/use-organizations.ts';
import { useTexts } from '../../lib/language/use-texts.ts';
import { formatError } from '../../lib/requests/request-words.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { Notice } from '../../ui/notices/notice.tsx';
import { Fetched } from '../../ui/waiting/fetched.tsx';
import { connectedAppsTexts } from './connected-apps-texts.ts';
import { ConsentSheet } from './consent-sheet.tsx';
import { placeOf } from './place-of.ts';
import { ScopeList } from './scope-list.tsx';
import { useAssistantPermission } from './use-assistants.ts';
import { useAnswer } from './use-connected-apps.ts';

/** An assistant's request for access. */
export type AssistantRequest = {
  readonly authorization_id: string;
  readonly redirect_uri: string;
  readonly client: { readonly name: string };
  readonly user: { readonly email: string };
  readonly scope: string;
};

/** Whether a request is from an assistant, which acts in an organization. */
export function isOfAssistant(scope: string): boolean {
  return scope.split(' ').some((name) => assistantScopes.some((known) => known === name));
}

/** Consent screen of an assistant: who asks, for which organization, and what it may do there. */
export function AssistantConsent({ request }: { readonly request: AssistantRequest }) {
  const texts = useTexts(assistantTexts);
  const { consent } = texts;
  const { returnsTo, signedInAs } = useTexts(connectedAppsTexts);
  const organizations = useOrganizations();
  return (
    <ConsentSheet title={consent.title} heading={consent.heading}>
      <p className="text-quiet">{consent.introduction}</p>
      <div className="grid grid-cols-1 gap-2 rounded-card border border-rule bg-raised p-4">
        <h2 className="break-words font-medium">
          <bdi>{request.client.name || texts.unnamed}</bdi>
        </h2>
        <p className="text-14 text-quiet">{consent.unchecked}</p>
        <p className="break-words text-14">{returnsTo(placeOf(request.redirect_uri))}</p>
        <p className="break-words text-14">{signedInAs(request.user.email)}</p>
      </div>
      <Fetched query={organizations} words={{ failed: consent.failed, retry: texts.retry }} lines={6}>
        {(known) => <Choice request={request} organizations={known.filter(isOpen)} />}
      </Fetched>
    </ConsentSheet>
  );
}

const isOpen = ({ suspension = null }: OwnOrganization) => suspension === null;

type ChoiceProps = {
  readonly request: AssistantRequest;
  readonly organizations: readonly OwnOrganization[];
};

function Choice({ request, organizations }: ChoiceProps) {
  const { consent } = useTexts(assistantTexts);
  const { allow, deny } = useTexts(connectedAppsTexts);
  const { personal, roles } = useTexts(organizationTexts);
  const first = organizations.find(({ isCurrent }) => isCurrent) ?? organizations[0];
  const [chosenId, setChosenId] = useState<string>(first?.id ?? '');
  const permission = useAssistantPermission(request.authorization_id);
  const refusal = useAnswer(request.authorization_id);
  const organization = organizations.find(({ id }) => id === chosenId);
  const asked = request.scope.split(' ');
  const offered: readonly string[] = organization ? scopesOf(organization.role) : [];
  const ofAssistants: readonly string[] = assistantScopes;
  const isAllowed = (scope: string) => !ofAssistants.includes(scope) || offered.includes(scope);
  const allowed = asked.filter(isAllowed);
  const isForbidden = organization?.allowsAssistants === false;
  const isNothing = isForbidden || !allowed.some((scope) => ofAssistants.includes(scope));
  const role = organization ? roles[organization.role].name : '';
  const isBusy = [permission, refusal].some(({ isPending, isSuccess }) => isPending || isSuccess);
  const failed = permission.error ?? refusal.error;
  return (
    <>
      <Select
        label={consent.organization}
        helper={consent.organizationHelper}
        value={chosenId}
        options={organizations.map(({ id, name, isPersonal }) => ({
          value: String(id),
          label: isPersonal ? personal : name,
        }))}
        onValueChange={setChosenId}
      />
      {isNothing ? (
        <Notice tone="error" heading={consent.failed}>
          <p>{isForbidden ? consent.forbidden : consent.nothing(role)}</p>
        </Notice>
      ) : (
        <div className="grid grid-cols-1 gap-2">
          <h2 className="font-medium">{consent.may}</h2>
          <ScopeList scopes={allowed} />
          {allowed.length < asked.length && <p className="text-14 text-quiet">{consent.beyond(role)}</p>}
          <p className="text-14 text-quiet">{consent.mayNot}</p>
        </div>
      )}
      <p className="text-14">{consent.leaves}</p>
      <p className="text-14">{consent.onlyIf}</p>
      {failed && (
        <Notice tone="error" heading={consent.failed}>
          <p>{formatError(failed).message}</p>
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          variant="primary"
          size="lg"
          isLoading={isBusy && permission.status !== 'idle' && !permission.isError}
          disabled={isBusy || isNothing}
          onClick={() => permission.mutate(chosenId)}
        >
          {allow}
        </Button>
        <Button size="lg" disabled={isBusy} onClick={() => refusal.mutate(false)}>
          {deny}
        </Button>
      </div>
    </>
  );
}
