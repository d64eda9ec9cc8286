import type { ApplyPage, JobDescriptionView } from '@winnow/contracts';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { useMay } from '../../../../entities/organization/use-organizations.ts';
import { useLanguage } from '../../../../lib/language/language-provider.tsx';
import { isLanguage } from '../../../../lib/language/languages.ts';
import { useFormats, useTexts } from '../../../../lib/language/use-texts.ts';
import { errorOf } from '../../../../lib/requests/error-of.ts';
import { Button, buttonClass } from '../../../../ui/buttons/button.tsx';
import { CopyField } from '../../../../ui/inputs/copy-field.tsx';
import { Switch } from '../../../../ui/inputs/switch.tsx';
import { Notice } from '../../../../ui/notices/notice.tsx';
import { SkeletonText } from '../../../../ui/waiting/skeleton.tsx';
import { applicationTexts } from './application-texts.ts';
import { ApplyPageDialog } from './apply-page-dialog.tsx';
import { type ApplyPageSettings, useApplyPage, useApplyPageChange } from './use-applications.ts';

/** Opens and closes a job for applications; shows the links and edits the page. */
export function ApplyPagePanel({ job }: { readonly job: JobDescriptionView }) {
  const { page: texts, retry } = useTexts(applicationTexts);
  const query = useApplyPage(job.id);
  const { data: page } = query;
  return (
    <section
      aria-labelledby="apply-page"
      className="grid grid-cols-1 gap-4 rounded-card border border-rule bg-raised p-4 sm:p-5"
    >
      <div>
        <h2 id="apply-page" className="font-serif text-20">
          {texts.heading}
        </h2>
        <p className="mt-1 max-w-prose text-14 text-quiet">{texts.explanation}</p>
      </div>
      {page ? (
        <Page job={job} page={page} />
      ) : errorOf(query) ? (
        <Notice tone="error" heading={texts.failed}>
          <Button className="mt-2" onClick={() => void query.refetch()}>
            {retry}
          </Button>
        </Notice>
      ) : (
        <SkeletonText lines={3} />
      )}
    </section>
  );
}

function Page({ job, page }: { readonly job: JobDescriptionView; readonly page: ApplyPage }) {
  const { page: texts } = useTexts(applicationTexts);
  const { shortDate } = useFormats();
  const { language } = useLanguage();
  const may = useMay();
  const [isEditing, setEditing] = useState(false);
  const { jobId: _, url, embedUrl, feeds, updatedAt, ...saved } = page;
  // A new page starts in the language of the member who opens it.
  const settings = updatedAt === null && isLanguage(language) ? { ...saved, language } : saved;
  const isOver = page.closesOn !== null && page.closesOn < new Date().toISOString().slice(0, 10);
  const day = page.closesOn && shortDate(`${page.closesOn}T12:00:00`);
  const status = [
    job.status === 'archived'
      ? texts.archivedHelp
      : page.isOpen && !isOver
        ? texts.openHelp
        : texts.closedHelp,
    page.isOpen && day ? (isOver ? texts.closed(day) : texts.closes(day)) : '',
  ]
    .filter(Boolean)
    .join(' ');
  const takes = page.isOpen && !isOver && job.status !== 'archived';
  return (
    <>
      {may('jobs.write') ? (
        <OpenSwitch jobId={job.id} settings={settings} status={status} />
      ) : (
        <p className="text-14">{status}</p>
      )}
      {url && <CopyField label={texts.link} value={url} />}
      <div className="flex flex-wrap gap-2">
        {may('jobs.write') && <Button onClick={() => setEditing(true)}>{texts.edit}</Button>}
        {url && (
          <a
            href={takes ? url : `${url}?preview=1`}
            target="_blank"
            rel="noopener"
            className={buttonClass('secondary', 'md')}
          >
            <ExternalLink aria-hidden="true" />
            {takes ? texts.open : texts.preview}
          </a>
        )}
      </div>
      {embedUrl && (
        <details className="group text-14">
          <summary className="cursor-pointer py-1 font-medium">{texts.more}</summary>
          <div className="mt-3 grid grid-cols-1 gap-4">
            <CopyField
              label={texts.embed}
              value={`<iframe src="${embedUrl}" title="${texts.heading}" width="100%" height="1400" style="border:0"></iframe>`}
            />
            <p className="text-13 text-quiet">{texts.feedsHelp}</p>
            <CopyField label={texts.xml} value={feeds.xml} />
            <CopyField label={texts.json} value={feeds.json} />
          </div>
        </details>
      )}
      {may('jobs.write') && isEditing && (
        <ApplyPageDialog jobId={job.id} settings={settings} onClose={() => setEditing(false)} />
      )}
    </>
  );
}

function OpenSwitch({
  jobId,
  settings,
  status,
}: {
  readonly jobId: string;
  readonly settings: ApplyPageSettings;
  readonly status: string;
}) {
  const { page: texts } = useTexts(applicationTexts);
  const change = useApplyPageChange(jobId);
  return (
    <Switch
      label={texts.isOpen}
      helper={status}
      isOn={change.isPending ? change.variables.isOpen : settings.isOpen}
      disabled={change.isPending}
      onSwitch={(isOpen) => change.mutate({ ...settings, isOpen })}
    />
  );
}
