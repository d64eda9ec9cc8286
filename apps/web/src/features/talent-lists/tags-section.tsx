import { useMutation } from '@tanstack/react-query';
import { deleteTag, limits, renameTag } from '@winnow/contracts';
import { Pencil, Trash2 } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { Allowed } from '../../entities/organization/allowed.tsx';
import { talentListTexts } from '../../entities/talent-lists/talent-list-texts.ts';
import { useShowAgain, useTags } from '../../entities/talent-lists/use-talent-lists.ts';
import { useTexts } from '../../lib/language/use-texts.ts';
import { api } from '../../lib/requests/api-client.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';

type Tag = { readonly tag: string; readonly people: number };

/** All tags of the organization, where they are renamed, merged and deleted. */
export function TagsSection() {
  const { tags: texts, people } = useTexts(talentListTexts);
  const { data: tags } = useTags();
  const [opened, setOpened] = useState<{ readonly what: 'rename' | 'delete'; readonly tag: Tag } | null>(
    null,
  );
  const close = () => setOpened(null);
  if (!tags) return null;
  return (
    <section aria-labelledby="tags-heading" className="mt-10 border-t border-rule pt-8">
      <h2 id="tags-heading" className="font-serif text-20">
        {texts.heading}
      </h2>
      <p className="mt-1 mb-4 max-w-prose text-14 text-quiet">{texts.explanation}</p>
      {tags.length === 0 ? (
        <p className="text-14 text-quiet">{texts.none}</p>
      ) : (
        <ul className="divide-y divide-rule rounded-card border border-rule bg-raised">
          {tags.map((tag) => (
            <li key={tag.tag} className="flex items-center gap-3 px-4 py-2">
              <bdi className="min-w-0 truncate text-14 font-medium">{tag.tag}</bdi>
              <span className="grow text-13 text-quiet">{people(tag.people)}</span>
              <Allowed to="resumes.write">
                <IconButton
                  size="sm"
                  label={texts.rename(tag.tag)}
                  icon={<Pencil aria-hidden="true" />}
                  onClick={() => setOpened({ what: 'rename', tag })}
                />
                <IconButton
                  size="sm"
                  label={texts.delete(tag.tag)}
                  icon={<Trash2 aria-hidden="true" />}
                  onClick={() => setOpened({ what: 'delete', tag })}
                />
              </Allowed>
            </li>
          ))}
        </ul>
      )}
      <Allowed to="resumes.write">
        {opened?.what === 'rename' && <RenameDialog tag={opened.tag} tags={tags} onClose={close} />}
        {opened?.what === 'delete' && <DeleteDialog tag={opened.tag} onClose={close} />}
      </Allowed>
    </section>
  );
}

type RenameProps = { readonly tag: Tag; readonly tags: readonly Tag[]; readonly onClose: () => void };

function RenameDialog({ tag: { tag }, tags, onClose }: RenameProps) {
  const { tags: texts, cancel, save } = useTexts(talentListTexts);
  const [name, setName] = useState(tag);
  const again = useShowAgain();
  const rename = useMutation({
    mutationFn: () => api.call(renameTag, { tag, name: name.trim() }),
    onSuccess: onClose,
    onSettled: again,
  });
  const key = name.trim().toLowerCase();
  const other = tags.find((each) => each.tag !== tag && each.tag.toLowerCase() === key);
  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (key !== '') rename.mutate();
  }
  return (
    <Dialog isOpen onOpenChange={onClose} size="sm" title={texts.renameTitle}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <TextInput
          label={texts.newName}
          value={name}
          helper={other ? texts.merges(other.tag) : undefined}
          autoComplete="off"
          onValueChange={(words) => setName(words.slice(0, limits.tagMax))}
        />
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{cancel}</Button>
          <Button type="submit" variant="primary" disabled={key === ''} isLoading={rename.isPending}>
            {save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function DeleteDialog({
  tag: { tag, people },
  onClose,
}: {
  readonly tag: Tag;
  readonly onClose: () => void;
}) {
  const { tags: texts, cancel } = useTexts(talentListTexts);
  const again = useShowAgain();
  const remove = useMutation({
    mutationFn: () => api.call(deleteTag, { tag }),
    onSuccess: onClose,
    onSettled: again,
  });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="sm"
      title={texts.deleteTitle(tag)}
      description={texts.deleteWords(people)}
      actions={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button variant="danger" isLoading={remove.isPending} onClick={() => remove.mutate()}>
            {texts.deleteButton}
          </Button>
        </>
      }
    />
  );
}
