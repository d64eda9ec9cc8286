import { type Candidate, type CandidateSkill, overlap } from '../candidate/candidate.ts';
import type { Evidence } from '../resume/resume.ts';
import type { Skill } from '../vocabulary/vocabulary.ts';
import type { Judging } from './criterion.ts';

/** At the head of a line such words may be a verb or a noun like any other: "Access to harbors", "Excel at baking". */
const saysOther =
  /^ (?:to|at|of|in|for|the|an?|all|any|above|with|and|or|on|by|from|that|this|new|our|my|your|their)\b/i;
const headOfSentence = /(?:^|[.!?•\n] ?)$/;

/**
 * A tool whose name is also an ordinary word ("Excel", "Epic", "Access"), capitalized where the resume reader could not
 * be sure. For a job that asks for Excel, "Excel: good" counts.
 */
export function namedAsAsked(
  { id, name, kind }: Skill,
  names: readonly string[],
  { lines, resume, removed }: Candidate,
  { isCopied }: Pick<Judging, 'isCopied'>,
): CandidateSkill | null {
  if (kind !== 'tool') return null;
  const { text } = resume.document;
  const evidence = names
    .filter((written) => /^\p{Lu}[\p{L}\d.+#-]{2,}$/u.test(written))
    .flatMap((written) =>
      lines
        .filter((line) => line.showing !== 'piled' && !isCopied(line))
        .flatMap((line) => placeOf(written, text.slice(line.start, line.end), line.start) ?? []),
    )
    .filter((place) => !removed.some((taken) => overlap(taken, place)));
  return evidence.length === 0
    ? null
    : { id, name, surface: [], showing: 'listed', months: null, monthsSince: null, evidence };
}

function placeOf(name: string, line: string, from: number): Evidence | null {
  for (let at = line.indexOf(name); at >= 0; at = line.indexOf(name, at + name.length)) {
    const before = line.slice(0, at);
    const behind = line.slice(at + name.length);
    const isWhole = !/[\p{L}\p{N}-]$/u.test(before) && !/^[\p{L}\p{N}-]/u.test(behind);
    const isPartOfName = /\p{Lu}[\p{L}]* $/u.test(before) || /^ \p{Lu}\p{Ll}/u.test(behind);
    if (isWhole && !isPartOfName && !(headOfSentence.test(before) && saysOther.test(behind)))
      return { start: from + at, end: from + at + name.length };
  }
  return null;
}
