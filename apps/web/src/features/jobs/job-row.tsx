import { deleteJob, type JobSummary, type Stage, stages } from '@winnow/contracts';
import { Archive, ArchiveRestore, Copy, Ellipsis, ListChecks, Pencil, Trash2 } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { bulkTexts } from '../../entities/candidates/bulk/bulk-texts.ts';
import { Allowed } from '../../entities/organization/allowed.tsx';
import { useRemoval } from '../../entities/removals/use-removal.ts';
import { useFormats, useTexts } from '../../lib/language/use-texts.ts';
import { api } from '../../lib/requests/api-client.ts';
import { jobPath } from '../../lib/screen-paths.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Badge } from '../../ui/marks/badge.tsx';
import { Menu } from '../../ui/overlays/menu.tsx';
import { toasts } from '../../ui/toast/toasts.ts';
import { jobHomeTexts } from './home/job-home-texts.ts';
import { jobsTexts } from './jobs-texts.ts';
import { useJobAct } from './use-jobs.ts';

/** One job in the list: open work, candidates by stage, and last activity. */
export function JobRow({ job }: { readonly job: JobSummary }) {
  const texts = useTexts(jobsTexts);
  const { jobs: words } = useTexts(jobHomeTexts);
  const { shortDate } = useFormats();
  const source = texts.sources[job.source];
  const about = [job.company, job.place].filter(Boolean).join(' · ');
  return (
    // The title's link covers the row, so that a click anywhere opens the job.
    <li className="relative flex items-start gap-4 px-4 py-4 transition-colors first:rounded-t-card last:rounded-b-card hover:bg-sunken sm:px-5">
      <div className="grid min-w-0 grow gap-x-6 gap-y-2 md:grid-cols-[minmax(0,1fr)_minmax(0,20rem)]">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Link
              to={jobPath(job.id)}
              dir="auto"
              className="font-medium wrap-anywhere underline-offset-4 after:absolute after:inset-0 hover:text-field hover:underline"
            >
              {job.title}
            </Link>
            {job.newCount > 0 && <Badge tone="wheat">{words.isNew(job.newCount)}</Badge>}
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
              words.active(shortDate(job.activeAt)),
            ].join(' · ')}
          </p>
        </div>
        <JobCandidates job={job} />
      </div>
      <Allowed to="jobs.write">
        <span className="relative">
          <JobMenu job={job} />
        </span>
      </Allowed>
    </li>
  );
}

/** Candidates of a job: total, undecided, and by stage. */
function JobCandidates({ job }: { readonly job: JobSummary }) {
  const { jobs: words } = useTexts(jobHomeTexts);
  const { stages: names } = useTexts(bulkTexts);
  const { analysisCount, undecidedCount, stageCounts } = job;
  if (analysisCount === 0) return <p className="text-13 text-quiet">{words.noCandidates}</p>;
  const parts = stages
    .filter((stage) => stageCounts[stage] > 0)
    .map((stage) => words.inStage(names[stage], stageCounts[stage]));
  return (
    <div className="min-w-0 text-13">
      <p>
        {words.candidates(analysisCount)}
        {undecidedCount > 0 && <span className="text-quiet"> · {words.undecided(undecidedCount)}</span>}
      </p>
      <span aria-hidden="true" className="mt-1.5 flex h-1.5 gap-px overflow-hidden rounded-full">
        {stages
          .filter((stage) => stageCounts[stage] > 0)
          .map((stage) => (
            <span key={stage} className={stageColors[stage]} style={{ flexGrow: stageCounts[stage] }} />
          ))}
      </span>
      <p aria-label={words.stagesLabel(parts.join(', '))} role="img" className="mt-1 text-quiet">
        {parts.join(' · ')}
      </p>
    </div>
  );
}

const stageColors: Readonly<Record<Stage, string>> = {
  new: 'bg-not-found',
  screening: 'bg-partly',
  interview: 'bg-wheat',
  offer: 'bg-field',
  hired: 'bg-met',
  declined: 'bg-edge',
};

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
      onChoose: () => void navigate(`${jobPath(job.id)}?view=requirements`),
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
