import { type AnalysisRow, limits } from '@winnow/contracts';
import { Plus, X } from 'lucide-react';
import { useKeptState } from '../../../lib/kept-draft.ts';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import { bulkTexts } from './bulk-texts.ts';
import { LabelDialog } from './label-dialog.tsx';
import { selectionDraft, selectionOf, type TagsDraft } from './selection-draft.ts';
import { SuggestionChips } from './suggestion-chips.tsx';
import { useLabels } from './use-labels.ts';

type TagDialogProps = {
  /** The loaded rows among them. */
  readonly rows: readonly Pick<AnalysisRow, 'id' | 'tags'>[];
  readonly count: number;
  readonly onClose: () => void;
  readonly onSave: (change: { readonly addTags: string[]; readonly removeTags: string[] }) => void;
};

const nothing: TagsDraft = { typed: '', added: [], removed: [] };

const keyOf = (tag: string) => tag.trim().toLowerCase();

/** Adds and removes tags of one or many candidates; shows which tags all or some of them have. */
export function TagDialog({ rows, count, onClose, onSave }: TagDialogProps) {
  const { tags: texts } = useTexts(bulkTexts);
  const labels = useLabels();
  const draftName = selectionDraft('tags', selectionOf(rows, count));
  const [{ typed, added, removed }, setDraft] = useKeptState<TagsDraft>(draftName, nothing);
  const change = (changes: Partial<TagsDraft>) => setDraft({ typed, added, removed, ...changes });
  const had = countTags(rows);
  const hasChanges = added.length > 0 || removed.length > 0;
  const error = typed.trim().length > limits.tagMax ? texts.tooLong : undefined;

  function add(tag: string): void {
    const words = tag.trim();
    if (words === '' || words.length > limits.tagMax) return;
    const there = [...added, ...had.filter(({ times }) => times === count).map((each) => each.tag)];
    const isThere = there.some((other) => keyOf(other) === keyOf(words));
    change({
      typed: '',
      added: isThere ? added : [...added, words],
      removed: removed.filter((other) => keyOf(other) !== keyOf(words)),
    });
  }

  function submit(): void {
    // Enter adds the typed tag; if the field is empty, it saves.
    if (typed.trim() !== '') add(typed);
    else if (hasChanges) onSave({ addTags: [...added], removeTags: [...removed] });
  }

  const gone = new Set(removed.map(keyOf));
  const kept = had.filter(({ tag }) => !gone.has(keyOf(tag)));
  return (
    <LabelDialog
      title={texts.title(count)}
      description={texts.explanation}
      onClose={onClose}
      onSubmit={submit}
      save={
        <Button
          variant="primary"
          disabled={!hasChanges && typed.trim() === ''}
          onClick={() => {
            // A typed tag that wasn't added yet is included.
            const words = typed.trim();
            if (words.length > limits.tagMax) return;
            onSave({ addTags: words === '' ? [...added] : [...added, words], removeTags: [...removed] });
          }}
        >
          {texts.save}
        </Button>
      }
    >
      {kept.length + added.length === 0 ? (
        <p className="text-14 text-quiet">{texts.none}</p>
      ) : (
        <ul className="flex flex-wrap gap-1.5">
          {kept.map(({ tag, times }) => (
            <Tag
              key={keyOf(tag)}
              tag={tag}
              note={times < count ? texts.onSome(times, count) : null}
              onRemove={() => change({ removed: [...removed, tag] })}
            />
          ))}
          {added.map((tag) => (
            <Tag
              key={keyOf(tag)}
              tag={tag}
              isNew
              note={null}
              onRemove={() => change({ added: added.filter((other) => other !== tag) })}
            />
          ))}
        </ul>
      )}
      <div className="flex items-end gap-2">
        <TextInput
          className="min-w-0 grow"
          size="sm"
          label={texts.field}
          value={typed}
          error={error}
          autoComplete="off"
          onValueChange={(words) => change({ typed: words })}
        />
        <Button size="sm" icon={<Plus aria-hidden="true" />} onClick={() => add(typed)}>
          {texts.add}
        </Button>
      </div>
      <SuggestionChips
        label={texts.suggestions}
        suggestions={labels.tags.filter(
          (tag) => ![...added, ...kept.map((each) => each.tag)].some((other) => keyOf(other) === keyOf(tag)),
        )}
        typed={typed}
        onChoose={add}
      />
    </LabelDialog>
  );
}

type TagProps = {
  readonly tag: string;
  /** How many candidates have it, if not all. */
  readonly note: string | null;
  readonly isNew?: boolean;
  readonly onRemove: () => void;
};

function Tag({ tag, note, isNew = false, onRemove }: TagProps) {
  const { tags: texts } = useTexts(bulkTexts);
  return (
    <li
      className={`inline-flex max-w-full items-center gap-1 rounded-full border ps-3 text-13 ${isNew ? 'border-field bg-field-soft' : 'border-rule bg-sunken'}`}
    >
      <span dir="auto" className="truncate">
        {tag}
      </span>
      {note && <span className="shrink-0 text-12 text-quiet">{note}</span>}
      <IconButton size="sm" label={texts.remove(tag)} icon={<X aria-hidden="true" />} onClick={onRemove} />
    </li>
  );
}

/** Each tag with the number of candidates who have it, most frequent first. */
function countTags(rows: readonly Pick<AnalysisRow, 'tags'>[]): { tag: string; times: number }[] {
  const counts = new Map<string, { tag: string; times: number }>();
  for (const tag of rows.flatMap(({ tags }) => tags)) {
    const known = counts.get(keyOf(tag)) ?? { tag, times: 0 };
    counts.set(keyOf(tag), { ...known, times: known.times + 1 });
  }
  return [...counts.values()].sort((left, right) => right.times - left.times);
}
