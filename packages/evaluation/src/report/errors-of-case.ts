import { gradeOf } from '../measures/grade.ts';
import type { CaseOutcome, VerdictOutcome } from '../measures/outcome.ts';
import type { ShownRequirement } from '../scoring/shown.ts';

/** Every error in the output for a case, one per line; empty if there are none. */
export function errorsOfCase(outcome: CaseOutcome): readonly string[] {
  const requirements = outcome.requirements.flatMap(({ requirement, shown }) => {
    const name = `${requirement.id} ${requirement.kind}, ${rank(requirement.must)}: "${requirement.text}"`;
    if (!shown) return [`not found    ${name}`];
    return shown.must === requirement.must
      ? []
      : [`${rank(shown.must)}     ${name}, shown as the ${rank(shown.must)} "${shown.text}"`];
  });
  const invented = outcome.invented.map(
    ({ kind, must, text }) => `invented     ${kind}, ${rank(must)}: "${text}"`,
  );
  const shownFor = new Map(outcome.requirements.map(({ requirement, shown }) => [requirement.id, shown]));
  const verdicts = outcome.resumes.flatMap((resume) =>
    resume.verdicts.flatMap((verdict) => verdictError(verdict, shownFor.get(verdict.requirement.id))),
  );
  const flagged = outcome.resumes
    .filter(({ flags }) => flags.length > 0)
    .map(({ file, flags }) => `flagged      ${file}: ${flags.join(', ')}`);
  return [...requirements, ...invented, ...verdicts, ...orderErrors(outcome), ...flagged];
}

function verdictError(
  { file, text, requirement, labeled, shown }: VerdictOutcome,
  shownAs: ShownRequirement | null | undefined,
): string[] {
  if (!shown || gradeOf(shown.verdict) === gradeOf(labeled.verdict)) return [];
  const because = (quotes: readonly string[]) => {
    const quoted = quotes.filter((quote) => quote !== '').map((quote) => `"${quote.replace(/\s+/gu, ' ')}"`);
    return quoted.length === 0 ? '' : ` (${quoted.join(', ')})`;
  };
  return [
    `verdict      ${file} ${requirement.id} "${requirement.text}", shown as ${shownAs?.kind} "${shownAs?.text}": ${shown.verdict}${because(shown.evidence.map(({ start, end }) => text.slice(start, end)))}, labeled ${labeled.verdict}${because([labeled.quote])}`,
  ];
}

function orderErrors({ resumes }: CaseOutcome): string[] {
  return resumes.flatMap((better, index) =>
    resumes
      .slice(index + 1)
      .filter((worse) => worse.score >= better.score)
      .map(
        (worse) =>
          `order        ${better.file} (score ${better.score}, fit ${better.fit}) belongs above ${worse.file} (score ${worse.score}, fit ${worse.fit})`,
      ),
  );
}

const rank = (must: boolean): string => (must ? 'must-have' : 'nice-to-have');
