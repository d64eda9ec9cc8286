import type { PartCode, ReplayChange } from '@winnow/contracts';
import type { Analysis, Finding, Part } from '@winnow/engine';
import { weightingOf } from '@winnow/engine/points';

/** The differences between two analyses, node by node from the score down; never empty unless they are equal. */
export function compareAnalyses(before: Analysis, now: Analysis): readonly ReplayChange[] {
  const known = new Map(before.findings.map((finding) => [finding.requirement.id, finding]));
  const present = new Set(now.findings.map(({ requirement }) => requirement.id));
  const changes: ReplayChange[] = [
    ...(before.score === now.score ? [] : [other('other-score', now.score, before.score)]),
    ...(before.confidence === now.confidence
      ? []
      : [{ code: 'other-confidence', args: { now: now.confidence, before: before.confidence } } as const]),
    ...(isSame(before.doubts, now.doubts) ? [] : [{ code: 'other-doubts', args: {} } as const]),
    ...now.findings.flatMap((finding): readonly ReplayChange[] => {
      const old = known.get(finding.requirement.id);
      const { text: requirement } = finding.requirement;
      return old ? compareFindings(old, finding) : [{ code: 'requirement-added', args: { requirement } }];
    }),
    ...before.findings
      .filter(({ requirement }) => !present.has(requirement.id))
      .map(
        ({ requirement: { text } }) =>
          ({ code: 'requirement-removed', args: { requirement: text } }) as const,
      ),
    ...(isSame(before.flags, now.flags) ? [] : [{ code: 'other-flags', args: {} } as const]),
  ];
  return changes.length > 0 ? changes : [{ code: 'other-bytes', args: {} }];
}

const other = (code: 'other-score', now: number | null, before: number | null): ReplayChange => ({
  code,
  args: { now, before },
});

function compareFindings(before: Finding, now: Finding): readonly ReplayChange[] {
  const { text: requirement, weight } = now.requirement;
  const changes: ReplayChange[] = [];
  if (before.requirement.weight !== weight)
    changes.push({
      code: 'other-weight',
      args: { requirement, now: weight, before: before.requirement.weight },
    });
  else if (!isSame(weightingOf(before.requirement), weightingOf(now.requirement)))
    changes.push({ code: 'other-weighting', args: { requirement } });
  if (before.status !== now.status)
    changes.push({ code: 'other-verdict', args: { requirement, now: now.status, before: before.status } });
  if (before.credit !== now.credit)
    changes.push({ code: 'other-credit', args: { requirement, now: now.credit, before: before.credit } });
  if (!isSame(before.reason, now.reason)) changes.push({ code: 'other-reason', args: { requirement } });
  const parts = compareParts(before.parts, now.parts, requirement);
  changes.push(...parts);
  if (parts.length === 0 && !isSame(placesOf(before), placesOf(now)))
    changes.push({ code: 'other-evidence', args: { requirement } });
  return changes;
}

const placesOf = ({ evidence, parts }: Finding) => [evidence, parts.map((part) => part.evidence)];

/** Parts with the same code are in the order of their subject: words, positions, skills. */
function compareParts(
  before: readonly Part[],
  now: readonly Part[],
  requirement: string,
): readonly ReplayChange[] {
  const changes: ReplayChange[] = [];
  const codes = new Set<PartCode>([...before, ...now].map(({ code }) => code));
  for (const part of codes) {
    const [olds, news] = [before, now].map((parts) => parts.filter(({ code }) => code === part));
    const length = Math.max(olds?.length ?? 0, news?.length ?? 0);
    for (let place = 0; place < length; place += 1) {
      const [old, made] = [olds?.[place], news?.[place]];
      if (!made) changes.push({ code: 'part-removed', args: { requirement, part } });
      else if (!old) changes.push({ code: 'part-added', args: { requirement, part } });
      else if (given(old) !== given(made) || !isSame(old.args, made.args))
        changes.push({
          code: 'other-part',
          args: { requirement, part, now: given(made), before: given(old) },
        });
    }
  }
  return changes;
}

/** The part's contribution to the credit, to four decimals. */
const given = ({ share, credit }: Part): number => Math.round(share * credit * 1e4) / 1e4;

/** Both come from the engine, so their keys have the same order. */
const isSame = (one: unknown, another: unknown): boolean => JSON.stringify(one) === JSON.stringify(another);
