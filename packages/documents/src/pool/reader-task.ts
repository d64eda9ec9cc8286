import type { ReadOutcome, Refusal, ResumeOutcome } from '../read-outcome.ts';
import type { UnpackOutcome } from '../zip/unpack-archive.ts';

/** What a reading process does with bytes, and what it says of them. */
export type ReaderOutcomes = {
  readonly read: ReadOutcome;
  readonly resume: ResumeOutcome;
  readonly unpack: UnpackOutcome;
  readonly prepare: { readonly ok: true } | Refusal;
};

export type ReaderOutcome = ReaderOutcomes[keyof ReaderOutcomes];

/** What is asked of a file; `prepare` asks for what files will need, of none. */
export type ReaderRequest =
  | { readonly kind: 'read' | 'unpack' | 'prepare' }
  /** @param today `YYYY-MM-DD`: what "present" means */
  | { readonly kind: 'resume'; readonly today: string };

export type ReaderTask = ReaderRequest & {
  readonly bytes: Uint8Array;
  /** What the file is called, or nothing: an ending that its content belies is refused. */
  readonly name: string;
};
