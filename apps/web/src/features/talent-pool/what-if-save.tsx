import type { JobDescriptionView } from '@winnow/contracts';
import { type Choice, ConflictDialog, type ConflictField } from '../../entities/conflict/conflict-dialog.tsx';
import { useFormats, useTexts } from '../../lib/language/use-texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { toasts } from '../../ui/toast/toasts.ts';
import { overtakenJob, useSaveToJob, useShowJob } from './use-what-if.ts';
import { type Changes, withoutChosen } from './what-if-changes.ts';
import { whatIfTexts } from './what-if-texts.ts';

type SaveToJobProps = {
  readonly job: JobDescriptionView;
  readonly changes: Changes;
  readonly onSaved: () => void;
};

/** Saves the changes as the next version; where another member saved one meanwhile, both are shown first. */
export function SaveToJob({ job, changes, onSaved }: SaveToJobProps) {
  const texts = useTexts(whatIfTexts);
  const save = useSaveToJob(({ version }) => {
    onSaved();
    toasts.add('success', texts.saved(version));
  });
  const show = useShowJob();
  const current = overtakenJob(save.error);
  function takeTheirs(theirs: JobDescriptionView): void {
    save.reset();
    show(theirs);
    onSaved();
  }
  return (
    <div className="grid justify-items-start gap-1.5">
      <Button
        disabled={Object.keys(changes).length === 0}
        isLoading={save.isPending}
        onClick={() => save.mutate({ job, changes })}
      >
        {texts.save}
      </Button>
      <p className="text-13 text-quiet">{texts.saveWords}</p>
      {current && (
        <WhatIfConflict
          job={job}
          changes={changes}
          current={current}
          isSaving={save.isPending}
          onSave={(picks) => {
            const left = withoutChosen(changes, current, picks);
            if (Object.keys(left).length === 0) takeTheirs(current);
            else save.mutate({ job: current, changes: left });
          }}
          onTheirs={() => takeTheirs(current)}
          onClose={() => save.reset()}
        />
      )}
    </div>
  );
}

type WhatIfConflictProps = {
  readonly job: JobDescriptionView;
  readonly changes: Changes;
  readonly current: JobDescriptionView;
  readonly isSaving: boolean;
  readonly onSave: (picks: Readonly<Partial<Record<string, Choice>>>) => void;
  readonly onTheirs: () => void;
  readonly onClose: () => void;
};

/** Each requirement that was changed here, as it is to count and as it counts by now. */
function WhatIfConflict(props: WhatIfConflictProps) {
  const { job, changes, current, isSaving, onSave, onTheirs, onClose } = props;
  const texts = useTexts(whatIfTexts);
  const { number } = useFormats();
  const asLines = (line: Changes[string] | undefined): string[] =>
    line ? [texts.weightIs(number(line.weight)), ...(line.must ? [texts.must] : [])] : [texts.removed];
  const fields = Object.entries(changes).map(([id, mine]): ConflictField<string> => {
    const theirs = current.requirements.find((each) => each.id === id);
    return {
      name: id,
      label: job.requirements.find((each) => each.id === id)?.text ?? '',
      mine: asLines(mine),
      theirs: asLines(theirs),
      // Removed requirements can't be changed.
      first: theirs ? 'mine' : 'theirs',
    };
  });
  return (
    <ConflictDialog<string>
      description={texts.conflict(current.version)}
      saved={{ by: current.savedBy, at: current.updatedAt }}
      fields={fields}
      isSaving={isSaving}
      onSave={onSave}
      onTheirs={onTheirs}
      onClose={onClose}
    />
  );
}
