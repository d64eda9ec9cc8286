import { deleteJob, type JobSummary } from '@winnow/contracts';
import { Archive, ArchiveRestore, Copy, Ellipsis, ListChecks, Pencil, Trash2 } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { useFormats, useTexts } from '../../lib/language/use-texts.ts';
import { api } from '../../lib/requests/api-client.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Badge } from '../../ui/marks/badge.tsx';
import { Menu } from '../../ui/overlays/menu.tsx';
import { toasts } from '../../ui/toast/toasts.ts';
import { useRemoval } from '../removals/use-removal.ts';
import { jobsTexts } from './jobs-texts.ts';
import { useJobAct } from './use-jobs.ts';

/** One job description in the list. */
export function JobRow({ job }: { readonly job: JobSummary }) {
  const texts = useTexts(jobsTexts);
  const { date } = useFormats();
  const source = texts.sources[job.source];
  const about = [job.company, job.place].filter(Boolean).join(' · ');
  return (
    <li className="flex items-start gap-4 px-4 py-4 sm:px-5">
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link
            to={`/job-descriptions/${job.id}`}
            dir="auto"
            className="font-medium underline-offset-4 hover:text-field hover:underline"
          >
            {job.title}
          </Link>
          {source && <Badge>{source}</Badge>}
        </p>
        {about && (
          <p dir="auto" className="mt-0.5 truncate text-14 text-quiet">
            {about}
          </p>
        )}
        <p className="mt-1 text-13 text-quiet">
          {[
            texts.requirements(job.requirementCount, job.mustCount),
            job.analysisCount > 0 ? texts.analyses(job.analysisCount) : texts.noAnalyses,
            texts.changed(date(job.updatedAt)),
          ].join(' · ')}
        </p>
      </div>
      <JobMenu job={job} />
    </li>
  );
}

function JobMenu({ job }: { readonly job: JobSummary }) {
  const texts = useTexts(jobsTexts);
  const navigate = useNavigate();
  const remove = useRemoval();
  const archive = useJobAct('archive', ({ id }) => {
    toasts.add('success', texts.archived(job.title), { undo: () => unarchive.mutate(id) });
  });
  const restore = useJobAct('restore', ({ id }) => {
    toasts.add('success', texts.restored(job.title), { undo: () => rearchive.mutate(id) });
  });
  const unarchive = useJobAct('restore', () => undefined);
  const rearchive = useJobAct('archive', () => undefined);
  const copy = useJobAct('duplicate', ({ id }) => {
    toasts.add('success', texts.duplicated);
    void navigate(`/job-descriptions/${id}`);
  });
  const isArchived = job.status === 'archived';
  const open = [
    {
      id: 'analyse',
      label: texts.analyze,
      icon: <ListChecks aria-hidden="true" />,
      onChoose: () => void navigate(`/resume-analyzer?job=${job.id}`),
    },
    {
      id: 'edit',
      label: texts.edit,
      icon: <Pencil aria-hidden="true" />,
      onChoose: () => void navigate(`/job-descriptions/${job.id}`),
    },
  ];
  const put = isArchived
    ? {
        id: 'restore',
        label: texts.restore,
        icon: <ArchiveRestore aria-hidden="true" />,
        onChoose: () => restore.mutate(job.id),
      }
    : {
        id: 'archive',
        label: texts.archive,
        icon: <Archive aria-hidden="true" />,
        onChoose: () => archive.mutate(job.id),
      };
  return (
    <Menu
      trigger={<IconButton label={texts.menu(job.title)} icon={<Ellipsis aria-hidden="true" />} />}
      groups={[
        open,
        [
          {
            id: 'copy',
            label: texts.duplicate,
            icon: <Copy aria-hidden="true" />,
            onChoose: () => copy.mutate(job.id),
          },
          put,
        ],
        [
          {
            id: 'delete',
            label: texts.remove,
            icon: <Trash2 aria-hidden="true" />,
            isDangerous: true,
            onChoose: () =>
              remove({
                ids: [job.id],
                words: job.analysisCount > 0 ? texts.removedWith(job.title) : texts.removed(job.title),
                send: ({ isLeaving: keepalive }) => api.call(deleteJob, { id: job.id }, { keepalive }),
              }),
          },
        ],
      ]}
    />
  );
}
