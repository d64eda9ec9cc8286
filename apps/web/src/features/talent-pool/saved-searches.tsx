import { type PoolChip, type SavedSearch, savedSearchLimits, searchAlerts } from '@winnow/contracts';
import { Bell, Bookmark, BookmarkPlus, Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../lib/language/use-texts.ts';
import { formatError } from '../../lib/requests/request-words.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Checkbox } from '../../ui/inputs/checkbox.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Menu, type MenuItem } from '../../ui/overlays/menu.tsx';
import { Popover } from '../../ui/overlays/popover.tsx';
import { toasts } from '../../ui/toast/toasts.ts';
import { Fetched } from '../../ui/waiting/fetched.tsx';
import { savedSearchTexts } from './saved-search-texts.ts';
import { type Saving, useChangeSearches, useSavedSearches } from './use-saved-searches.ts';

type SavedSearchesProps = {
  readonly chips: readonly PoolChip[];
  readonly onOpen: (search: SavedSearch) => void;
};

/** Searches under a name: those of the member, and shared ones. */
export function SavedSearches({ chips, onOpen }: SavedSearchesProps) {
  const texts = useTexts(savedSearchTexts);
  const searches = useSavedSearches();
  const [isListed, setListed] = useState(false);
  const [edited, setEdited] = useState<SavedSearch | 'new' | null>(null);
  return (
    <div className="flex flex-wrap gap-2">
      <Popover
        title={texts.heading}
        align="end"
        width="wide"
        isOpen={isListed}
        onOpenChange={setListed}
        trigger={<Button icon={<Bookmark aria-hidden="true" />}>{texts.heading}</Button>}
      >
        <Fetched query={searches} words={{ failed: texts.failed, retry: texts.retry }} lines={3}>
          {(list) =>
            list.length === 0 ? (
              <p className="px-2 pt-2 text-quiet">{texts.none}</p>
            ) : (
              <ul className="grid">
                {list.map((search) => (
                  <Row
                    key={search.id}
                    search={search}
                    chips={chips}
                    onOpen={() => {
                      setListed(false);
                      onOpen(search);
                    }}
                    onEdit={() => {
                      setListed(false);
                      setEdited(search);
                    }}
                  />
                ))}
              </ul>
            )
          }
        </Fetched>
      </Popover>
      {chips.length > 0 && (
        <Button icon={<BookmarkPlus aria-hidden="true" />} onClick={() => setEdited('new')}>
          {texts.save}
        </Button>
      )}
      {edited && <SaveDialog edited={edited} chips={chips} onClose={() => setEdited(null)} />}
    </div>
  );
}

type RowProps = {
  readonly search: SavedSearch;
  readonly chips: readonly PoolChip[];
  readonly onOpen: () => void;
  readonly onEdit: () => void;
};

function Row({ search, chips, onOpen, onEdit }: RowProps) {
  const texts = useTexts(savedSearchTexts);
  const { replace, remove, restore } = useChangeSearches();
  const { id, name, isOwn, isShared, savedBy, alert } = search;

  async function say(work: Promise<unknown>, done: string, undo?: () => void) {
    try {
      await work;
      toasts.add('success', done, undo ? { undo } : {});
    } catch (failure) {
      toasts.add('error', formatError(failure).message);
    }
  }

  const own: MenuItem[] = [
    ...(chips.length > 0
      ? [
          {
            id: 'replace',
            label: texts.replace,
            onChoose: () => void say(replace.mutateAsync({ id, chips }), texts.saved(name)),
          },
        ]
      : []),
    {
      id: 'remove',
      label: texts.remove,
      onChoose: () =>
        void say(
          remove.mutateAsync(id),
          texts.removed(name),
          () => void say(restore.mutateAsync(id), texts.saved(name)),
        ),
    },
  ];
  const notes = [
    isShared && (isOwn || savedBy === null ? texts.shared : texts.sharedBy(savedBy)),
    alert !== 'off' && texts.alerts[alert],
  ].filter(Boolean);
  return (
    <li className="flex items-center gap-1 rounded-control hover:bg-field-soft">
      <button
        type="button"
        className="grid min-h-11 min-w-0 grow content-center px-2 py-1 text-start"
        onClick={onOpen}
      >
        <span dir="auto" className="truncate font-medium">
          {name}
        </span>
        {notes.length > 0 && (
          <span className="flex items-center gap-1 text-13 text-quiet">
            {alert !== 'off' && <Bell aria-hidden="true" className="size-3.5" />}
            {notes.join(' · ')}
          </span>
        )}
      </button>
      <Menu
        trigger={<IconButton size="sm" label={texts.actions(name)} icon={<Ellipsis aria-hidden="true" />} />}
        groups={[
          [{ id: 'edit', label: isOwn ? texts.edit : texts.alert, onChoose: onEdit }],
          ...(isOwn ? [own] : []),
        ]}
      />
    </li>
  );
}

type SaveDialogProps = {
  readonly edited: SavedSearch | 'new';
  readonly chips: readonly PoolChip[];
  readonly onClose: () => void;
};

function SaveDialog({ edited, chips, onClose }: SaveDialogProps) {
  const texts = useTexts(savedSearchTexts);
  const { save, edit } = useChangeSearches();
  const before: Saving = edited === 'new' ? { name: '', isShared: false, alert: 'off' } : edited;
  const isOwn = edited === 'new' || edited.isOwn;
  const [{ name, isShared, alert }, setSaving] = useState<Saving>(before);
  const [failure, setFailure] = useState<string | null>(null);
  const change = (part: Partial<Saving>) => setSaving({ name, isShared, alert, ...part });
  const isPending = save.isPending || edit.isPending;

  async function submit() {
    const to = { name: name.trim(), isShared, alert };
    if (to.name === '') return;
    try {
      await (edited === 'new'
        ? save.mutateAsync({ ...to, chips })
        : edit.mutateAsync({ search: edited, to }));
      toasts.add('success', texts.saved(to.name));
      onClose();
    } catch (error) {
      setFailure(formatError(error).message);
    }
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={edited === 'new' ? texts.save : texts.editHeading}
      size="sm"
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button
            variant="primary"
            type="submit"
            form="save-search"
            isLoading={isPending}
            disabled={name.trim() === ''}
          >
            {texts.submit}
          </Button>
        </>
      }
    >
      <form
        id="save-search"
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {isOwn && (
          <>
            <TextInput
              label={texts.name}
              helper={texts.nameHelper}
              error={failure ?? undefined}
              limit={{ maxLength: savedSearchLimits.nameMax }}
              value={name}
              onValueChange={(written) => {
                setFailure(null);
                change({ name: written });
              }}
              autoComplete="off"
            />
            <Checkbox
              label={texts.share}
              helper={texts.shareHelper}
              checked={isShared}
              onCheckedChange={(isChecked) => change({ isShared: isChecked })}
            />
          </>
        )}
        <Select
          label={texts.alert}
          helper={texts.alertHelper}
          options={searchAlerts.map((value) => ({ value, label: texts.alerts[value] }))}
          value={alert}
          onValueChange={(value) => change({ alert: value })}
        />
      </form>
    </Dialog>
  );
}
