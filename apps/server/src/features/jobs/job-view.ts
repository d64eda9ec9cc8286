import type { JobDescriptionView, JobRequirement, JobSummary } from '@winnow/contracts';
import type { JobRemarks } from '../../engine-tasks/engine-task.ts';
import { presentNotes } from '../../engine-tasks/present-notes.ts';
import type { JobRow } from './job-service.ts';
import type { KeptRequirement } from './job-tables.ts';

/** Counts of the work on a job description. */
export type JobWork = Pick<JobSummary, 'analysisCount' | 'newCount' | 'undecidedCount' | 'latestBatchId'> & {
  /** How many candidates are in each stage; stages without any may be left out. */
  readonly stageCounts: Readonly<Partial<JobSummary['stageCounts']>>;
  /** When one of its candidates last changed; `null` without any. */
  readonly activeAt: Date | null;
};

export const noWork: JobWork = {
  analysisCount: 0,
  newCount: 0,
  undecidedCount: 0,
  stageCounts: {},
  activeAt: null,
  latestBatchId: null,
};

const noneInStages: JobSummary['stageCounts'] = {
  new: 0,
  screening: 0,
  interview: 0,
  offer: 0,
  hired: 0,
  declined: 0,
};

export function presentSummary(job: JobRow, work: JobWork): JobSummary {
  const { id, title, company, place, status, source, version, requirements, createdAt, updatedAt } = job;
  return {
    id,
    title,
    company,
    place,
    status,
    source,
    version,
    requirementCount: requirements.length,
    mustCount: requirements.filter(({ must }) => must).length,
    ...work,
    stageCounts: { ...noneInStages, ...work.stageCounts },
    activeAt: (work.activeAt && work.activeAt > updatedAt ? work.activeAt : updatedAt).toISOString(),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

export function presentJob(job: JobRow, work: JobWork, remarks: JobRemarks): JobDescriptionView {
  return {
    ...presentSummary(job, work),
    savedBy: job.savedBy,
    text: job.text,
    requirements: job.requirements.map(presentRequirement),
    ...presentRemarks(job.text, remarks),
  };
}

/** Remarks on a text in the API's form. */
export const presentRemarks = (text: string, { wording, notes, header, skipped }: JobRemarks) => ({
  wording: [...wording],
  notes: presentNotes(text, notes),
  header,
  skipped: [...skipped],
});

/** Without the factors of the weight, which the score shows. */
export function presentRequirement(requirement: KeptRequirement): JobRequirement {
  const { id, kind, text, must, overall, weight, origin, edited, demand, evidence } = requirement;
  const { unsure = [], vague = false } = requirement;
  return {
    id,
    kind,
    text,
    must,
    overall,
    weight,
    origin,
    demand: { ...demand },
    edited,
    evidence: evidence.map(({ start, end }) => ({ start, end })),
    unsure: [...unsure],
    vague,
  };
}
