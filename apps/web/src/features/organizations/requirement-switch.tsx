import type { SingleSignOn } from '@winnow/contracts';
import { useState } from 'react';
import { useTexts } from '../../lib/language/use-texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Switch } from '../../ui/inputs/switch.tsx';
import { Notice } from '../../ui/notices/notice.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { signOnTexts } from './sign-on-texts.ts';
import { useRequirement } from './use-sign-on.ts';

/** Switch for requiring single sign-on; before turning it on, shows the affected members. */
export function RequirementSwitch({ state }: { readonly state: SingleSignOn }) {
  const { required: texts, cancel } = useTexts(signOnTexts);
  const requirement = useRequirement();
  const [isAsked, setAsked] = useState(false);
  const { affected, guests, isRequired, obstacle, ownersWithWayIn } = state;
  const mayTurn = isRequired || obstacle === null;
  return (
    <div className="grid grid-cols-1 gap-3">
      <h3 className="font-medium">{texts.heading}</h3>
      <Switch
        label={texts.label}
        helper={obstacle && !isRequired ? texts.obstacles[obstacle] : texts.explanation}
        isOn={isRequired}
        disabled={!mayTurn || requirement.isPending}
        onSwitch={(isOn) => (isOn ? setAsked(true) : requirement.mutate(false))}
      />
      {isRequired && ownersWithWayIn === 0 && (
        <Notice tone="warning" heading={texts.noWayIn}>
          <p>{texts.obstacles['no-way-in']}</p>
        </Notice>
      )}
      <Dialog
        isOpen={isAsked}
        onOpenChange={setAsked}
        title={texts.title}
        description={texts.consequence}
        actions={
          <>
            <Button onClick={() => setAsked(false)}>{cancel}</Button>
            <Button
              variant="primary"
              isLoading={requirement.isPending}
              onClick={() => requirement.mutate(true, { onSettled: () => setAsked(false) })}
            >
              {texts.confirm}
            </Button>
          </>
        }
      >
        <p className="text-14 font-medium">{texts.affected(affected.length)}</p>
        <ul className="mt-2 grid max-h-48 grid-cols-1 gap-1 overflow-y-auto text-14">
          {affected.map(({ userId, name, email }) => (
            <li key={userId} className="min-w-0 truncate">
              {name} <bdi className="text-quiet">{email}</bdi>
            </li>
          ))}
        </ul>
        <p className="mt-3 text-14 text-quiet">{texts.guests(guests)}</p>
        <p className="mt-1 text-14 text-quiet">{texts.owners(ownersWithWayIn)}</p>
      </Dialog>
    </div>
  );
}
