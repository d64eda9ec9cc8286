import type { OnboardingAnswers } from '../../entities/account/hiring/onboarding-answers.ts';

/** Where the first job description is written, with what is known already in the address. */
export function firstJobPath({ roleTypes, industries, companyName }: OnboardingAnswers): string {
  const known = { roleType: roleTypes[0], industry: industries[0], company: companyName };
  const given = Object.entries(known).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const query = new URLSearchParams(given).toString();
  return `/tools/job-description-creator${query && `?${query}`}`;
}
