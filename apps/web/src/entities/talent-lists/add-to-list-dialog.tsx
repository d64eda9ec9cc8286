import { type ChosenPeople, talentListLimits } from '@winnow/contracts';
import { type SubmitEvent, useState } from 'react';
import { useTexts } from '../../lib/language/use-texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { SkeletonText } from '../../ui/waiting/skeleton.tsx';
import { talentListTexts } from './talent-list-texts.ts';
import { useAddToList, useTalentLists } from './use-talent-lists.ts';

type AddToListDialogProps = {
  readonly chosen: ChosenPeople;
  readonly count: number;
  readonly onClose: () => void;
};

/** Adds people to a list with one click, or to a new one. */
export function AddToListDialog({ chosen, count, onClose }: AddToListDialogProps) {
  const texts = useTexts(talentListTexts);
  const { data: lists } = useTalentLists();
  const [newName, setNewName] = useState('');
  const add = useAddToList(onClose);
  const words = newName.trim();
  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (words !== '') add.mutate({ list: { newName: words }, chosen });
  }
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="sm"
      title={texts.add.title(count)}
      description={texts.add.explanation}
    >
      <div className="grid gap-5">
        {lists ? (
          lists.length > 0 && (
            <ul aria-label={texts.add.choose} className="grid max-h-64 gap-1 overflow-y-auto">
              {lists.map((list) => (
                <li key={list.id}>
                  <button
                    type="button"
                    disabled={add.isPending}
                    onClick={() => add.mutate({ list, chosen })}
                    className="flex min-h-10 w-full items-baseline justify-between gap-4 rounded-control border border-rule px-3 py-2 text-start text-14 hover:border-edge hover:bg-sunken disabled:opacity-60 pointer-coarse:min-h-11"
                  >
                    <bdi className="min-w-0 truncate font-medium">{list.name}</bdi>
                    <span className="shrink-0 text-13 text-quiet">{texts.people(list.people)}</span>
                  </button>
                </li>
              ))}
            </ul>
          )
        ) : (
          <SkeletonText lines={3} />
        )}
        <form noValidate onSubmit={submit} className="flex items-end gap-2">
          <TextInput
            className="min-w-0 grow"
            size="sm"
            label={texts.add.newList}
            value={newName}
            autoComplete="off"
            onValueChange={(name) => setNewName(name.slice(0, talentListLimits.nameMax))}
          />
          <Button type="submit" size="sm" variant="primary" disabled={words === ''} isLoading={add.isPending}>
            {texts.create}
          </Button>
        </form>
      </div>
    </Dialog>
  );
}
