import { useTexts } from '../../../lib/language/use-texts.ts';
import { Select } from '../../../ui/inputs/select.tsx';
import { nobody } from '../use-result-filters.ts';
import { bulkTexts } from './bulk-texts.ts';
import { useLabels } from './use-labels.ts';

type LabelFiltersProps = {
  readonly tag: string | null;
  readonly assignee: string | null;
  readonly className?: string;
  readonly onChange: (changes: { readonly tag?: string | null; readonly assignee?: string | null }) => void;
};

/** Value of "no filter"; no tag or name begins with a space. */
const any = ' any';

/** Filters a list by tag or assignee; shown only if there are any. */
export function LabelFilters({ tag, assignee, className, onChange }: LabelFiltersProps) {
  const { filter: texts } = useTexts(bulkTexts);
  const labels = useLabels();
  const withChosen = (known: readonly string[], chosen: string | null) =>
    chosen && chosen !== nobody && !known.includes(chosen) ? [chosen, ...known] : known;
  const tags = withChosen(labels.tags, tag);
  const assignees = withChosen(labels.assignees, assignee);
  return (
    <>
      {tags.length > 0 && (
        <Select
          size="sm"
          {...(className && { className })}
          label={texts.tag}
          value={tag ?? any}
          options={[{ value: any, label: texts.any }, ...tags.map((each) => ({ value: each, label: each }))]}
          onValueChange={(value) => onChange({ tag: value === any ? null : value })}
        />
      )}
      {(assignees.length > 0 || assignee === nobody) && (
        <Select
          size="sm"
          {...(className && { className })}
          label={texts.assignee}
          value={assignee ?? any}
          options={[
            { value: any, label: texts.any },
            { value: nobody, label: texts.unassigned },
            ...assignees.map((each) => ({ value: each, label: each })),
          ]}
          onValueChange={(value) => onChange({ assignee: value === any ? null : value })}
        />
      )}
    </>
  );
}
