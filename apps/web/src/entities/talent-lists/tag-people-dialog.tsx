import { type ChosenPeople, limits } from '@winnow/contracts';
import { useState } from 'react';
import { useTexts } from '../../lib/language/use-texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { SuggestionChips } from '../candidates/bulk/suggestion-chips.tsx';
import { talentListTexts } from './talent-list-texts.ts';
import { useTagPeople, useTags } from './use-talent-lists.ts';

type TagPeopleDialogProps = {
  readonly chosen: ChosenPeople;
  readonly count: number;
  readonly onClose: () => void;
};

/** Adds a tag to people, or removes it. */
export function TagPeopleDialog({ chosen, count, onClose }: TagPeopleDialogProps) {
  const { tags: texts, cancel } = useTexts(talentListTexts);
  const { data: known } = useTags();
  const [typed, setTyped] = useState('');
  const change = useTagPeople(onClose);
  const tag = typed.trim();
  const isKnown = known?.some((each) => each.tag.toLowerCase() === tag.toLowerCase()) === true;
  const save = (how: 'add' | 'remove') =>
    change.mutate({
      chosen,
      addTags: how === 'add' ? [tag] : [],
      removeTags: how === 'remove' ? [tag] : [],
    });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="sm"
      title={texts.title(count)}
      description={texts.dialogExplanation}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (tag !== '') save('add');
        }}
        className="grid gap-4"
      >
        <TextInput
          size="sm"
          label={texts.field}
          value={typed}
          autoComplete="off"
          onValueChange={(words) => setTyped(words.slice(0, limits.tagMax))}
        />
        <SuggestionChips
          label={texts.suggestions}
          suggestions={known?.map((each) => each.tag) ?? []}
          typed={typed}
          onChoose={setTyped}
        />
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{cancel}</Button>
          <Button disabled={!isKnown} isLoading={change.isPending} onClick={() => save('remove')}>
            {texts.removeTag}
          </Button>
          <Button type="submit" variant="primary" disabled={tag === ''} isLoading={change.isPending}>
            {texts.addTag}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
