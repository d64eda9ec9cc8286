import type { ChosenPeople } from '@winnow/contracts';
import { ListPlus, Tag } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../lib/language/use-texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Allowed } from '../organization/allowed.tsx';
import { AddToListDialog } from './add-to-list-dialog.tsx';
import { TagPeopleDialog } from './tag-people-dialog.tsx';
import { talentListTexts } from './talent-list-texts.ts';

type PeopleActionsProps = {
  readonly chosen: ChosenPeople;
  readonly count: number;
};

/** Adds people to talent lists and tags them, for members with the permission. */
export function PeopleActions({ chosen, count }: PeopleActionsProps) {
  const texts = useTexts(talentListTexts);
  const [opened, setOpened] = useState<'list' | 'tag' | null>(null);
  const close = () => setOpened(null);
  return (
    <Allowed to="resumes.write">
      <Button size="sm" icon={<ListPlus aria-hidden="true" />} onClick={() => setOpened('list')}>
        {texts.add.button}
      </Button>
      <Button size="sm" icon={<Tag aria-hidden="true" />} onClick={() => setOpened('tag')}>
        {texts.tags.button}
      </Button>
      {opened === 'list' && <AddToListDialog chosen={chosen} count={count} onClose={close} />}
      {opened === 'tag' && <TagPeopleDialog chosen={chosen} count={count} onClose={close} />}
    </Allowed>
  );
}
