import type { Race, Sex } from '@winnow/contracts';

/** The stages that are counted, one after the other; 0 is an applicant who has not been moved. */
export const countedStages = ['screening', 'interview', 'offer', 'hired'] as const;

/** One application, without anything that says whose it is. */
export type Applicant = {
  readonly jobId: string;
  /** `null` where they did not say. */
  readonly sex: Sex | null;
  readonly race: Race | null;
  /** How many of the counted stages were reached. */
  readonly reached: number;
  /** As the engine computed it; `null` where nothing was scored. */
  readonly score: number | null;
};
