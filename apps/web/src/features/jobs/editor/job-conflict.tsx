import type { JobDescriptionView } from '@winnow/contracts';
import { type Choice, ConflictDialog } from '../../../entities/conflict/conflict-dialog.tsx';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { editorTexts } from './editor-texts.ts';
import type { JobFields, useJobDraft } from './use-job-draft.ts';

/** Choices that resolve a conflict, by part. */
export type JobChoices = Readonly<Partial<Record<keyof JobFields | 'requirements', Choice>>>;

type JobConflictProps = {
  readonly draft: Pick<ReturnType<typeof useJobDraft>, 'fields' | 'rows' | 'isChanged'>;
  readonly current: JobDescriptionView;
  readonly isSaving: boolean;
  readonly onTheirs: () => void;
  readonly onSave: (choices: JobChoices) => void;
  readonly onClose: () => void;
};

/** A job that another member saved while it was edited. */
export function JobConflict(props: JobConflictProps) {
  const { draft, current, isSaving, onTheirs, onSave, onClose } = props;
  const { conflict: texts, fields: labels } = useTexts(editorTexts);
  const requirementLines = (rows: readonly { text: string; must: boolean }[]) =>
    rows.map(({ text, must }) => (must ? `${text} (${texts.must})` : text));
  const first = (name: keyof JobChoices): Choice => (draft.isChanged(name) ? 'mine' : 'theirs');
  const field = (name: keyof JobFields, label: string) => ({
    name,
    label,
    mine: draft.fields[name].split('\n'),
    theirs: current[name].split('\n'),
    first: first(name),
  });
  return (
    <ConflictDialog<keyof JobChoices>
      title={texts.heading}
      description={texts.words(current.version)}
      saved={{ by: current.savedBy, at: current.updatedAt }}
      fields={[
        field('title', labels.title),
        field('company', labels.company),
        field('place', labels.place),
        {
          name: 'requirements',
          label: texts.requirements,
          mine: requirementLines(draft.rows),
          theirs: requirementLines(current.requirements),
          first: first('requirements'),
        },
        field('text', texts.text),
      ]}
      isSaving={isSaving}
      onSave={onSave}
      onTheirs={onTheirs}
      onClose={onClose}
    />
  );
}
