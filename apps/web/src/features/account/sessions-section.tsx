import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../../lib/language/use-texts.ts';
import { session } from '../../lib/session/session.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { toasts } from '../../ui/toast/toasts.ts';
import { SettingsSection } from './settings-section.tsx';
import { settingsTexts } from './settings-texts.ts';

/** Ending sessions on devices that are out of reach. */
export function SessionsSection() {
  const { sessions: texts } = useTexts(settingsTexts);
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);

  async function signOutOthers(): Promise<void> {
    setBusy(true);
    const { error } = await session.signOut('others');
    setBusy(false);
    if (error === null) toasts.add('success', texts.othersDone);
    else toasts.add('error', error);
  }

  async function signOutEverywhere(): Promise<void> {
    await navigate('/');
    const { error } = await session.signOut('global');
    // Here it is done; the others could not be told.
    if (error !== null) toasts.add('error', error);
  }

  return (
    <SettingsSection id="sessions" heading={texts.heading} explanation={texts.explanation}>
      <div className="flex flex-wrap gap-3">
        <Button isLoading={isBusy} loadingLabel={texts.others} onClick={() => void signOutOthers()}>
          {texts.others}
        </Button>
        <Button look="quiet" onClick={() => setAsking(true)}>
          {texts.everywhere}
        </Button>
      </div>
      <Dialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        size="sm"
        title={texts.everywhereTitle}
        description={texts.everywhereExplanation}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{texts.cancel}</Button>
            <Button look="primary" onClick={() => void signOutEverywhere()}>
              {texts.everywhere}
            </Button>
          </>
        }
      />
    </SettingsSection>
  );
}
