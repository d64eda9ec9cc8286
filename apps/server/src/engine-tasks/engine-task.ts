import type { GeneratedJob, JobBrief, JobSection, JobSectionId } from '@winnow/contracts';
import type {
  Analysis,
  Demand,
  Evidence,
  JobDescription,
  Requirement,
  RequirementKind,
  Resume,
  ResumeCorrections,
  TextDocument,
  WordingNote,
} from '@winnow/engine';

/** What a job text asks for, and its wording that keeps people away. */
export type ReadJob = { readonly job: JobDescription; readonly wording: readonly WordingNote[] };

/** A requirement that a person wrote or reworded. */
export type WrittenLine = { readonly kind: RequirementKind; readonly text: string };

/** What facts are read from. */
export type FactSource = {
  readonly document: TextDocument;
  readonly corrections: ResumeCorrections | null;
};

/** A resume by its key, with what it is read from where the process may not know it. */
export type KeyedSource = { readonly key: string; readonly source: FactSource | null };

/** Which must-haves a resume misses, by their ids. */
export type Gate = { readonly passed: boolean; readonly missing: readonly string[] };

/** What the engine is asked to do with text from outside, and what it answers. Both are copied between processes. */
export type EngineTasks = {
  readonly 'read-job': { readonly asked: { readonly text: string }; readonly answer: ReadJob };
  readonly 'read-lines': {
    readonly asked: { readonly lines: readonly WrittenLine[] };
    readonly answer: readonly Demand[];
  };
  /** With `today` as `YYYY-MM-DD`, here and below: what "present" means. */
  readonly 'read-facts': {
    readonly asked: FactSource & { readonly today: string };
    readonly answer: Resume;
  };
  readonly judge: {
    readonly asked: { readonly resume: Resume; readonly job: JobDescription; readonly today: string };
    /** `wordsOnly` says why meaning was left out; `null` where it was not. */
    readonly answer: { readonly analysis: Analysis; readonly wordsOnly: string | null };
  };
  /** `null` for a resume whose source is needed. */
  readonly 'check-gates': {
    readonly asked: {
      readonly musts: readonly Requirement[];
      readonly resumes: readonly KeyedSource[];
      readonly today: string;
    };
    readonly answer: readonly (Gate | null)[];
  };
  /** Where a resume tells who the candidate is. */
  readonly 'find-personal': {
    readonly asked: { readonly resume: Resume };
    readonly answer: readonly Evidence[];
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

/** A task as it is sent. */
export type EngineTask = {
  [Kind in EngineTaskKind]: { readonly kind: Kind } & EngineTasks[Kind]['asked'];
}[EngineTaskKind];

/** An answer beside the refusals of a process that came to none. */
export type EngineAnswer<Kind extends EngineTaskKind = EngineTaskKind> = {
  readonly ok: true;
  readonly answer: EngineTasks[Kind]['answer'];
};
