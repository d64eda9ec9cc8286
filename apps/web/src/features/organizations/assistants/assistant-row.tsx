import type { OrganizationAssistant } from '@winnow/contracts';
import { useState } from 'react';
import { assistantTexts } from '../../../entities/assistants/assistant-texts.ts';
import { useFormats, useTexts } from '../../../lib/language/use-texts.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { toasts } from '../../../ui/toast/toasts.ts';
import { apiKeyTexts } from '../api-keys/api-key-texts.ts';
import { ProgramReads } from '../program-reads.tsx';
import { useAssistantEnd, useAssistantReads } from './use-assistants.ts';

type Opened = 'reads' | 'end' | null;

/** One assistant with its member, scopes, last read, and a button to end its access. */
export function AssistantRow({ assistant }: { readonly assistant: OrganizationAssistant }) {
  const { organization: texts, scopes: scopeNames, unnamed } = useTexts(assistantTexts);
  const { date, dateTime, labeled, list } = useFormats();
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  const end = useAssistantEnd(() => {
    toasts.add('success', texts.endDone);
    close();
  });
  const { id, member, scopes, state, connectedAt, usedAt, endedAt, lastRead } = assistant;
  const name = assistant.name || unnamed;
  const facts = [
    member ? texts.by(member.name, date(connectedAt)) : texts.since(date(connectedAt)),
    usedAt ? texts.used(dateTime(usedAt)) : texts.unused,
    ...(endedAt ? [texts.endedOn(date(endedAt))] : []),
  ];
  return (
    <li className="grid grid-cols-1 gap-3 px-4 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 text-14 font-medium">
          <bdi className="min-w-0 break-words">{name}</bdi>
          <Badge tone={state === 'connected' ? 'met' : 'neutral'}>{texts.states[state]}</Badge>
        </p>
        <p className="break-words text-13 text-quiet">{facts.join(' · ')}</p>
        <p className="text-13 text-quiet">
          {lastRead ? texts.lastRead(lastRead.candidates, dateTime(lastRead.at)) : texts.noRead}
        </p>
        <p className="text-13 text-quiet">
          {labeled(texts.scopes, list(scopes.map((scope) => scopeNames[scope])))}
        </p>
        {state === 'member-left' && <p className="text-13 text-not-met">{texts.memberLeft}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" aria-label={labeled(texts.reads, name)} onClick={() => setOpened('reads')}>
          {texts.reads}
        </Button>
        {state !== 'ended' && (
          <Button
            size="sm"
            variant="quiet"
            aria-label={labeled(texts.end, name)}
            onClick={() => setOpened('end')}
          >
            {texts.end}
          </Button>
        )}
      </div>
      {opened === 'reads' && <Reads id={id} name={name} onClose={close} />}
      <Dialog
        isOpen={opened === 'end'}
        onOpenChange={(isOpen) => !isOpen && close()}
        title={texts.endTitle(name)}
        description={texts.endConsequence}
        actions={
          <>
            <Button onClick={close}>{texts.cancel}</Button>
            <Button
              variant="danger"
              isLoading={end.isPending}
              onClick={() => end.mutate(id, { onError: close })}
            >
              {texts.endConfirm}
            </Button>
          </>
        }
      />
    </li>
  );
}

type ReadsProps = { readonly id: string; readonly name: string; readonly onClose: () => void };

function Reads({ id, name, onClose }: ReadsProps) {
  const { organization: texts, retry } = useTexts(assistantTexts);
  const { candidates, done, failed } = useTexts(apiKeyTexts);
  return (
    <ProgramReads
      reads={useAssistantReads(id)}
      title={texts.readsTitle(name)}
      explanation={texts.readsExplanation}
      texts={{ noReads: texts.noReads, done, failed, retry, candidates }}
      onClose={onClose}
    />
  );
}
