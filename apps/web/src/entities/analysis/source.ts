import type { MatchFinding } from '@winnow/contracts';
import { requirementAnchor } from './anchors.ts';

/** A finding or a fact with its evidence in the resume. */
export type Source = {
  readonly id: string;
  /** Label for people. */
  readonly text: string;
  /** Id of its element next to the resume. */
  readonly anchor: string;
  readonly evidence: MatchFinding['evidence'];
};

/** Maximum marks of a finding shown at once; more would mark every line. */
const markedAtOnce = 4;

/** @param chosenId the finding with all places marked */
export function sourcesOf(findings: readonly MatchFinding[], chosenId: string | null): Source[] {
  return findings.map(({ requirement: { id, text }, evidence }) => ({
    id,
    text,
    anchor: requirementAnchor(id),
    evidence: id === chosenId ? evidence : evidence.slice(0, markedAtOnce),
  }));
}
