import {
  type AnalysisRow,
  type CandidateGroup,
  candidateGroups,
  countOpenMusts,
  type JobRequirement,
} from '@winnow/contracts';
import { reweighRows } from './reweigh-rows.ts';

/** A must-have that by itself puts nearly all candidates of a run into a group. */
export type SweepingMust = {
  readonly id: string;
  readonly text: string;
  readonly weight: number;
  /** How many candidates are in one of the groups because of it. */
  readonly count: number;
  /** The groups that they are in, in the order of the page. */
  readonly groups: readonly CandidateGroup[];
  /** How many would change groups if it were a nice-to-have, with the other must-haves unchanged. */
  readonly moved: number;
};

/** Minimum number and share of candidates; below, the must-have works as intended. */
const minSwept = 5;
const minShare = 0.8;
/** Maximum shown. */
const maxShown = 3;

/**
 * Must-haves that each put nearly all candidates into "Missing a must-have" or "Needs review", the most decisive
 * first: often the list was wrong and not the candidates. Empty if no candidate would change groups without them.
 */
export function findSweepingMusts(
  rows: readonly AnalysisRow[],
  requirements: readonly JobRequirement[],
): readonly SweepingMust[] {
  const judged = rows.filter(({ score }) => score !== null);
  const found = requirements
    .filter(({ must, weight }) => must && weight > 0)
    .flatMap(({ id, text, weight }): SweepingMust[] => {
      const swept = judged.filter((row) => isInGroupFor(row, id));
      if (swept.length < minSwept || swept.length < minShare * judged.length) return [];
      const groups = candidateGroups.filter((group) => swept.some((row) => row.group === group));
      const moved = countMoved(judged, requirements, [{ id, weight }]);
      return [{ id, text, weight, count: swept.length, groups, moved }];
    })
    .sort((left, right) => right.moved - left.moved || right.count - left.count)
    .slice(0, maxShown);
  return countMoved(judged, requirements, found) > 0 ? found : [];
}

/** Whether a must-have is enough to put a candidate into the group that they are in. */
function isInGroupFor({ group, gate, verdicts }: AnalysisRow, id: string): boolean {
  if (group === 'missing-must') return gate.missing.includes(id);
  if (group !== 'ask-first') return false;
  return countOpenMusts(verdicts.filter(({ requirementId }) => requirementId === id)) > 0;
}

function countMoved(
  rows: readonly AnalysisRow[],
  requirements: readonly JobRequirement[],
  musts: readonly { readonly id: string; readonly weight: number }[],
): number {
  if (musts.length === 0) return 0;
  const asNice = Object.fromEntries(musts.map(({ id, weight }) => [id, { weight, must: false }]));
  const after = reweighRows(rows, requirements, asNice);
  return rows.filter(({ group }, place) => after[place]?.group !== group).length;
}
