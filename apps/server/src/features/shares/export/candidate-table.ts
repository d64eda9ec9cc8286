import { decisionWords, declineInWords, stageWords, verdictWords } from '@winnow/contracts';
import type { DescribedCandidate } from '../describe-candidate.ts';

/** A table for spreadsheets: a heading a column, `null` is an empty cell. */
export type CandidateTable = {
  readonly header: readonly string[];
  readonly rows: readonly (readonly (string | number | null)[])[];
};

type Column = readonly [heading: string, value: (candidate: DescribedCandidate) => string | number | null];

const columns: readonly Column[] = [
  ['Candidate', ({ name }) => name],
  ['Job', ({ jobTitle }) => jobTitle],
  ['Group', ({ groupWords }) => groupWords],
  ['Score', ({ score }) => score],
  ['Potential score', ({ potential }) => potential?.score ?? null],
  ['Confidence', ({ confidence }) => confidence],
  ['Must-haves met', ({ mustsMet }) => mustsMet],
  ['Must-haves', ({ mustsTotal }) => mustsTotal],
  ['Must-haves not met', ({ missingMusts }) => missingMusts.join('; ')],
  ['Must-haves not found', ({ notFoundMusts }) => notFoundMusts.join('; ')],
  ['Years of work', ({ experienceMonths }) => inYears(experienceMonths)],
  ['Position', ({ headline }) => headline],
  ['Flags', ({ flags }) => [...new Set(flags.map(({ kind }) => kind))].join('; ')],
  ['Stage', ({ stage }) => stageWords[stage]],
  ['Decision', ({ decision }) => decision && decisionWords[decision]],
  ['Score set by hand', ({ override }) => override?.score ?? null],
  ['Tags', ({ tags }) => tags.join('; ')],
];

/** Not in an anonymous table, not even as empty columns. */
const personalColumns: readonly Column[] = [
  ['E-mail', ({ emails }) => emails.join('; ')],
  ['Phone', ({ phones }) => phones.join('; ')],
  ['Place', ({ place }) => place],
  ['File', ({ fileName }) => fileName],
  ['Assigned to', ({ assignee }) => assignee],
  ['Reason of the decision', (candidate) => declineInWords(candidate.declinedFor, candidate.decisionReason)],
  ['Reason of the score set by hand', ({ override }) => override?.reason || null],
];

const lastColumns: readonly Column[] = [
  ['Engine', ({ engineVersion }) => engineVersion],
  ['Judged at', ({ judgedAt }) => judgedAt],
];

/** More than a person scrolls through; who needs them all takes the JSON. */
const mostRequirements = 60;

export function candidateTable(
  candidates: readonly DescribedCandidate[],
  { anonymous }: { readonly anonymous: boolean },
): CandidateTable {
  const requirements = [
    ...new Set(candidates.flatMap(({ findings }) => findings.map(({ requirement }) => requirement))),
  ].slice(0, mostRequirements);
  const all: Column[] = [
    ...columns,
    ...(anonymous ? [] : personalColumns),
    ...requirements.map(
      (requirement): Column => [requirement, (candidate) => statusOf(candidate, requirement)],
    ),
    ...lastColumns,
  ];
  return {
    header: all.map(([heading]) => heading),
    rows: candidates.map((candidate) => all.map(([, value]) => value(candidate))),
  };
}

function statusOf({ findings }: DescribedCandidate, requirement: string): string | null {
  const found = findings.find((finding) => finding.requirement === requirement);
  return found ? verdictWords[found.status] : null;
}

function inYears(months: number | null): number | null {
  return months === null ? null : Math.round((months / 12) * 10) / 10;
}
