import type { GeneratedJob, JobBrief, JobSection, JobSectionId } from '@winnow/contracts';
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
 * What a recruiter should know of a job text: its exclusionary wording, that it is no advert, where it contradicts itself,
 * what its head says of employer and place, and which of its lines were not read.
 */
export type JobRemarks = {
  readonly wording: readonly WordingNote[];
  readonly notes: readonly JobNote[];
  readonly header: AdvertHeader;
  readonly skipped: readonly SkippedPart[];
};

/** What a job text asks for, with remarks on the text. */
export type ReadJob = JobRemarks & { readonly job: JobDescription };

/** A requirement that a user wrote or reworded; its words say the kind where `kind` is `null`. */
export type WrittenLine = { readonly kind: RequirementKind | null; readonly text: string };

/** What such a line asks for, and whether it fits nearly every resume. */
export type ReadLine = {
  readonly kind: RequirementKind;
  readonly demand: Demand;
  readonly vague: boolean;
};

/** What facts are read from. */
export type FactSource = {
  readonly document: TextDocument;
  readonly corrections: ResumeCorrections | null;
};

/** A resume by its key; `source` is `null` where the process may have it in its cache. */
export type KeyedSource = { readonly key: string; readonly source: FactSource | null };

/** Which must-haves a resume does not show, by their ids: not met or not found. What is never scored is none of them. */
export type Gate = { readonly passed: boolean; readonly missing: readonly string[] };

/** What the engine does with untrusted text: the input and the answer of each task, both copied between processes. */
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
  /** `null` for a resume that is not in the cache and came without its source. */
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
  /** What a resume is found by. */
  readonly 'index-resume': {
    readonly asked: { readonly resume: Resume };
    readonly answer: ResumeIndex;
  };
  /** What a search in words asks for. */
  readonly 'read-pool-query': { readonly asked: { readonly text: string }; readonly answer: ReadQuery };
  /** Which facts of resumes show each requirement. */
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
