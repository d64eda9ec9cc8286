import { type PresetRequirement, presetLimits, type RequirementPreset } from '@winnow/contracts';
import { Ellipsis, Pencil, Replace, Trash2 } from 'lucide-react';
import { type FormEvent, useMemo, useState } from 'react';
import type { RequirementRow } from '../../../entities/requirements/requirement-edits.ts';
import { findKeptDraft, useKeptState } from '../../../lib/kept-draft.ts';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { Checkbox } from '../../../ui/inputs/checkbox.tsx';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { toasts } from '../../../ui/toast/toasts.ts';
import { mergePreset, type PresetMerge } from './merge-preset.ts';
import { PresetConflict } from './preset-conflict.tsx';
import { presetTexts } from './preset-texts.ts';
import { nameErrorOf, useChangePreset, useRemovePreset } from './use-presets.ts';

type PresetItemProps = {
  readonly preset: RequirementPreset;
  readonly rows: readonly RequirementRow[];
  /** Requirements that can replace the preset's. */
  readonly requirements: readonly PresetRequirement[];
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly onApply: (merge: PresetMerge, takesOver: boolean) => void;
};

/** One preset with a preview of what it would add, and actions. */
export function PresetItem({ preset, rows, requirements, isOpen, onOpen, onApply }: PresetItemProps) {
  const texts = useTexts(presetTexts);
  const [isRenaming, setRenaming] = useState(() => findKeptDraft(renameDraft(preset.id)) !== null);
  const remove = useRemovePreset();
  const change = useChangePreset({ isAsked: true });
  const undo = useChangePreset({ isAsked: false });
  const { id, name, requirements: before } = preset;
  const replace = (wanted: readonly PresetRequirement[], seen: readonly PresetRequirement[]) =>
    change.mutate(
      { id, requirements: wanted, before: { requirements: seen } },
      {
        onSuccess: () =>
          void toasts.add('success', texts.replaced(name), {
            undo: () => undo.mutate({ id, requirements: seen, before: { requirements: wanted } }),
          }),
      },
    );
  return (
    <li className="py-3">
      <div className="flex items-center gap-2">
        <div className="min-w-0 grow">
          <p dir="auto" className="text-14 font-medium wrap-anywhere">
            {name}
          </p>
          <p className="text-13 text-quiet">
            {texts.lines(preset.requirements.length, preset.requirements.filter(({ must }) => must).length)}
          </p>
        </div>
        <Button
          size="sm"
          aria-expanded={isOpen}
          aria-label={texts.applyNamed(name)}
          onClick={() => onOpen(!isOpen)}
        >
          {texts.apply}
        </Button>
        <Menu
          trigger={<IconButton size="sm" label={texts.menu(name)} icon={<Ellipsis aria-hidden="true" />} />}
          groups={[
            [
              {
                id: 'rename',
                label: texts.rename,
                icon: <Pencil aria-hidden="true" />,
                onChoose: () => setRenaming(true),
              },
              {
                id: 'replace',
                label: texts.replace,
                icon: <Replace aria-hidden="true" />,
                isDisabled: requirements.length === 0,
                onChoose: () => replace(requirements, before),
              },
            ],
            [
              {
                id: 'remove',
                label: texts.remove,
                icon: <Trash2 aria-hidden="true" />,
                isDangerous: true,
                onChoose: () => remove(preset, texts.removed(name)),
              },
            ],
          ]}
        />
      </div>
      <PresetConflict
        error={change.error}
        wanted={{ requirements }}
        isSaving={change.isPending}
        onSave={(current) => replace(requirements, current.requirements)}
        onClose={change.reset}
      />
      {isRenaming && <PresetName preset={preset} onClose={() => setRenaming(false)} />}
      {isOpen && (
        <PresetPreview preset={preset} rows={rows} onApply={onApply} onClose={() => onOpen(false)} />
      )}
    </li>
  );
}

const renameDraft = (presetId: string) => `preset-name-${presetId}`;

type PresetNameProps = { readonly preset: RequirementPreset; readonly onClose: () => void };

function PresetName({ preset: { id, name: current }, onClose }: PresetNameProps) {
  const texts = useTexts(presetTexts);
  const [name, setName] = useKeptState(renameDraft(id), current);
  // The value when the field was opened, even if the list was reloaded since.
  const [base] = useState(current);
  const [error, setError] = useState<string | undefined>();
  const rename = useChangePreset({ isAsked: true });

  function submit(event: FormEvent): void {
    event.preventDefault();
    const { length } = name.trim();
    if (length === 0) setError(texts.nameMissing);
    else if (length > presetLimits.nameMax) setError(texts.nameTooLong);
    else send(base);
  }

  function send(seen: string): void {
    const onSuccess = ({ name: saved }: { readonly name: string }) => {
      toasts.add('success', texts.renamed(saved));
      onClose();
    };
    rename.mutate({ id, name: name.trim(), before: { name: seen } }, { onSuccess });
  }

  return (
    <form noValidate onSubmit={submit} className="mt-3 grid gap-2">
      <TextInput
        size="sm"
        dir="auto"
        label={texts.name}
        value={name}
        error={error ?? nameErrorOf(rename.error)}
        onValueChange={(value) => {
          setName(value);
          setError(undefined);
          rename.reset();
        }}
      />
      <div className="flex gap-2">
        <Button type="submit" size="sm" isLoading={rename.isPending} loadingLabel={texts.saving}>
          {texts.saveName}
        </Button>
        <Button size="sm" variant="quiet" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
      <PresetConflict
        error={rename.error}
        wanted={{ name: name.trim() }}
        isSaving={rename.isPending}
        onSave={(saved) => send(saved.name)}
        onClose={rename.reset}
        onTheirs={onClose}
      />
    </form>
  );
}

type PresetPreviewProps = Pick<PresetItemProps, 'preset' | 'rows' | 'onApply'> & {
  readonly onClose: () => void;
};

/** Preview of the preset's effect on the list. */
function PresetPreview({ preset, rows, onApply, onClose }: PresetPreviewProps) {
  const texts = useTexts(presetTexts);
  const [takesOver, setTakesOver] = useState(false);
  const merge = useMemo(() => mergePreset(rows, preset, () => crypto.randomUUID()), [rows, preset]);
  const { added, known, leftOut } = merge;
  const different = known.filter(({ differs }) => differs).length;
  return (
    <div className="mt-3 grid gap-3 rounded-card border border-rule bg-sunken p-3 text-14">
      <div>
        <p role="status">{texts.adds(added.length)}</p>
        <ul className="mt-1 grid list-disc gap-1 ps-5 marker:text-field">
          {added.map(({ id, text, must }) => (
            <li key={id}>
              <span dir="auto" className="wrap-anywhere">
                {text}
              </span>
              {must && <span className="text-13 text-quiet"> · {texts.must}</span>}
            </li>
          ))}
        </ul>
      </div>
      {known.length > 0 && <p className="text-quiet">{texts.known(known.length)}</p>}
      {leftOut > 0 && <p className="text-quiet">{texts.leftOut(leftOut)}</p>}
      {different > 0 && (
        <Checkbox label={texts.takeOver(different)} checked={takesOver} onCheckedChange={setTakesOver} />
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          variant="primary"
          disabled={added.length === 0 && !(takesOver && different > 0)}
          onClick={() => onApply(merge, takesOver)}
        >
          {texts.add(added.length)}
        </Button>
        <Button size="sm" variant="quiet" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </div>
  );
}
