import type { HiringTexts } from '../../entities/account/hiring/hiring-texts.ts';
import type { OnboardingAnswers } from '../../entities/account/hiring/onboarding-answers.ts';
import { wordsOfChoice } from '../../entities/account/hiring/use-choices.ts';

/** URL for writing the first job description, with the answers as parameters in the user's language. */
export function firstJobPath(
  { roleTypes: [roleType = ''], industries: [industry = ''], companyName }: OnboardingAnswers,
  choices: HiringTexts['choices'],
): string {
  const known = {
    roleType: wordsOfChoice(choices, 'roleTypes', roleType),
    industry: wordsOfChoice(choices, 'industries', industry),
    company: companyName,
  };
  const given = Object.entries(known).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const query = new URLSearchParams(given).toString();
  return `/tools/job-description-creator${query && `?${query}`}`;
}
