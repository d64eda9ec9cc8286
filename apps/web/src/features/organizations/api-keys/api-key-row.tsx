import type { ApiKey } from '@winnow/contracts';
import { useState } from 'react';
import { useFormats, useTexts } from '../../../lib/language/use-texts.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { toasts } from '../../../ui/toast/toasts.ts';
import { ProgramReads } from '../program-reads.tsx';
import { ApiKeyRotation } from './api-key-rotation.tsx';
import { apiKeyTexts } from './api-key-texts.ts';
import { useApiKeyReads, useApiKeyRevocation } from './use-api-keys.ts';

type Opened = 'reads' | 'rotation' | 'revocation' | null;

/** One key with its scopes, last use, and actions. */
export function ApiKeyRow({ apiKey }: { readonly apiKey: ApiKey }) {
  const texts = useTexts(apiKeyTexts);
  const { date, dateTime, labeled, list } = useFormats();
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  const revocation = useApiKeyRevocation(() => {
    toasts.add('success', texts.revoked);
    close();
  });
  const { id, name, prefix, scopes, addresses, state, createdAt, createdBy } = apiKey;
  const { expiresAt, usedAt, usedFrom, previousUntil, revokedAt } = apiKey;
  const isActive = state === 'active';
  const facts = [
    createdBy ? texts.createdBy(createdBy.name, date(createdAt)) : texts.created(date(createdAt)),
    usedAt ? texts.used(dateTime(usedAt), usedFrom ?? '') : texts.never,
    revokedAt
      ? texts.revokedOn(date(revokedAt))
      : expiresAt
        ? texts.expires(date(expiresAt), state === 'expired')
        : texts.expiresNever,
  ];
  return (
    <li className="grid grid-cols-1 gap-3 px-4 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 text-14 font-medium">
          <bdi className="min-w-0 break-words">{name}</bdi>
          <Badge tone={isActive ? 'met' : 'neutral'}>{texts.states[state]}</Badge>
        </p>
        <p className="text-12 text-quiet">
          <bdi dir="ltr" className="font-mono break-all">
            {prefix}…
          </bdi>
        </p>
        <p className="text-13 text-quiet">{facts.join(' · ')}</p>
        <p className="text-13 text-quiet">
          {labeled(texts.scopes, list(scopes.map((scope) => texts.scopeNames[scope])))}
        </p>
        {addresses.length > 0 && (
          <p className="text-13 text-quiet">
            {texts.onlyFrom} <bdi className="font-mono text-12 break-all">{addresses.join(', ')}</bdi>
          </p>
        )}
        {previousUntil && <p className="text-13 text-quiet">{texts.overlap(dateTime(previousUntil))}</p>}
        {state === 'maker-left' && <p className="text-13 text-not-met">{texts.makerLeft}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" aria-label={labeled(texts.reads, name)} onClick={() => setOpened('reads')}>
          {texts.reads}
        </Button>
        {isActive && (
          <Button size="sm" aria-label={labeled(texts.rotate, name)} onClick={() => setOpened('rotation')}>
            {texts.rotate}
          </Button>
        )}
        {isActive && (
          <Button
            size="sm"
            variant="quiet"
            aria-label={labeled(texts.revoke, name)}
            onClick={() => setOpened('revocation')}
          >
            {texts.revoke}
          </Button>
        )}
      </div>
      {opened === 'reads' && <Reads id={id} name={name} onClose={close} />}
      {opened === 'rotation' && <ApiKeyRotation id={id} onClose={close} />}
      <Dialog
        isOpen={opened === 'revocation'}
        onOpenChange={(isOpen) => !isOpen && close()}
        title={texts.revokeTitle(name)}
        description={texts.revokeConsequence}
        actions={
          <>
            <Button onClick={close}>{texts.cancel}</Button>
            <Button
              variant="danger"
              isLoading={revocation.isPending}
              onClick={() => revocation.mutate(id, { onError: close })}
            >
              {texts.revokeConfirm}
            </Button>
          </>
        }
      />
    </li>
  );
}

type ReadsProps = { readonly id: string; readonly name: string; readonly onClose: () => void };

function Reads({ id, name, onClose }: ReadsProps) {
  const texts = useTexts(apiKeyTexts);
  return (
    <ProgramReads
      reads={useApiKeyReads(id)}
      title={texts.readsTitle(name)}
      explanation={texts.readsExplanation}
      texts={texts}
      onClose={onClose}
    />
  );
}
