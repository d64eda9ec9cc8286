import { Link } from 'react-router';
import { useFormats, useTexts } from '../../lib/language/use-texts.ts';
import { historyPath } from '../../lib/screen-paths.ts';
import { Notice } from '../../ui/notices/notice.tsx';
import { useMay } from '../organization/use-organizations.ts';
import { useIsTeam } from '../organization/use-people.ts';
import { filesDueTexts } from './files-due-texts.ts';
import { useFilesDue } from './use-files-due.ts';

const link = 'text-field underline underline-offset-4';

/** Says some days ahead that resumes are deleted for their age; nothing where none is due or it cannot be learned. */
export function FilesDueNotice() {
  const texts = useTexts(filesDueTexts);
  const { date } = useFormats();
  const isTeam = useIsTeam();
  const may = useMay();
  const { data } = useFilesDue();
  if (!data?.firstAt) return null;
  const { files, firstAt, noticeDays } = data;
  // What was due today waits for the night.
  const first = Math.max(Date.parse(firstAt), Date.now());
  return (
    <Notice tone="warning" heading={texts.heading(files)}>
      <p>{texts.explanation(noticeDays, date(new Date(first).toISOString()))}</p>
      <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1">
        <Link className={link} to={historyPath({ view: 'files', due: 'soon' })}>
          {texts.see}
        </Link>
        {(!isTeam || may('organization.manage')) && (
          <Link className={link} to={isTeam ? '/organization#candidates' : '/settings#review'}>
            {texts.keepLonger}
          </Link>
        )}
      </p>
    </Notice>
  );
}
