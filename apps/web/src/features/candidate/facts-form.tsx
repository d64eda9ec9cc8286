import type { AnalysisDetail } from '@winnow/contracts';
import { Plus, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { findKeptDraft, useKeptDraft } from '../../lib/kept-draft.ts';
import { useTexts } from '../../lib/language/use-texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { TextArea } from '../../ui/inputs/text-area.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { toasts } from '../../ui/toast/toasts.ts';
import { candidateTexts } from './candidate-texts.ts';
import { correctionsOf, draftOf, type FactDraft, faultyDates, type PositionDraft } from './fact-draft.ts';
import { useCorrection } from './use-candidate.ts';

const noFaults: ReadonlySet<string> = new Set();

type FactsFormProps = {
  readonly candidate: AnalysisDetail;
  /** Name and place stay covered, and so as they are. */
  readonly isAnonymous: boolean;
  readonly onClose: () => void;
};

/** Sets right what was read. What is left as it was is not touched. */
export function FactsForm({ candidate, isAnonymous, onClose }: FactsFormProps) {
  const { facts: texts } = useTexts(candidateTexts);
  const [draft, setDraft] = useState(
    () => findKeptDraft<FactDraft>(`facts-${candidate.id}`) ?? draftOf(candidate.facts),
  );
  useKeptDraft(`facts-${candidate.id}`, draft);
  const [hasTried, setTried] = useState(false);
  const { corrections: before } = candidate;
  const takeBack = useCorrection(candidate.id, () => undefined);
  const correction = useCorrection(candidate.id, () => {
    toasts.add('success', texts.saved, { undo: () => takeBack.mutate(before) });
    onClose();
  });
  const faulty = faultyDates(draft);

  function submit(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (faulty.size === 0) correction.mutate(correctionsOf(candidate.facts, draft));
  }

  function changePosition(id: string, change: Partial<PositionDraft>): void {
    setDraft((before) => ({
      ...before,
      positions: before.positions.map((position) =>
        position.id === id ? { ...position, ...change } : position,
      ),
    }));
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-6">
      {isAnonymous ? (
        <p className="text-13 text-quiet">{texts.coveredFields}</p>
      ) : (
        <div className="grid gap-4 sm:grid-cols-2">
          <TextInput
            label={texts.name}
            value={draft.name}
            onValueChange={(name) => setDraft({ ...draft, name })}
          />
          <TextInput
            label={texts.place}
            value={draft.place}
            onValueChange={(place) => setDraft({ ...draft, place })}
          />
        </div>
      )}
      <fieldset className="grid gap-4">
        <legend className="mb-2 font-serif text-20">{texts.positions}</legend>
        <p className="text-13 text-quiet">{texts.dateHint}</p>
        {draft.positions.map((position) => (
          <PositionFields
            key={position.id}
            position={position}
            faults={hasTried ? faulty : noFaults}
            onChange={(change) => changePosition(position.id, change)}
            onRemove={() =>
              setDraft({ ...draft, positions: draft.positions.filter(({ id }) => id !== position.id) })
            }
          />
        ))}
        <div>
          <Button
            size="sm"
            icon={<Plus aria-hidden="true" />}
            onClick={() => {
              const blank = { id: crypto.randomUUID(), title: '', organization: '', start: '', end: '' };
              setDraft({ ...draft, positions: [...draft.positions, blank] });
            }}
          >
            {texts.addPosition}
          </Button>
        </div>
      </fieldset>
      <TextArea
        size="md"
        label={texts.skills}
        helper={texts.skillsHint}
        value={draft.skills}
        onValueChange={(skills) => setDraft({ ...draft, skills })}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>{texts.cancel}</Button>
        <Button type="submit" look="primary" isLoading={correction.isPending} loadingLabel={texts.saving}>
          {texts.save}
        </Button>
      </div>
    </form>
  );
}

type PositionFieldsProps = {
  readonly position: PositionDraft;
  /** As `faultyDates` names them. */
  readonly faults: ReadonlySet<string>;
  readonly onChange: (change: Partial<PositionDraft>) => void;
  readonly onRemove: () => void;
};

function PositionFields({ position, faults, onChange, onRemove }: PositionFieldsProps) {
  const { facts: texts } = useTexts(candidateTexts);
  return (
    <div className="relative grid gap-3 rounded-card border border-rule p-3 sm:grid-cols-2 sm:items-start 2xl:grid-cols-[1fr_1fr_6.5rem_6.5rem_auto]">
      {(['title', 'organization', 'start', 'end'] as const).map((field) => (
        <TextInput
          key={field}
          size="sm"
          label={texts.position[field]}
          value={position[field]}
          error={faults.has(`${position.id}-${field}`) ? texts.dateFault : undefined}
          onValueChange={(value) => onChange({ [field]: value })}
        />
      ))}
      <IconButton
        size="sm"
        className="sm:absolute sm:end-2 sm:top-1.5 2xl:static 2xl:mt-6"
        label={texts.removePosition(position.title)}
        icon={<Trash2 aria-hidden="true" />}
        onClick={onRemove}
      />
    </div>
  );
}
