import type { EmailOutcome } from '../email/read-email.ts';
import type { ReadOutcome, Refusal, ResumeOutcome } from '../read-outcome.ts';
import type { TableOutcome, TableQuestion } from '../table/table-outcome.ts';
import type { UnpackOutcome } from '../zip/unpack-archive.ts';

/** The outcomes of a reading process by kind of request. */
export type ReaderOutcomes = {
  readonly read: ReadOutcome;
  readonly resume: ResumeOutcome;
  readonly unpack: UnpackOutcome;
  readonly email: EmailOutcome;
  readonly table: TableOutcome | Refusal;
  readonly prepare: { readonly ok: true } | Refusal;
};

export type ReaderOutcome = ReaderOutcomes[keyof ReaderOutcomes];

/** A request for a file; `prepare` loads what files will need, without a file. */
export type ReaderRequest =
  | { readonly kind: 'read' | 'unpack' | 'prepare' }
  | ({ readonly kind: 'table' } & TableQuestion)
  /** @param today `YYYY-MM-DD`; the end of a period that lasts until "present" */
  | { readonly kind: 'resume'; readonly today: string }
  /** An email as transmitted, or the beginning of one that is not read as a whole. */
  | { readonly kind: 'email'; readonly scope: 'whole' | 'header' };

export type ReaderTask = ReaderRequest & {
  readonly bytes: Uint8Array;
  /** The file's name, or empty; an extension that contradicts the content is refused. */
  readonly name: string;
};
