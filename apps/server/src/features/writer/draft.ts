import type { JobBrief } from '@winnow/contracts';
import type { Occupation } from './occupation-knowledge.ts';
import type { SortedRequirements } from './sort-requirements.ts';

/** Input for writing a section. */
export type Draft = {
  readonly brief: JobBrief;
  /** Title with its level, as a heading. */
  readonly title: string;
  /** Title with its level, for use in a sentence. */
  readonly titleInSentence: string;
  /** Title as given, without the level, for use in a sentence. */
  readonly plainTitle: string;
  readonly occupation: Occupation | null;
  readonly wishes: SortedRequirements;
};
