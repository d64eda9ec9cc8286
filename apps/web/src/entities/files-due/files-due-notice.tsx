import { Link } from 'react-router';
import { useFormats, useTexts } from '../../lib/language/use-texts.ts';
import { historyPath } from '../../lib/screen-paths.ts';
import { Notice } from '../../ui/notices/notice.tsx';
import { useMay } from '../organization/use-organizations.ts';
import { useIsTeam } from '../organization/use-people.ts';
import { filesDueTexts } from './files-due-texts.ts';
import { useFilesDue } from './use-files-due.ts';

const link = 'text-field underline underline-offset-4';

/** Announces some days ahead that resumes will be deleted; empty if none are due or it can't be loaded. */
export function FilesDueNotice() {
  const texts = useTexts(filesDueTexts);
  const { date } = useFormats();
  const isTeam = useIsTeam();
  const may = useMay();
  const { data } = useFilesDue();
  if (!data?.firstAt) return null;
  const { files, firstAt, noticeDays } = data;
  // Resumes due today are deleted at night.
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
