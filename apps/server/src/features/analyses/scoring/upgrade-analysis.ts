import type { AnalysisRow, Verdict } from '@winnow/contracts';
import type { Analysis, Finding, RequirementKind } from '@winnow/engine';
import { upgradeRequirement } from '../../jobs/upgrade-requirements.ts';

/**
 * Analyses of earlier releases, in the current form. They stored English sentences, which are kept, and no parts of a
 * credit. They called a requirement without evidence `unknown` or `missing`, by its kind, and didn't count years,
 * degrees and languages that would have earned less than no evidence. Their numbers are unchanged.
 */
type EarlierStatus = Verdict | 'missing' | 'unknown';

/** Kinds of requirements that earlier releases called `unknown` where a resume didn't mention them. */
const maySayNothing: ReadonlySet<RequirementKind> = new Set(['experience', 'education', 'language']);

/** Converts an analysis stored by any release to the current form. */
export function upgradeAnalysis(analysis: Analysis): Analysis {
  const coded = withCodes(analysis);
  const isPresent = coded.findings.every(({ requirement }) => isToldApart(requirement));
  if (isPresent) return coded;
  const findings = withoutUncounted(coded.findings.map(upgradeFinding));
  const missing = findings.filter(isFailedMust).map(({ requirement }) => requirement.id);
  return { ...coded, gate: { passed: missing.length === 0, missing }, findings };
}

type EarlierFinding = Omit<Finding, 'reason' | 'parts'> & {
  readonly reason: Finding['reason'] | string;
  readonly parts?: Finding['parts'];
};

/** Converts sentences to codes; returns the current form unchanged. */
function withCodes(analysis: Analysis): Analysis {
  const findings = mapChanged(analysis.findings, codedFinding);
  const doubts = upgradeDoubts(analysis.doubts);
  const isPresent = findings === analysis.findings && doubts === analysis.doubts;
  return isPresent ? analysis : { ...analysis, findings, doubts };
}

function codedFinding(finding: Finding): Finding {
  const { reason, parts = [] }: EarlierFinding = finding;
  if (typeof reason !== 'string') return finding;
  return { ...finding, reason: { code: 'sentence', args: { text: reason } }, parts };
}

/** A confidence factor as stored by earlier releases. */
type EarlierDoubt = { readonly code?: string; readonly text?: string; readonly lost: number };

/** Converts confidence factors stored by any release to the current form. */
export function upgradeDoubts<Kept extends AnalysisRow['doubts'][number]>(
  doubts: readonly Kept[],
): readonly Kept[] {
  return mapChanged(doubts, (doubt) => {
    const { code, text = '', lost }: EarlierDoubt = doubt;
    if (code !== undefined) return doubt;
    return { code: 'sentence', args: { text }, lost } as unknown as Kept;
  });
}

/** Maps a list; returns the same list if nothing changes. */
function mapChanged<Each>(list: readonly Each[], change: (each: Each) => Each): readonly Each[] {
  const changed = list.map(change);
  return changed.every((each, place) => each === list[place]) ? list : changed;
}

/** Converts verdicts stored by any release to the current form. */
export function upgradeVerdicts(verdicts: AnalysisRow['verdicts']): AnalysisRow['verdicts'] {
  if (verdicts.every(isToldApart)) return verdicts;
  const upgraded = verdicts.map((verdict) => {
    const { requirementId, status, credit } = verdict;
    const kind = kindOf(requirementId);
    // They were stored without quotes. Years that were found earned their share; otherwise the credit was 0.
    const isShown = (credit ?? 0) > 0;
    return {
      ...verdict,
      kind,
      overall: kind === 'title' || wholeJob.includes(requirementId),
      status: presentStatus(status, { kind, isShown }),
    };
  });
  const asFindings = upgraded.map((verdict) => ({ requirement: verdict, credit: verdict.credit }));
  const counted = withoutUncounted(asFindings);
  return upgraded.map((verdict, place) => ({ ...verdict, credit: counted[place]?.credit ?? null }));
}

const isToldApart = (told: { readonly overall?: boolean }): boolean => told.overall !== undefined;

const isFailedMust = ({ requirement, status }: Finding): boolean =>
  requirement.must && requirement.weight > 0 && status === 'not-met';

function upgradeFinding(finding: Finding): Finding {
  const requirement = upgradeRequirement(finding.requirement);
  const isShown = finding.evidence.length > 0;
  const status = presentStatus(finding.status, { kind: requirement.kind, isShown });
  return { ...finding, requirement, status };
}

/** Only years and degrees can be shown not to be met. */
function presentStatus(
  status: EarlierStatus,
  { kind, isShown }: { readonly kind: RequirementKind; readonly isShown: boolean },
): Verdict {
  if (status === 'unknown') return 'not-found';
  if (status !== 'missing') return status;
  return isShown && (kind === 'experience' || kind === 'education') ? 'not-met' : 'not-found';
}

const wholeJob: readonly string[] = ['breadth', 'telling-words', 'line-of-work'];
const kinds: readonly RequirementKind[] = [
  'skill',
  'experience',
  'title',
  'education',
  'certification',
  'language',
  'location',
];

/** Requirements read from a text have their kind in their id; those written by a person don't. */
const kindOf = (id: string): RequirementKind => kinds.find((kind) => id.startsWith(`${kind}-`)) ?? 'other';

type Scored = {
  readonly requirement: { readonly kind: RequirementKind; readonly weight: number };
  readonly credit: number | null;
};

/** Requirements that weren't counted have no credit, so that the points add up to the stored score. */
function withoutUncounted<Of extends Scored>(findings: readonly Of[]): Of[] {
  const isOptional = ({ requirement }: Scored) => maySayNothing.has(requirement.kind);
  let sum = 0;
  let weights = 0;
  const count = ({ credit, requirement }: Scored) => {
    sum += (credit ?? 0) * requirement.weight;
    weights += requirement.weight;
  };
  const scored = findings.filter(({ credit }) => credit !== null);
  for (const finding of scored) if (!isOptional(finding)) count(finding);
  const uncounted = new Set<Of>();
  const optional = scored.filter(isOptional).sort((a, b) => (b.credit ?? 0) - (a.credit ?? 0));
  for (const finding of optional) {
    const lowers = uncounted.size > 0 || (finding.credit ?? 0) * weights < sum;
    if (lowers) uncounted.add(finding);
    else count(finding);
  }
  return findings.map((finding) => (uncounted.has(finding) ? { ...finding, credit: null } : finding));
}
