import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { assistantTexts } from '../../../entities/assistants/assistant-texts.ts';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Switch } from '../../../ui/inputs/switch.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { toasts } from '../../../ui/toast/toasts.ts';
import { Fetched } from '../../../ui/waiting/fetched.tsx';
import { useOrganizationSettings, useSettingsChange } from '../use-organization-settings.ts';
import { assistantsKey } from './use-assistants.ts';

/** Switch for allowing assistants; before turning it off, shows how many lose access. */
export function AssistantsSwitch({ connected }: { readonly connected: number }) {
  const { organization: texts, retry } = useTexts(assistantTexts);
  const settings = useOrganizationSettings();
  const change = useSettingsChange();
  const queries = useQueryClient();
  const [isAsked, setAsked] = useState(false);

  function turn(allowsAssistants: boolean): void {
    change.mutate(
      { allowsAssistants, before: { allowsAssistants: !allowsAssistants } },
      {
        onSuccess: () =>
          void toasts.add('success', allowsAssistants ? texts.allowedDone : texts.forbiddenDone),
        onSettled() {
          setAsked(false);
          return queries.invalidateQueries({ queryKey: assistantsKey });
        },
      },
    );
  }

  return (
    <Fetched query={settings} words={{ failed: texts.failed, retry }} lines={1}>
      {({ allowsAssistants }) => (
        <>
          <Switch
            label={texts.allowed}
            helper={texts.allowedHelper}
            isOn={allowsAssistants}
            disabled={change.isPending}
            onSwitch={(isOn) => (!isOn && connected > 0 ? setAsked(true) : turn(isOn))}
          />
          <Dialog
            isOpen={isAsked}
            onOpenChange={setAsked}
            title={texts.forbidTitle}
            description={texts.forbidConsequence(connected)}
            actions={
              <>
                <Button onClick={() => setAsked(false)}>{texts.cancel}</Button>
                <Button variant="danger" isLoading={change.isPending} onClick={() => turn(false)}>
                  {texts.forbidConfirm}
                </Button>
              </>
            }
          />
        </>
      )}
    </Fetched>
  );
}
