import type { MatchFinding } from '@winnow/contracts';
import { requirementAnchor } from './anchors.ts';

/** Something that was read from a resume, a finding or a fact, with the words it was read from. */
export type Source = {
  readonly id: string;
  /** What it is, for a person. */
  readonly text: string;
  /** Id of the element about it, next to the resume. */
  readonly anchor: string;
  readonly evidence: MatchFinding['evidence'];
};

/** Maximum marks of a finding shown at once; more would mark every line. */
const markedAtOnce = 4;

/** @param chosenId the finding all of whose places are marked */
export function sourcesOf(findings: readonly MatchFinding[], chosenId: string | null): Source[] {
  return findings.map(({ requirement: { id, text }, evidence }) => ({
    id,
    text,
    anchor: requirementAnchor(id),
    evidence: id === chosenId ? evidence : evidence.slice(0, markedAtOnce),
  }));
}
