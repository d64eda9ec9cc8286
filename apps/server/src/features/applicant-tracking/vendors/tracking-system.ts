import type { TrackingError } from '@winnow/contracts';

export type TrackedJob = { readonly externalId: string; readonly title: string };

/** A candidate of one job. */
export type TrackedCandidate = {
  readonly externalId: string;
  readonly name: string;
  readonly emails: readonly string[];
  readonly phones: readonly string[];
  readonly title: string | null;
  readonly company: string | null;
  /** The newest; `null` if there is none. */
  readonly resume: TrackedResume | null;
};

export type TrackedResume = {
  readonly externalId: string;
  readonly fileName: string;
  /** A URL or handle that only the system that issued it understands. */
  readonly where: string;
};

export type CandidatePage = {
  readonly candidates: readonly TrackedCandidate[];
  /** Cursor of the next page; `null` after the last one. */
  readonly cursor: string | null;
};

/** An applicant tracking system. All methods reject with `TrackingFailure`. */
export type TrackingSystem = {
  /** Checks that candidates can be read. */
  test(): Promise<void>;
  /** Open jobs. */
  listJobs(): Promise<TrackedJob[]>;
  /** The description as HTML or text; `null` if the job has none. */
  readJob(job: TrackedJob): Promise<string | null>;
  /** @param cursor of the page before; `null` for the first one */
  listCandidates(jobId: string, cursor: string | null): Promise<CandidatePage>;
  loadResume(resume: TrackedResume): Promise<Uint8Array>;
  addNote(candidateId: string, text: string): Promise<void>;
};

/** A request to an external system failed. */
export class TrackingFailure extends Error {
  readonly reason: TrackingError;
  /** Seconds to wait, with the reason `limited`. */
  readonly waitSeconds: number;
  /** HTTP status of the response, if that was the reason. */
  readonly status: number | null;

  constructor(reason: TrackingError, waitSeconds = 0, status: number | null = null) {
    super(`An applicant tracking system did not do what was asked: ${reason}.`);
    this.name = 'TrackingFailure';
    this.reason = reason;
    this.waitSeconds = waitSeconds;
    this.status = status;
  }
}

/** Candidates of one page: with their resumes, all of it is in memory at once. */
export const pageSize = 20;
