import { declineInWords } from '@winnow/contracts';
import type { Sheet } from '../../../platform/spreadsheets/write-xlsx.ts';
import type { DescribedCandidate } from '../describe-candidate.ts';
import type { ReportWords } from '../words/report-words.ts';

type Column = readonly [heading: string, value: (candidate: DescribedCandidate) => string | number | null];

const columnsIn = ({ columns, groups, stages, decisions, flags: kinds }: ReportWords): readonly Column[] => [
  [columns.candidate, ({ name }) => name],
  [columns.job, ({ jobTitle }) => jobTitle],
  [columns.group, ({ group }) => groups[group]],
  [columns.score, ({ score }) => score],
  [columns.potential, ({ potential }) => potential?.score ?? null],
  [columns.confidence, ({ confidence }) => confidence],
  [columns.mustsMet, ({ mustsMet }) => mustsMet],
  [columns.musts, ({ mustsTotal }) => mustsTotal],
  [columns.mustsNotMet, ({ missingMusts }) => missingMusts.join('; ')],
  [columns.mustsNotFound, ({ notFoundMusts }) => notFoundMusts.join('; ')],
  [columns.years, ({ experienceMonths }) => inYears(experienceMonths)],
  [columns.position, ({ headline }) => headline],
  [columns.flags, ({ flags }) => [...new Set(flags.map(({ kind }) => kinds[kind]))].join('; ')],
  [columns.stage, ({ stage }) => stages[stage]],
  [columns.decision, ({ decision }) => decision && decisions[decision]],
  [columns.ownScore, ({ override }) => override?.score ?? null],
  [columns.tags, ({ tags }) => tags.join('; ')],
];

/** Not in an anonymous table, not even as empty columns. */
const personalColumnsIn = ({ columns, declineReasons }: ReportWords): readonly Column[] => [
  [columns.email, ({ emails }) => emails.join('; ')],
  [columns.phone, ({ phones }) => phones.join('; ')],
  [columns.place, ({ place }) => place],
  [columns.file, ({ fileName }) => fileName],
  [columns.assignee, ({ assignee }) => assignee],
  [
    columns.decisionReason,
    ({ declinedFor, decisionReason }) => declineInWords(declinedFor, decisionReason, declineReasons),
  ],
  [columns.ownScoreReason, ({ override }) => override?.reason || null],
];

const lastColumnsIn = ({ columns }: ReportWords): readonly Column[] => [
  [columns.engine, ({ engineVersion }) => engineVersion],
  [columns.analyzedAt, ({ judgedAt }) => judgedAt],
];

/** Maximum requirements as columns; the JSON export has all. */
const maxRequirements = 60;

export function candidateTable(
  candidates: readonly DescribedCandidate[],
  { anonymous, words }: { readonly anonymous: boolean; readonly words: ReportWords },
): Sheet {
  const requirements = [
    ...new Set(candidates.flatMap(({ findings }) => findings.map(({ requirement }) => requirement))),
  ].slice(0, maxRequirements);
  const all: Column[] = [
    ...columnsIn(words),
    ...(anonymous ? [] : personalColumnsIn(words)),
    ...requirements.map(
      (requirement): Column => [requirement, (candidate) => verdictOn(requirement, candidate, words)],
    ),
    ...lastColumnsIn(words),
  ];
  return {
    header: all.map(([heading]) => heading),
    rows: candidates.map((candidate) => all.map(([, value]) => value(candidate))),
  };
}

function verdictOn(
  requirement: string,
  { findings }: DescribedCandidate,
  { verdicts }: ReportWords,
): string | null {
  const found = findings.find((finding) => finding.requirement === requirement);
  return found ? verdicts[found.status] : null;
}

function inYears(months: number | null): number | null {
  return months === null ? null : Math.round((months / 12) * 10) / 10;
}
