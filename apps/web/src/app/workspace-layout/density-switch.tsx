import { Rows3, Rows4 } from 'lucide-react';
import { useTexts } from '../../lib/language/use-texts.ts';
import { changeWorkspacePreferences, useWorkspacePreferences } from '../../lib/workspace-preferences.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { workspaceTexts } from './workspace-texts.ts';

/** Switches between comfortable and compact density. */
export function DensitySwitch() {
  const { palette } = useTexts(workspaceTexts);
  const isCompact = useWorkspacePreferences().density === 'compact';
  return (
    <IconButton
      size="sm"
      label={isCompact ? palette.toComfortable : palette.toCompact}
      icon={isCompact ? <Rows3 aria-hidden="true" /> : <Rows4 aria-hidden="true" />}
      onClick={() => changeWorkspacePreferences({ density: isCompact ? 'comfortable' : 'compact' })}
    />
  );
}
