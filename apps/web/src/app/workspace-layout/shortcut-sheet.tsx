import { useTexts } from '../../lib/language/use-texts.ts';
import { changeWorkspacePreferences, useWorkspacePreferences } from '../../lib/workspace-preferences.ts';
import { Switch } from '../../ui/inputs/switch.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Shortcut } from '../../ui/shortcuts/shortcut.tsx';
import { useListedShortcuts } from '../../ui/shortcuts/shortcut-list.ts';
import { workspaceTexts } from './workspace-texts.ts';

type ShortcutSheetProps = { readonly isOpen: boolean; readonly onOpenChange: (isOpen: boolean) => void };

/** Lists the keyboard shortcuts of the current screen. */
export function ShortcutSheet({ isOpen, onOpenChange }: ShortcutSheetProps) {
  const { shortcuts: texts } = useTexts(workspaceTexts);
  const shortcuts = useListedShortcuts();
  const { hasSingleKeys } = useWorkspacePreferences();
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={texts.heading} description={texts.explanation}>
      <dl className="divide-y divide-rule text-14">
        {shortcuts.map(({ keys, label }) => (
          <div key={`${keys.join(' ')} ${label}`} className="flex items-center justify-between gap-4 py-2">
            <dt>{label}</dt>
            <dd>
              <Shortcut keys={keys} />
            </dd>
          </div>
        ))}
      </dl>
      <Switch
        className="mt-5"
        label={texts.singleKeys}
        helper={texts.singleKeysHelp}
        isOn={hasSingleKeys}
        onSwitch={(isOn) => changeWorkspacePreferences({ hasSingleKeys: isOn })}
      />
    </Dialog>
  );
}
