import { type PresetRequirement, presetLimits, type RequirementPreset } from '@winnow/contracts';
import { type FormEvent, useRef, useState } from 'react';
import type { RequirementRow } from '../../../entities/requirements/requirement-edits.ts';
import { useKeptState } from '../../../lib/kept-draft.ts';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import { EmptyState } from '../../../ui/notices/empty-state.tsx';
import { Sheet } from '../../../ui/overlays/sheet.tsx';
import { toasts } from '../../../ui/toast/toasts.ts';
import { Fetched } from '../../../ui/waiting/fetched.tsx';
import { type PresetMerge, presetOf } from './merge-preset.ts';
import { PresetItem } from './preset-item.tsx';
import { presetTexts } from './preset-texts.ts';
import { nameErrorOf, usePresets, useSavePreset } from './use-presets.ts';

type PresetSheetProps = {
  readonly rows: readonly RequirementRow[];
  readonly onApply: (preset: RequirementPreset, merge: PresetMerge, takesOver: boolean) => void;
  readonly onClose: () => void;
};

/** Saves the requirements of a job under a name, and adds saved ones to it. */
export function PresetSheet({ rows, onApply, onClose }: PresetSheetProps) {
  const texts = useTexts(presetTexts);
  const presets = usePresets();
  const [openId, setOpenId] = useState<string | null>(null);
  const requirements = presetOf(rows);
  return (
    <Sheet isOpen onOpenChange={onClose} title={texts.title}>
      <p className="mb-5 text-14 text-quiet">{texts.explanation}</p>
      <NewPreset requirements={requirements} />
      <section aria-labelledby="your-presets" className="mt-8">
        <h3 id="your-presets" className="mb-3 flex items-baseline justify-between gap-4 font-medium">
          {texts.listHeading}
          {presets.data && presets.data.length > 0 && (
            <span className="text-13 font-normal text-quiet tabular-nums">
              {texts.count(presets.data.length, presetLimits.presets)}
            </span>
          )}
        </h3>
        <Fetched query={presets} words={{ failed: texts.failed, retry: texts.retry }} lines={3}>
          {(list) =>
            list.length === 0 ? (
              <EmptyState heading={texts.empty} headingLevel="h3">
                {texts.emptyWords}
              </EmptyState>
            ) : (
              <ul className="divide-y divide-rule border-y border-rule">
                {list.map((preset) => (
                  <PresetItem
                    key={preset.id}
                    preset={preset}
                    rows={rows}
                    requirements={requirements}
                    isOpen={openId === preset.id}
                    onOpen={(isOpen) => setOpenId(isOpen ? preset.id : null)}
                    onApply={(merge, takesOver) => onApply(preset, merge, takesOver)}
                  />
                ))}
              </ul>
            )
          }
        </Fetched>
      </section>
    </Sheet>
  );
}

function NewPreset({ requirements }: { readonly requirements: readonly PresetRequirement[] }) {
  const texts = useTexts(presetTexts);
  const [name, setName] = useKeptState('preset-name', '');
  const [error, setError] = useState<string | undefined>();
  const input = useRef<HTMLInputElement>(null);
  const save = useSavePreset();

  function submit(event: FormEvent): void {
    event.preventDefault();
    const { length } = name.trim();
    const wrong =
      length === 0 ? texts.nameMissing : length > presetLimits.nameMax ? texts.nameTooLong : undefined;
    setError(wrong);
    if (wrong) input.current?.focus();
    else {
      const onSuccess = ({ name: saved }: { readonly name: string }) => {
        setName('');
        toasts.add('success', texts.saved(saved));
      };
      save.mutate({ name: name.trim(), requirements }, { onSuccess });
    }
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <h3 className="font-medium">{texts.saveHeading}</h3>
      <p className="text-13 text-quiet">
        {texts.what(requirements.length, requirements.filter(({ must }) => must).length)}
      </p>
      <div className="flex items-start gap-2">
        <TextInput
          ref={input}
          size="sm"
          className="min-w-0 grow"
          label={texts.name}
          placeholder={texts.nameHint}
          dir="auto"
          value={name}
          error={error ?? nameErrorOf(save.error)}
          onValueChange={(value) => {
            setName(value);
            setError(undefined);
            save.reset();
          }}
        />
        <Button
          type="submit"
          size="sm"
          className="mt-7"
          disabled={requirements.length === 0}
          isLoading={save.isPending}
          loadingLabel={texts.saving}
        >
          {texts.save}
        </Button>
      </div>
    </form>
  );
}
