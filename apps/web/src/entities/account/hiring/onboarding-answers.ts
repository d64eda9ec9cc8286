import type { ProfileChange, ProfileView } from '@winnow/contracts';

/** Answers of the onboarding wizard. */
export type OnboardingAnswers = {
  readonly role: string;
  readonly jobTitle: string;
  readonly companyName: string;
  readonly teamSize: string;
  readonly hiringTeamSize: string;
  readonly hiringVolume: string;
  readonly industries: readonly string[];
  readonly roleTypes: readonly string[];
  readonly hiringGoals: readonly string[];
};

export const noAnswers: OnboardingAnswers = {
  role: '',
  jobTitle: '',
  companyName: '',
  teamSize: '',
  hiringTeamSize: '',
  hiringVolume: '',
  industries: [],
  roleTypes: [],
  hiringGoals: [],
};

/** The answers by the column names of `profiles`; `null` for no answer. */
export function rowOf(answers: OnboardingAnswers): Required<ProfileChange> {
  return {
    role: orNull(answers.role),
    job_title: orNull(answers.jobTitle),
    company_name: orNull(answers.companyName),
    team_size: orNull(answers.teamSize),
    hiring_team_size: orNull(answers.hiringTeamSize),
    hiring_volume: orNull(answers.hiringVolume),
    industries: [...answers.industries],
    role_types: [...answers.roleTypes],
    hiring_goals: [...answers.hiringGoals],
  };
}

/** The answers of a row, for editing. */
export function answersOf(row: ProfileView): OnboardingAnswers {
  return {
    role: row.role ?? '',
    jobTitle: row.job_title ?? '',
    companyName: row.company_name ?? '',
    teamSize: row.team_size ?? '',
    hiringTeamSize: row.hiring_team_size ?? '',
    hiringVolume: row.hiring_volume ?? '',
    industries: row.industries ?? [],
    roleTypes: row.role_types ?? [],
    hiringGoals: row.hiring_goals ?? [],
  };
}

function orNull(text: string): string | null {
  return text.trim() === '' ? null : text.trim();
}
