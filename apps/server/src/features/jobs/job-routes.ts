import {
  ApiError,
  addJob,
  archiveJob,
  countCoverage,
  createJob,
  deleteJob,
  duplicateJob,
  getJob,
  getJobVersion,
  listJobs,
  listJobVersions,
  readJobText,
  readRequirement,
  restoreJob,
  sentence,
  sentenceInWords,
  updateJob,
  uploadJobText,
} from '@winnow/contracts';
import type { ReadingProcesses } from '../../engine-tasks/reading-processes.ts';
import { userRequester } from '../../engine-tasks/requester.ts';
import type { Member } from '../../platform/http/caller.ts';
import { type Api, mount } from '../../platform/http/mount.ts';
import type { CoverageService } from './coverage-service.ts';
import type { JobReadingService } from './job-reading-service.ts';
import { type JobRow, type JobService, type JobVersionRow, versionsListed } from './job-service.ts';
import {
  type JobWork,
  noWork,
  presentJob,
  presentRemarks,
  presentRequirement,
  presentSummary,
} from './job-view.ts';

/** What the routes of jobs need of other features. */
export type JobSurroundings = {
  readonly readers: Pick<ReadingProcesses, 'readRemarks' | 'prepare'>;
  /** Counts of candidates and runs of each job. */
  workOn(member: Member, jobIds: readonly string[]): Promise<ReadonlyMap<string, JobWork>>;
  remove(member: Member, jobId: string): Promise<void>;
};

export function mountJobs(
  api: Api,
  {
    jobs,
    jobReading,
    coverage,
  }: { jobs: JobService; jobReading: JobReadingService; coverage: CoverageService },
  { readers, workOn, remove }: JobSurroundings,
): void {
  const present = async (member: Member, job: JobRow, signal: AbortSignal) => {
    const work = await workOn(member, [job.id]);
    const remarks = await readers.readRemarks(job.text, userRequester(job.organizationId, signal));
    return presentJob(job, work.get(job.id) ?? noWork, remarks);
  };

  for (const endpoint of [createJob, addJob]) {
    mount(api, endpoint, async ({ caller, input, signal }) => ({
      data: await present(caller, await jobs.create(caller, input, signal), signal),
    }));
  }

  mount(api, listJobs, async ({ caller, input }) => {
    // People often open or write a job next, and a reading process takes half a second to start.
    void readers.prepare();
    const { jobs: rows, nextCursor, total } = await jobs.list(caller, input);
    const work = await workOn(
      caller,
      rows.map(({ id }) => id),
    );
    const summaries = rows.map((job) => presentSummary(job, work.get(job.id) ?? noWork));
    return { data: { jobs: summaries, nextCursor, total } };
  });

  mount(api, readJobText, async ({ caller, input: { text, id }, signal }) => {
    const requester = userRequester(caller.organizationId, signal);
    const { title, requirements, ...remarks } = await jobReading.read(requester, text, id);
    const read = { title, requirements: requirements.map(presentRequirement) };
    return { data: { ...read, ...presentRemarks(text, remarks) } };
  });

  mount(api, readRequirement, async ({ caller, input: { text }, signal }) => {
    const { demand, ...line } = await jobReading.readLine(userRequester(caller.organizationId, signal), text);
    return { data: { ...line, demand: { ...demand } } };
  });

  mount(api, uploadJobText, async ({ caller, files: { file }, signal }) => {
    const outcome = await jobReading.readFile(file, userRequester(caller.organizationId, signal));
    if (outcome.ok) return { data: { fileName: file.fileName, text: outcome.text, cut: outcome.cut } };
    const { reason } = outcome;
    const words = sentenceInWords(`unreadable-${reason}`, outcome.message);
    throw new ApiError('unreadable', words, { reason, errors: { file: [words] } });
  });

  mount(api, countCoverage, async ({ caller, input: { requirements, id }, signal }) => ({
    data: await coverage.count(userRequester(caller.organizationId, signal), requirements, id),
  }));

  mount(api, getJob, async ({ caller, input: { id }, signal }) => ({
    data: await present(caller, await jobs.get(caller.organizationId, id), signal),
  }));

  mount(api, updateJob, async ({ caller, input, signal }) => {
    const outcome = await jobs.update(caller, input, signal);
    if (outcome.ok) return { data: await present(caller, outcome.job, signal) };
    throw new ApiError('conflict', sentence('job-changed'), {
      current: await present(caller, outcome.current, signal),
    });
  });

  mount(api, deleteJob, async ({ caller, input: { id } }) => {
    await remove(caller, id);
    return { data: { id } };
  });

  mount(api, duplicateJob, async ({ caller, input: { id, ...named }, signal }) => ({
    data: await present(caller, await jobs.duplicate(caller, id, named), signal),
  }));
  mount(api, archiveJob, async ({ caller, input: { id }, signal }) => ({
    data: await present(caller, await jobs.setStatus(caller, id, 'archived'), signal),
  }));
  mount(api, restoreJob, async ({ caller, input: { id }, signal }) => ({
    data: await present(caller, await jobs.setStatus(caller, id, 'active'), signal),
  }));

  mount(api, listJobVersions, async ({ caller, input: { id, before } }) => {
    const versions = await jobs.listVersions(caller.organizationId, id, before);
    const listed = versions.slice(0, versionsListed);
    return { data: listed.map((version, index) => presentVersion(version, versions[index + 1])) };
  });

  mount(api, getJobVersion, async ({ caller, input: { id, version } }) => {
    const number = /^[1-9]\d{0,8}$/.test(version) ? Number(version) : 0;
    const found = await jobs.getVersion(caller.organizationId, id, number);
    const before = number > 1 ? await jobs.getVersion(caller.organizationId, id, number - 1) : undefined;
    const requirements = found.requirements.map(presentRequirement);
    return { data: { ...presentVersion(found, before), text: found.text, requirements } };
  });
}

function presentVersion(version: JobVersionRow, before: JobVersionRow | undefined) {
  return {
    version: version.version,
    title: version.title,
    requirementCount: version.requirements.length,
    textChanged: before !== undefined && before.text !== version.text,
    createdAt: version.createdAt.toISOString(),
  };
}
