import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { changeWorkspacePreferences, useWorkspacePreferences } from '../../../lib/workspace-preferences.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { Switch } from '../../../ui/inputs/switch.tsx';
import { useShortcut } from '../../../ui/shortcuts/use-shortcut.ts';
import { candidateTexts } from '../candidate-texts.ts';
import type { Review } from './use-review.ts';

/** Position in a review, with links to the neighbors. */
export function ReviewBar({ review: { queue, open } }: { readonly review: Review }) {
  const { review: texts, next, previous } = useTexts(candidateTexts);
  const { movesOnAfterDecision } = useWorkspacePreferences();
  const { nextId = null, previousId = null } = queue ?? {};
  const go = (id: string | null) => {
    if (id !== null) open(id);
  };
  useShortcut({ key: 'j', label: next, isEnabled: nextId !== null }, () => go(nextId));
  useShortcut({ key: 'k', label: previous, isEnabled: previousId !== null }, () => go(previousId));
  return (
    <nav aria-label={texts.label} className="flex grow flex-wrap items-center gap-x-4 gap-y-1">
      <div className="flex items-center gap-1">
        <IconButton
          size="sm"
          label={previous}
          icon={<ChevronLeft aria-hidden="true" className="rtl:-scale-x-100" />}
          disabled={previousId === null}
          onClick={() => go(previousId)}
        />
        <p role="status" className="min-w-28 text-center text-13 tabular-nums">
          {queue &&
            (queue.place === null ? texts.left(queue.left) : texts.progress(queue.place, queue.ids.length))}
        </p>
        <IconButton
          size="sm"
          label={next}
          icon={<ChevronRight aria-hidden="true" className="rtl:-scale-x-100" />}
          disabled={nextId === null}
          onClick={() => go(nextId)}
        />
      </div>
      <Switch
        label={texts.movesOn}
        isOn={movesOnAfterDecision}
        onSwitch={(isOn) => changeWorkspacePreferences({ movesOnAfterDecision: isOn })}
      />
    </nav>
  );
}
