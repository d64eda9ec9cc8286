import { isOfAnyField } from './broad-skills.ts';
import type { SkillGroup } from './skill-group.ts';

/** What follows is asked for in addition to the years: "5 years of bookkeeping, including payroll". */
export const besideYears =
  /,? (?:including|preferably|ideally|as well as|along with|(?:your )?own|with (?:an? )?(?:strong|proven|good|solid|deep|focus|emphasis)|and (?:an? )?(?:strong|proven|good|solid|deep)|where|while)\b|(?:,|\band\b),? ?(?:and )?(?:be|have|has|hold|holds|possess|understand|know|knows|demonstrate|must|should|able|ability|proficien\w+|familiar\w*|fluen\w+|knowledge|excellent|strong|solid|good|an? (?:valid |full )?(?:degree|licen[cs]e|certificat\w+))\b|,? with (?:at least|a minimum)\b|[;.](?=\s)|\s\/\s|\t/i;

/** The line's skills that the years refer to: those between the years and the next demand. */
export function skillsOfYears(
  line: string,
  { from, to }: { readonly from: number; readonly to: number },
  groups: readonly SkillGroup[],
): readonly SkillGroup[] {
  const label = ofForm.exec(line)?.[1];
  if (label !== undefined) return groups.filter(({ end }) => end <= label.length);
  const beside = line.slice(from, to).search(besideYears);
  const end = beside === -1 ? to : from + beside;
  return groups.filter(
    ({ start, skillIds }) => start >= from && start < end && !skillIds.every(isOfAnyField),
  );
}

/** "Baking: 3 years". */
const ofForm = /^([^:]+): \d/;
