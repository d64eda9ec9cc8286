import type { Race, Sex } from '@winnow/contracts';

/** The counted stages, in order; 0 stands for an applicant who has not been moved. */
export const countedStages = ['screening', 'interview', 'offer', 'hired'] as const;

/** One application, without anything that identifies the applicant. */
export type Applicant = {
  readonly jobId: string;
  /** `null` if they did not answer. */
  readonly sex: Sex | null;
  readonly race: Race | null;
  /** How many of the counted stages were reached. */
  readonly reached: number;
  /** Score of the engine; `null` if the resume was not scored. */
  readonly score: number | null;
};
