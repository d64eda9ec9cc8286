import { useEffect } from 'react';
import { requirementTexts } from '../../../entities/requirements/requirement-texts.ts';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { useWorkspacePreferences } from '../../../lib/workspace-preferences.ts';
import { listShortcut } from '../../../ui/shortcuts/shortcut-list.ts';

/** Lists the keys of the list among the screen's shortcuts while there are lines. */
export function useListedKeys(hasRows: boolean): void {
  const { list } = useTexts(requirementTexts);
  const { hasSingleKeys } = useWorkspacePreferences();
  const { keys: texts } = list;
  useEffect(() => {
    if (!hasRows) return;
    const single = [
      { keys: ['M'], label: texts.must },
      { keys: ['N'], label: texts.nice },
      { keys: ['+'], label: texts.heavier },
      { keys: ['-'], label: texts.lighter },
    ];
    const unlist = [
      { keys: ['↑', '↓'], label: texts.move },
      ...(hasSingleKeys ? single : []),
      { keys: ['↵'], label: texts.edit },
      { keys: ['Del'], label: texts.remove },
      { keys: ['Alt', '↑', '↓'], label: texts.order },
    ].map(listShortcut);
    return () => {
      for (const each of unlist) each();
    };
  }, [hasRows, hasSingleKeys, texts]);
}
