import { useMutation } from '@tanstack/react-query';
import { createTalentList, type TalentList, talentListLimits, updateTalentList } from '@winnow/contracts';
import { type SubmitEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useProfile } from '../../entities/account/use-profile.ts';
import { talentListTexts } from '../../entities/talent-lists/talent-list-texts.ts';
import { useShowAgain } from '../../entities/talent-lists/use-talent-lists.ts';
import { useTexts } from '../../lib/language/use-texts.ts';
import { api } from '../../lib/requests/api-client.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Switch } from '../../ui/inputs/switch.tsx';
import { TextArea } from '../../ui/inputs/text-area.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';

type ListDialogProps = {
  /** `null` for a new one. */
  readonly list: TalentList | null;
  readonly onClose: () => void;
};

/** Dialog for the name, description and visibility of a talent list. */
export function ListDialog({ list, onClose }: ListDialogProps) {
  const texts = useTexts(talentListTexts);
  const [name, setName] = useState(list?.name ?? '');
  const [description, setDescription] = useState(list?.description ?? '');
  const [isShared, setShared] = useState(list?.isShared ?? false);
  const [isMissing, setMissing] = useState(false);
  const ownId = useProfile().data?.id;
  const navigate = useNavigate();
  const again = useShowAgain();
  const save = useMutation({
    mutationFn: async () => {
      const given = { name: name.trim(), description: description.trim(), isShared };
      return list
        ? (await api.call(updateTalentList, { id: list.id, ...given })).data
        : (await api.call(createTalentList, given)).data;
    },
    async onSuccess({ id }) {
      await again();
      onClose();
      if (!list) void navigate(`/talent-lists/${id}`);
    },
  });
  const isOthers = list?.isShared === true && list.createdBy !== ownId;
  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (name.trim() === '') setMissing(true);
    else save.mutate();
  }
  return (
    <Dialog isOpen onOpenChange={onClose} size="sm" title={list ? texts.editTitle : texts.createTitle}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <TextInput
          label={texts.name}
          value={name}
          error={isMissing && name.trim() === '' ? texts.nameMissing : undefined}
          autoComplete="off"
          onValueChange={(words) => setName(words.slice(0, talentListLimits.nameMax))}
        />
        <TextArea
          size="sm"
          label={texts.description}
          value={description}
          onValueChange={(words) => setDescription(words.slice(0, talentListLimits.descriptionMax))}
        />
        {isOthers ? (
          <p className="text-13 text-quiet">{texts.onlyMaker}</p>
        ) : (
          <Switch label={texts.share} isOn={isShared} onSwitch={setShared} />
        )}
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" variant="primary" isLoading={save.isPending}>
            {texts.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
