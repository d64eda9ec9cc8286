import { deviceName, type SessionView } from '@winnow/contracts';
import { Laptop } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useFormats, useTexts } from '../../../lib/language/use-texts.ts';
import { session } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { PageSection } from '../../../ui/page/page-section.tsx';
import { toasts } from '../../../ui/toast/toasts.ts';
import { Fetched } from '../../../ui/waiting/fetched.tsx';
import { settingsTexts } from './settings-texts.ts';
import { useOtherSessionsEnd, useSessionEnd, useSessions } from './use-sessions.ts';

/** Lists active sessions and ends those on other devices. */
export function SessionsSection() {
  const { sessions: texts, lookUp } = useTexts(settingsTexts);
  const sessions = useSessions();
  const { data } = sessions;
  const end = useSessionEnd();
  const endOthers = useOtherSessionsEnd(() => toasts.add('success', texts.othersDone));
  const [isAsking, setAsking] = useState(false);
  const isAlone = data?.isComplete === true && data.sessions.length < 2;
  return (
    <PageSection id="sessions" heading={texts.heading} explanation={texts.explanation}>
      <div className="grid gap-4">
        <Fetched query={sessions} words={lookUp} lines={3}>
          {(known) => (
            <ul className="grid divide-y divide-rule rounded-card border border-rule bg-raised">
              {known.sessions.map((one) => (
                <SessionRow
                  key={one.id}
                  session={one}
                  isEnding={end.isPending && end.variables === one.id}
                  onEnd={() => end.mutate(one.id)}
                />
              ))}
            </ul>
          )}
        </Fetched>
        {data && !data.isComplete && <p className="text-14 text-quiet">{texts.incomplete}</p>}
        <div className="flex flex-wrap gap-3">
          {!isAlone && (
            <Button isLoading={endOthers.isPending} onClick={() => endOthers.mutate()}>
              {texts.others}
            </Button>
          )}
          <Button variant="quiet" onClick={() => setAsking(true)}>
            {texts.everywhere}
          </Button>
        </div>
      </div>
      {isAsking && <EverywhereDialog onClose={() => setAsking(false)} />}
    </PageSection>
  );
}

type SessionRowProps = {
  readonly session: SessionView;
  readonly isEnding: boolean;
  readonly onEnd: () => void;
};

function SessionRow({ session: one, isEnding, onEnd }: SessionRowProps) {
  const { sessions: texts } = useTexts(settingsTexts);
  const { dateTime } = useFormats();
  const device = deviceName(one.userAgent);
  const name = device ? texts.device(device.browser, device.system) : texts.unknown;
  const seenAt = one.seenAt ?? one.begunAt;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <Laptop className="size-5 shrink-0 text-quiet" aria-hidden="true" />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-2 text-14 font-medium">
          {name}
          {one.isCurrent && <Badge tone="field">{texts.current}</Badge>}
        </p>
        <p className="text-13 text-quiet">
          {[one.address, seenAt && texts.seen(dateTime(seenAt))].filter(Boolean).join(' · ')}
        </p>
      </div>
      {!one.isCurrent && (
        <Button size="sm" aria-label={texts.endNamed(name)} isLoading={isEnding} onClick={onEnd}>
          {texts.end}
        </Button>
      )}
    </li>
  );
}

function EverywhereDialog({ onClose }: { readonly onClose: () => void }) {
  const { sessions: texts } = useTexts(settingsTexts);
  const navigate = useNavigate();

  async function signOutEverywhere(): Promise<void> {
    await navigate('/');
    const { error } = await session.signOut('global');
    // Signed out here, but the other sessions couldn't be ended.
    if (error !== null) toasts.add('error', error);
  }

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="sm"
      title={texts.everywhereTitle}
      description={texts.everywhereExplanation}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="primary" onClick={() => void signOutEverywhere()}>
            {texts.everywhere}
          </Button>
        </>
      }
    />
  );
}
