import type { GeneratedJob, JobBrief, JobSection, JobSectionId } from '@winnow/contracts';
import type { Refusal } from '@winnow/documents/processes';
import type {
  AdvertHeader,
  Analysis,
  Demand,
  Evidence,
  JobDescription,
  JobNote,
  Requirement,
  RequirementKind,
  Resume,
  ResumeCorrections,
  SkippedPart,
  TextDocument,
  WordingNote,
} from '@winnow/engine';
import type { ResumeIndex } from '../features/search/words/index-resume.ts';
import type { JobLine } from '../features/talent-pool/query/query-of-job.ts';
import type { ReadQuery } from '../features/talent-pool/query/read-query.ts';

/**
 * Remarks on a job text: exclusionary wording, whether it isn't an advert, contradictions, employer and place in its
 * header, and lines that were skipped.
 */
export type JobRemarks = {
  readonly wording: readonly WordingNote[];
  readonly notes: readonly JobNote[];
  readonly header: AdvertHeader;
  readonly skipped: readonly SkippedPart[];
};

/** A parsed job description with remarks on its text. */
export type ReadJob = JobRemarks & { readonly job: JobDescription };

/** A requirement that a user wrote or reworded; if `kind` is `null`, it is derived from the text. */
export type WrittenLine = { readonly kind: RequirementKind | null; readonly text: string };

/** The demand of such a line, and whether it fits nearly every resume. */
export type ReadLine = {
  readonly kind: RequirementKind;
  readonly demand: Demand;
  readonly vague: boolean;
};

/** Input for reading facts. */
export type FactSource = {
  readonly document: TextDocument;
  readonly corrections: ResumeCorrections | null;
};

/** A resume by its key; `source` is `null` if the process may have it in its cache. */
export type KeyedSource = { readonly key: string; readonly source: FactSource | null };

/** Ids of must-haves that are not met or not found, without those that are never scored. */
export type Gate = { readonly passed: boolean; readonly missing: readonly string[] };

/** Reads a file, the facts of the resume in it, and what it is found by, as one task. */
export type IndexFileTask = {
  readonly kind: 'index-file';
  readonly today: string;
  readonly bytes: Uint8Array;
  readonly name: string;
};

/** `index` is `null` if the resume could be read, but not indexed. */
export type IndexedResume =
  | { readonly ok: true; readonly resume: Resume; readonly index: ResumeIndex | null }
  | Refusal;

/** Tasks of the engine on untrusted text, with input and result, both copied between processes. */
export type EngineTasks = {
  readonly 'read-job': { readonly asked: { readonly text: string }; readonly answer: ReadJob };
  readonly 'read-lines': {
    readonly asked: { readonly lines: readonly WrittenLine[] };
    readonly answer: readonly ReadLine[];
  };
  /** `today`, here and below, is `YYYY-MM-DD`: what "present" means in a resume. */
  readonly 'read-facts': {
    readonly asked: FactSource & { readonly today: string };
    readonly answer: Resume;
  };
  readonly 'score-resume': {
    readonly asked: { readonly resume: Resume; readonly job: JobDescription; readonly today: string };
    /** `wordsOnly`: why similarity of meaning was left out; `null` if it was not. */
    readonly answer: { readonly analysis: Analysis; readonly wordsOnly: string | null };
  };
  /** `null` for a resume that was sent without its source and isn't in the cache. */
  readonly 'check-gates': {
    readonly asked: {
      readonly musts: readonly Requirement[];
      readonly resumes: readonly KeyedSource[];
      readonly today: string;
    };
    readonly answer: readonly (Gate | null)[];
  };
  /** The places in a resume that identify the candidate. */
  readonly 'find-personal': {
    readonly asked: { readonly resume: Resume };
    readonly answer: readonly Evidence[];
  };
  /** The search index of a resume. */
  readonly 'index-resume': {
    readonly asked: { readonly resume: Resume };
    readonly answer: ResumeIndex;
  };
  /** Parses a search query in plain language. */
  readonly 'read-pool-query': { readonly asked: { readonly text: string }; readonly answer: ReadQuery };
  /** For each requirement, which facts of resumes show it. */
  readonly 'read-job-lines': {
    readonly asked: { readonly requirements: readonly Requirement[] };
    readonly answer: readonly JobLine[];
  };
  readonly 'write-job': { readonly asked: { readonly brief: JobBrief }; readonly answer: GeneratedJob };
  readonly 'rewrite-section': {
    readonly asked: {
      readonly brief: JobBrief;
      readonly section: JobSectionId;
      readonly variant: number;
    };
    readonly answer: JobSection;
  };
};

export type EngineTaskKind = keyof EngineTasks;

/** A task as sent to a process. */
export type EngineTask = {
  [Kind in EngineTaskKind]: { readonly kind: Kind } & EngineTasks[Kind]['asked'];
}[EngineTaskKind];

/** An answer; a process that ends without one gives a `Refusal`. */
export type EngineAnswer<Kind extends EngineTaskKind = EngineTaskKind> = {
  readonly ok: true;
  readonly answer: EngineTasks[Kind]['answer'];
};
