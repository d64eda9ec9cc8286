import * as z from 'zod';

const text = z.string().max(500).nullable();
const texts = z.array(z.string().max(500)).max(100).nullable();

/** Columns that users may write in their row, by their name in the API. */
export const writableColumns = {
  role: text,
  job_title: text,
  company_name: text,
  team_size: text,
  hiring_team_size: text,
  hiring_volume: text,
  industries: texts,
  role_types: texts,
  hiring_goals: texts,
  onboarding_completed: z.boolean(),
  updated_at: z.iso.datetime({ offset: true }).nullable(),
} as const;

export type ProfileChange = {
  [Column in keyof typeof writableColumns]?: z.output<(typeof writableColumns)[Column]>;
};

export const profileColumns = ['id', ...Object.keys(writableColumns)] as readonly string[];
