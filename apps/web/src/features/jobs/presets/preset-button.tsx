import type { RequirementPreset } from '@winnow/contracts';
import { Bookmark } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { RequirementEdits, RequirementRow } from '../../../entities/requirements/requirement-edits.ts';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { toasts } from '../../../ui/toast/toasts.ts';
import type { EditRequirements } from '../requirements/use-edit-history.ts';
import { applyPreset, type PresetMerge, withoutPreset } from './merge-preset.ts';
import { PresetSheet } from './preset-sheet.tsx';
import { presetTexts } from './preset-texts.ts';

type PresetButtonProps = {
  readonly rows: readonly RequirementRow[];
  readonly edits: RequirementEdits;
  readonly onEdit: EditRequirements;
};

/** Opens the presets. Applying one can be undone until the job is saved. */
export function PresetButton({ rows, edits, onEdit }: PresetButtonProps) {
  const texts = useTexts(presetTexts);
  const [isOpen, setOpen] = useState(false);
  const [applied, setApplied] = useState<{ readonly toast: string; readonly edits: RequirementEdits } | null>(
    null,
  );

  useEffect(() => {
    // Saved or discarded: nothing to undo.
    if (applied && edits.added.length === 0 && Object.keys(edits.changes).length === 0) {
      toasts.remove(applied.toast);
      setApplied(null);
    }
  }, [applied, edits]);

  function apply({ name }: RequirementPreset, merge: PresetMerge, takesOver: boolean): void {
    const before = edits;
    const after = applyPreset(before, merge, takesOver);
    onEdit(after);
    setOpen(false);
    const undo = () => onEdit((current) => withoutPreset(current, before, merge));
    setApplied({ toast: toasts.add('success', texts.applied(name), { undo }), edits: after });
  }

  return (
    <>
      <Button size="sm" variant="quiet" icon={<Bookmark aria-hidden="true" />} onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
      {isOpen && <PresetSheet rows={rows} onApply={apply} onClose={() => setOpen(false)} />}
    </>
  );
}
