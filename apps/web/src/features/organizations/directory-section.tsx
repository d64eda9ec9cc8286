import {
  type Directory,
  type DirectoryGroup,
  type DirectoryRole,
  type DirectoryToken,
  directoryRoles,
  directoryTokens,
} from '@winnow/contracts';
import { useState } from 'react';
import { organizationTexts } from '../../entities/organization/organization-texts.ts';
import { useFormats, useTexts } from '../../lib/language/use-texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { CopyField } from '../../ui/inputs/copy-field.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { PageSection } from '../../ui/page/page-section.tsx';
import { toasts } from '../../ui/toast/toasts.ts';
import { Fetched } from '../../ui/waiting/fetched.tsx';
import { directoryTexts } from './directory-texts.ts';
import {
  useDefaultRole,
  useDirectory,
  useGroupRole,
  useTokenCreation,
  useTokenRevocation,
} from './use-directory.ts';

/** Settings of the directory (SCIM): URL, tokens, and roles of groups. */
export function DirectorySection() {
  const texts = useTexts(directoryTexts);
  const directory = useDirectory();
  return (
    <PageSection id="directory" heading={texts.heading} explanation={texts.explanation}>
      <Fetched query={directory} words={texts} lines={4}>
        {(state) =>
          state.isAvailable ? (
            <div className="grid grid-cols-1 gap-8">
              <CopyField label={texts.address} value={state.address} />
              <Tokens tokens={state.tokens} />
              {(state.tokens.length > 0 || state.groups.length > 0) && <Roles directory={state} />}
            </div>
          ) : (
            <p className="text-14 text-quiet">{texts.unavailable}</p>
          )
        }
      </Fetched>
    </PageSection>
  );
}

function Tokens({ tokens }: { readonly tokens: readonly DirectoryToken[] }) {
  const { tokens: texts } = useTexts(directoryTexts);
  const creation = useTokenCreation();
  const isFull = tokens.length >= directoryTokens;
  return (
    <div className="grid grid-cols-1 gap-4">
      <h3 className="font-medium">{texts.heading}</h3>
      {tokens.length === 0 ? (
        <p className="-mt-3 text-14 text-quiet">{texts.none}</p>
      ) : (
        <ul className="grid grid-cols-1 divide-y divide-rule rounded-card border border-rule bg-raised">
          {tokens.map((token) => (
            <TokenRow key={token.id} token={token} />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          disabled={isFull}
          aria-describedby={isFull ? 'tokens-full' : undefined}
          isLoading={creation.isPending}
          onClick={() => creation.mutate()}
        >
          {tokens.length === 0 ? texts.create : texts.another}
        </Button>
        {isFull && (
          <p id="tokens-full" className="text-13 text-quiet">
            {texts.full}
          </p>
        )}
      </div>
      <Dialog
        isOpen={creation.data !== undefined}
        // Also removes the secret from memory.
        onOpenChange={(isOpen) => !isOpen && creation.reset()}
        title={texts.madeTitle}
        description={texts.madeExplanation}
        actions={
          <Button variant="primary" onClick={() => creation.reset()}>
            {texts.done}
          </Button>
        }
      >
        {creation.data && <CopyField label={texts.secret} value={creation.data.secret} />}
      </Dialog>
    </div>
  );
}

function TokenRow({ token }: { readonly token: DirectoryToken }) {
  const { tokens: texts, cancel } = useTexts(directoryTexts);
  const { date, dateTime } = useFormats();
  const revocation = useTokenRevocation();
  const [isAsked, setAsked] = useState(false);
  const { id, ending, createdAt, createdBy, usedAt } = token;
  return (
    <li className="flex items-start justify-between gap-4 px-4 py-3">
      <div className="min-w-0">
        <p className="text-14 font-medium">{texts.ending(ending)}</p>
        <p className="text-13 text-quiet">{texts.made(createdBy?.name ?? texts.former, date(createdAt))}</p>
        <p className="text-13 text-quiet">{usedAt ? texts.used(dateTime(usedAt)) : texts.unused}</p>
      </div>
      <Button size="sm" variant="quiet" aria-label={texts.revokeNamed(ending)} onClick={() => setAsked(true)}>
        {texts.revoke}
      </Button>
      <Dialog
        isOpen={isAsked}
        onOpenChange={setAsked}
        title={texts.revokeTitle}
        description={texts.revokeConsequence}
        actions={
          <>
            <Button onClick={() => setAsked(false)}>{cancel}</Button>
            <Button
              variant="danger"
              isLoading={revocation.isPending}
              onClick={() =>
                revocation.mutate(id, {
                  onSuccess: () => void toasts.add('success', texts.revoked),
                  onSettled: () => setAsked(false),
                })
              }
            >
              {texts.revokeConfirm}
            </Button>
          </>
        }
      />
    </li>
  );
}

function Roles({ directory }: { readonly directory: Directory }) {
  const { roles: texts, users } = useTexts(directoryTexts);
  const { roles } = useTexts(organizationTexts);
  const saving = useDefaultRole();
  const { groups, defaultRole, activeUsers, inactiveUsers } = directory;
  return (
    <div className="grid grid-cols-1 gap-4">
      <h3 className="font-medium">{texts.heading}</h3>
      <p className="-mt-3 text-14 text-quiet">{texts.explanation}</p>
      {activeUsers + inactiveUsers > 0 && (
        <p className="text-14 text-quiet">{users(activeUsers, inactiveUsers)}</p>
      )}
      {groups.length === 0 ? (
        <p className="text-14 text-quiet">{texts.none}</p>
      ) : (
        <ul className="grid grid-cols-1 divide-y divide-rule rounded-card border border-rule bg-raised">
          {groups.map((group) => (
            <GroupRow key={group.id} group={group} />
          ))}
        </ul>
      )}
      <Select
        label={texts.otherwise}
        helper={texts.otherwiseHelper}
        options={directoryRoles.map((value) => ({ value, label: roles[value].name }))}
        value={defaultRole}
        onValueChange={(role) =>
          saving.mutate(role, { onSuccess: () => void toasts.add('success', texts.saved) })
        }
        disabled={saving.isPending}
      />
    </div>
  );
}

function GroupRow({ group: { id, name, people, role } }: { readonly group: DirectoryGroup }) {
  const { roles: texts } = useTexts(directoryTexts);
  const { roles } = useTexts(organizationTexts);
  const saving = useGroupRole();
  const options = [
    { value: 'none' as const, label: texts.noRole },
    ...directoryRoles.map((value) => ({ value, label: roles[value].name })),
  ];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0">
        <p className="text-14 font-medium break-words">
          <bdi>{name}</bdi>
        </p>
        <p className="text-13 text-quiet">{texts.people(people)}</p>
      </div>
      <Select<DirectoryRole | 'none'>
        label={texts.roleOf(name)}
        isLabelHidden
        size="sm"
        options={options}
        value={role ?? 'none'}
        onValueChange={(chosen) =>
          saving.mutate(
            { id, role: chosen === 'none' ? null : chosen },
            { onSuccess: () => void toasts.add('success', texts.saved) },
          )
        }
        disabled={saving.isPending}
      />
    </li>
  );
}
