import { FolderUp } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { useTexts } from '../../lib/language/use-texts.ts';
import { Button, buttonClass } from '../../ui/buttons/button.tsx';
import { usePageFiles } from '../../ui/drop-zone/use-page-files.ts';
import { Allowed } from '../organization/allowed.tsx';
import { handedFiles } from './handed-files.ts';
import { importWayTexts } from './import-way-texts.ts';

/** The way to the imports; files that are dropped on the page go there too. */
export function ImportLink() {
  return (
    <Allowed to="resumes.write">
      <Way />
    </Allowed>
  );
}

function Way() {
  const texts = useTexts(importWayTexts);
  const navigate = useNavigate();
  usePageFiles((files) => {
    handedFiles.give(files);
    void navigate('/imports');
  });
  return (
    <Link to="/imports" className={buttonClass('secondary', 'md')}>
      <FolderUp aria-hidden="true" />
      {texts.toImports}
    </Link>
  );
}

type ImportAllProps = { readonly files: readonly File[]; readonly jobId: string | null };

/** Where a run has no room for all files: imports them in several. */
export function ImportAll({ files, jobId }: ImportAllProps) {
  const texts = useTexts(importWayTexts);
  const navigate = useNavigate();
  return (
    <Button
      size="sm"
      onClick={() => {
        handedFiles.give(files);
        void navigate(jobId === null ? '/imports' : `/imports?job=${jobId}`);
      }}
    >
      {texts.importAll(files.length)}
    </Button>
  );
}
