import type { JobBrief } from '@winnow/contracts';
import type { Occupation } from './occupation-knowledge.ts';
import type { SortedRequirements } from './sort-requirements.ts';

/** What a section is written from. */
export type Draft = {
  readonly brief: JobBrief;
  /** With its level, as a heading. */
  readonly title: string;
  /** With its level, as the words of a sentence. */
  readonly titleInSentence: string;
  /** As given, without the level, as the words of a sentence. */
  readonly plainTitle: string;
  readonly occupation: Occupation | null;
  readonly wishes: SortedRequirements;
};
