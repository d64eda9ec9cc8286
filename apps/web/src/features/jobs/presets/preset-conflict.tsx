import { useQueryClient } from '@tanstack/react-query';
import { type PresetRequirement, type RequirementPreset, requirementPreset } from '@winnow/contracts';
import { ConflictDialog } from '../../../entities/conflict/conflict-dialog.tsx';
import { overtakenBy, savedMeanwhile } from '../../../entities/conflict/overtaken.ts';
import { useFormats, useTexts } from '../../../lib/language/use-texts.ts';
import { presetTexts } from './preset-texts.ts';
import { presetsKey } from './use-presets.ts';

type PresetConflictProps = {
  readonly error: unknown;
  /** The part that the user wants to change. */
  readonly wanted: Partial<Pick<RequirementPreset, 'name'>> & {
    readonly requirements?: readonly PresetRequirement[];
  };
  readonly isSaving: boolean;
  /** Saves the user's version over the current one. */
  readonly onSave: (current: RequirementPreset) => void;
  readonly onClose: () => void;
  /** Keeps the other member's version. */
  readonly onTheirs?: () => void;
};

/** A preset that another member changed since it was listed. */
export function PresetConflict({ error, wanted, isSaving, onSave, onClose, onTheirs }: PresetConflictProps) {
  const texts = useTexts(presetTexts);
  const { number } = useFormats();
  const queries = useQueryClient();
  const current = overtakenBy(error, requirementPreset);
  if (!current) return null;
  const linesOf = (requirements: readonly PresetRequirement[]) =>
    requirements.map(({ text, must, weight }) =>
      [text, ...(must ? [texts.must] : []), number(weight)].join(' · '),
    );
  const { name, requirements } = wanted;
  function keepTheirs(): void {
    void queries.invalidateQueries({ queryKey: presetsKey });
    onClose();
    onTheirs?.();
  }
  return (
    <ConflictDialog<'name' | 'requirements'>
      saved={savedMeanwhile(error)}
      fields={[
        ...(name === undefined
          ? []
          : [{ name: 'name' as const, label: texts.name, mine: [name], theirs: [current.name] }]),
        ...(requirements === undefined
          ? []
          : [
              {
                name: 'requirements' as const,
                label: texts.requirements,
                mine: linesOf(requirements),
                theirs: linesOf(current.requirements),
              },
            ]),
      ]}
      isSaving={isSaving}
      onSave={({ name: ofName = 'mine', requirements: ofLines = 'mine' }) =>
        (name === undefined ? ofLines : ofName) === 'mine' ? onSave(current) : keepTheirs()
      }
      onTheirs={keepTheirs}
      onClose={onClose}
    />
  );
}
