import { useTexts } from '../../lib/language/use-texts.ts';
import { DropZone } from '../../ui/drop-zone/drop-zone.tsx';
import { FolderButton } from '../../ui/drop-zone/folder-button.tsx';
import { usePageFiles } from '../../ui/drop-zone/use-page-files.ts';
import { importsTexts } from './imports-texts.ts';

type ChooseFilesProps = {
  readonly isDisabled: boolean;
  readonly onFiles: (files: readonly File[]) => void;
};

/** Accepts any files, folders and archives; the summary lists those that can't be read. */
export function ChooseFiles({ isDisabled, onFiles }: ChooseFilesProps) {
  const { drop: texts } = useTexts(importsTexts);
  const isOver = usePageFiles((files) => !isDisabled && onFiles(files));
  return (
    <div>
      <DropZone
        id="import-files"
        label={texts.label}
        invitation={texts.invitation}
        buttonLabel={texts.choose}
        releaseLabel={texts.release}
        limits={texts.limits}
        accept=""
        isMultiple
        isOver={isOver}
        isDisabled={isDisabled}
        onFiles={onFiles}
      />
      <div className="mt-3">
        <FolderButton label={texts.folder} isDisabled={isDisabled} onFiles={onFiles} />
      </div>
    </div>
  );
}
