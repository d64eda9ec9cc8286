import {
  type DecisionRecord,
  type Departure,
  declineReasons,
  type OrganizationId,
  type RecordedChange,
  type RecordReason,
  type Spender,
} from '@winnow/contracts';
import { presentStanding } from '../analyses/analysis-row.ts';
import { changeOf } from '../analyses/change-of.ts';
import { candidateNumberOf } from './candidate-number.ts';
import type {
  listScorings,
  listVersions,
  RecordedApplication,
  RecordedEvent,
} from './decision-record-repository.ts';

type Basis = NonNullable<DecisionRecord['basis']>;
type Change = DecisionRecord['change'];

/** What was known of a candidate when it was decided. */
export type ScoredThen = {
  readonly scoring: Awaited<ReturnType<typeof listScorings>>[number];
  readonly version: Awaited<ReturnType<typeof listVersions>>[number];
  readonly verdicts: RecordedEvent['verdicts'];
};

type Around = {
  readonly organizationId: OrganizationId;
  /** The member who decided; a former one without an account has neither name nor picture. */
  readonly personOf: (id: string) => Spender;
};

/** Lists each field explicitly, so that no personal data of a row gets into a record. */
export function presentEvent(
  event: RecordedEvent,
  { scoring, version, verdicts }: ScoredThen,
  { organizationId, personOf, changedTogether }: Around & { readonly changedTogether: number },
): DecisionRecord | null {
  const { id, at, jobId, resumeId, actorId, isByPersonOnly, undoneChangeId } = event;
  const recorded = changeOf(event);
  const change = presentChange(event, recorded);
  if (change === null) return null;
  const basis = presentBasis(scoring, version, verdicts);
  return {
    id,
    at: at.toISOString(),
    job: { id: jobId, title: version.title, version: version.version },
    candidate: candidateNumberOf({ organizationId, jobId, resumeId }),
    change,
    ...presentReasons(recorded, event.hasReason),
    actorId,
    actor: personOf(actorId),
    changedTogether,
    isUndo: undoneChangeId !== null,
    isByPersonOnly,
    departure: departureOf(change, basis.group),
    basis,
  };
}

export function presentApplication(
  { id, at, jobId, title, resumeId, actorId, isByPersonOnly, to }: RecordedApplication,
  { organizationId, personOf }: Around,
): DecisionRecord {
  return {
    id,
    at: at.toISOString(),
    job: { id: jobId, title, version: null },
    candidate: candidateNumberOf({ organizationId, jobId, resumeId }),
    change: { kind: 'application', from: to === 'declined' ? 'open' : 'declined', to },
    reasons: [],
    reasonMusts: [],
    actorId: actorId ?? '',
    actor: personOf(actorId ?? ''),
    changedTogether: 1,
    isUndo: false,
    isByPersonOnly,
    departure: null,
    basis: null,
  };
}

/** `null` for values that no release wrote. */
function presentChange({ before }: RecordedEvent, change: RecordedChange | null): Change | null {
  const earlier = before && changeOf({ text: before.text, change: parse(before.change) });
  switch (change?.code) {
    case 'stage-changed':
      return { kind: 'stage', from: change.from, to: change.to };
    case 'decided':
    case 'decision-withdrawn':
      return { kind: 'decision', from: decisionIn(earlier), to: decisionIn(change) };
    case 'score-set':
    case 'score-withdrawn':
      return { kind: 'score', from: scoreIn(earlier), to: scoreIn(change) };
    default:
      return null;
  }
}

/** The change as its text in the row, which this server wrote. */
const parse = (stored: string | null): RecordedChange | null => (stored === null ? null : JSON.parse(stored));

const decisionIn = (change: RecordedChange | null) => (change?.code === 'decided' ? change.decision : null);
const scoreIn = (change: RecordedChange | null) => (change?.code === 'score-set' ? change.score : null);

function presentReasons(
  change: RecordedChange | null,
  hasText: boolean,
): Pick<DecisionRecord, 'reasons' | 'reasonMusts'> {
  const given = change?.code === 'decided' ? (change.declinedFor ?? null) : null;
  const reasons: RecordReason[] = declineReasons.filter((code) => given?.reasons.includes(code));
  if (hasText && !reasons.includes('other')) reasons.push('written');
  return { reasons, reasonMusts: given?.musts ?? [] };
}

function presentBasis(
  { score, confidence, engineVersion, jobHash, resultHash, judgedAt }: ScoredThen['scoring'],
  { requirements }: ScoredThen['version'],
  verdicts: ScoredThen['verdicts'],
): Basis {
  const { potential, gate: _, ...standing } = presentStanding({ score, confidence, verdicts });
  const words = new Map(requirements.map(({ id, text }) => [id, text]));
  return {
    score,
    potential: potential?.score ?? null,
    ...standing,
    requirements: verdicts.map(({ requirementId, kind, must, overall, status }) => ({
      id: requirementId,
      kind,
      text: words.get(requirementId) ?? '',
      must,
      overall,
      verdict: status,
    })),
    engineVersion,
    jobHash,
    resultHash,
    scoredAt: judgedAt.toISOString(),
  };
}

const advancedStages: readonly string[] = ['interview', 'offer', 'hired'];

function departureOf(change: Change, group: Basis['group']): Departure | null {
  const isDeclined =
    (change.kind === 'decision' && change.to === 'no') ||
    (change.kind === 'stage' && change.to === 'declined');
  if (isDeclined) return group === 'talk-first' ? 'top-match-declined' : null;
  const isAdvanced =
    (change.kind === 'decision' && change.to === 'yes') ||
    (change.kind === 'stage' && advancedStages.includes(change.to));
  return isAdvanced && group === 'missing-must' ? 'missing-must-advanced' : null;
}
