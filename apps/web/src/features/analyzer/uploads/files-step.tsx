import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { ImportAll } from '../../../entities/imports/import-ways.tsx';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { DropZone } from '../../../ui/drop-zone/drop-zone.tsx';
import { FolderButton } from '../../../ui/drop-zone/folder-button.tsx';
import { usePageFiles } from '../../../ui/drop-zone/use-page-files.ts';
import { Notice } from '../../../ui/notices/notice.tsx';
import { toasts } from '../../../ui/toast/toasts.ts';
import { analyzerTexts } from '../analyzer-texts.ts';
import { StepHeading } from '../step-heading.tsx';
import { acceptedFiles } from './check-files.ts';
import { FileLine } from './file-line.tsx';
import { LibraryDialog } from './library-dialog.tsx';
import { isTooMany, type UploadLine } from './upload-store.ts';
import { uploads } from './uploads.ts';

type FilesStepProps = { readonly lines: readonly UploadLine[]; readonly isDisabled: boolean };

/** Adds files, folders and archives by dropping, choosing or pasting, each with its own line. */
export function FilesStep({ lines, isDisabled }: FilesStepProps) {
  const { files: texts } = useTexts(analyzerTexts);
  const [isChoosing, setChoosing] = useState(false);
  // More files than a run can have can be imported instead.
  const [many, setMany] = useState<readonly File[]>([]);
  const [search] = useSearchParams();
  function add(files: readonly File[]): void {
    setMany(files.length > uploads.roomLeft() ? files : []);
    uploads.add(files);
  }
  const isOver = usePageFiles((files) => !isDisabled && add(files));
  function clear(): void {
    toasts.add('success', texts.cleared, { undo: uploads.clear() });
  }
  const ready = lines.filter(({ state }) => state === 'held').length;
  const failed = lines.filter(({ state }) => state === 'failed').length;
  const tooMany = lines.filter(isTooMany);
  return (
    <section aria-labelledby="files">
      <StepHeading id="files" number={2}>
        {texts.heading}
      </StepHeading>
      <DropZone
        id="choose-files"
        label={texts.label}
        invitation={texts.invitation}
        buttonLabel={texts.choose}
        releaseLabel={texts.release}
        limits={texts.limits}
        accept={acceptedFiles}
        isMultiple
        isOver={isOver}
        isDisabled={isDisabled}
        onFiles={add}
      />
      <div className="mt-3 flex flex-wrap gap-2">
        <FolderButton label={texts.folder} isDisabled={isDisabled} onFiles={add} />
        <Button disabled={isDisabled} onClick={() => setChoosing(true)}>
          {texts.fromLibrary}
        </Button>
      </div>
      {lines.length > 0 && (
        <div className="mt-6">
          <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
            <p role="status" className="text-14 font-medium">
              {texts.count(ready, lines.length - tooMany.length)}
            </p>
            <div className="flex flex-wrap gap-2">
              {failed > 1 && (
                <Button size="sm" variant="quiet" disabled={isDisabled} onClick={uploads.retryAll}>
                  {texts.retryAll(failed)}
                </Button>
              )}
              <Button size="sm" variant="quiet" disabled={isDisabled} onClick={clear}>
                {texts.clear}
              </Button>
            </div>
          </div>
          {tooMany.length > 0 && (
            <div className="mb-3">
              <Notice tone="warning" heading={texts.errors['too-many']}>
                <p>{texts.leftOut(tooMany.map(({ fileName }) => fileName))}</p>
                {many.length > 0 && <ImportAll files={many} jobId={search.get('job')} />}
              </Notice>
            </div>
          )}
          <ul className="divide-y divide-rule rounded-card border border-rule bg-raised">
            {lines
              .filter((line) => !isTooMany(line))
              .map((line) => (
                <FileLine key={line.id} line={line} isDisabled={isDisabled} />
              ))}
          </ul>
        </div>
      )}
      {isChoosing && <LibraryDialog onClose={() => setChoosing(false)} />}
    </section>
  );
}
