import type { ResumeFile } from '@winnow/contracts';
import { useState } from 'react';
import { useAnonymousView } from '../../../entities/account/use-anonymous-view.ts';
import { useLibraryFiles } from '../../../entities/library/use-library-files.ts';
import { useIsLeaving } from '../../../entities/removals/use-removal.ts';
import { classNames } from '../../../lib/class-names.ts';
import { useFormats, useTexts } from '../../../lib/language/use-texts.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Checkbox } from '../../../ui/inputs/checkbox.tsx';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import { MoreButton } from '../../../ui/lists/more-button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Fetched } from '../../../ui/waiting/fetched.tsx';
import { analyzerTexts } from '../analyzer-texts.ts';
import { uploads } from './uploads.ts';

/** Chooses resumes from the library. */
export function LibraryDialog({ onClose }: { readonly onClose: () => void }) {
  const { libraryDialog: texts } = useTexts(analyzerTexts);
  const { date } = useFormats();
  const { isAnonymous } = useAnonymousView();
  const isLeaving = useIsLeaving();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<readonly ResumeFile[]>([]);
  const library = useLibraryFiles(search);
  const all = library.data?.pages.flatMap((page) => page.files) ?? [];
  const files = all.filter((file) => !isLeaving(file));
  const total = (library.data?.pages[0]?.total ?? 0) - (all.length - files.length);
  const isListed = (file: ResumeFile) =>
    uploads.lines().some((line) => line.state === 'held' && line.file.id === file.id);
  const choosable = files.filter((file) => !isListed(file));
  const room = uploads.roomLeft();
  const isChosen = (file: ResumeFile) => chosen.some(({ id }) => id === file.id);
  /** Distinguishes files of the same name. */
  function describe(file: ResumeFile): string {
    return [
      isAnonymous ? null : file.candidateName,
      isListed(file) ? texts.listed : null,
      file.analysisCount > 0 ? texts.analyzed(file.analysisCount) : null,
      texts.added(date(file.createdAt)),
    ]
      .filter(Boolean)
      .join(' · ');
  }

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={texts.title}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button
            variant="primary"
            disabled={chosen.length === 0 || chosen.length > room}
            onClick={() => {
              uploads.addFromLibrary(chosen);
              onClose();
            }}
          >
            {texts.add(chosen.length)}
          </Button>
        </>
      }
    >
      <TextInput type="search" label={texts.search} value={search} onValueChange={setSearch} />
      <div className="mt-3 flex min-h-control-sm flex-wrap items-center justify-between gap-2">
        <p
          role="status"
          className={classNames('text-13', chosen.length > room ? 'text-not-met' : 'text-quiet')}
        >
          {chosen.length > room ? texts.tooMany(room) : texts.chosen(chosen.length)}
        </p>
        {choosable.length > 1 && (
          <Button size="sm" variant="quiet" onClick={() => setChosen(choosable.slice(0, room))}>
            {texts.chooseAll(Math.min(choosable.length, room))}
          </Button>
        )}
      </div>
      {library.data && files.length > 0 && (
        <p role="status" className="mt-3 text-13 text-quiet">
          {search.trim() ? texts.found(total) : texts.inLibrary(total)}
        </p>
      )}
      <div className="mt-2 max-h-80 overflow-y-auto short:max-h-none">
        <Fetched query={library} words={texts} lines={5}>
          {() =>
            files.length === 0 ? (
              <p className="text-14 text-quiet">{search ? texts.noneFound : texts.none}</p>
            ) : (
              <div className="grid gap-3">
                <ul className="grid gap-2">
                  {files.map((file) => (
                    <li key={file.id}>
                      <Checkbox
                        label={file.fileName}
                        helper={describe(file)}
                        checked={isListed(file) || isChosen(file)}
                        disabled={isListed(file)}
                        onCheckedChange={(isChecked) =>
                          setChosen((before) =>
                            isChecked ? [...before, file] : before.filter(({ id }) => id !== file.id),
                          )
                        }
                      />
                    </li>
                  ))}
                </ul>
                <MoreButton query={library} size="sm" label={texts.more(files.length, total)} />
              </div>
            )
          }
        </Fetched>
      </div>
    </Dialog>
  );
}
