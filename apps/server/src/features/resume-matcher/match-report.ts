import { bandOf, type MatchEvidence, type MatchFinding, type MatchReport } from '@winnow/contracts';
import type { Finding, QuotedEvidence, TextDocument } from '@winnow/engine';
import { weightingOf } from '@winnow/engine/points';
import { potentialOf } from '@winnow/engine/potential';
import type { Match } from './resume-matcher-service.ts';

/** Converts a match to the API's form. Pages are numbered from 1. */
export function presentMatch({ analysis, resume, job }: Omit<Match, 'notes'>): MatchReport {
  const { document } = resume;
  return {
    engineVersion: analysis.engineVersion,
    score: analysis.score,
    band: analysis.score === null ? null : bandOf(analysis.score),
    potential: presentPotential(analysis),
    confidence: analysis.confidence,
    gate: { passed: analysis.gate.passed, missing: [...analysis.gate.missing] },
    jobTitle: job.title,
    findings: analysis.findings.map((finding) => presentFinding(finding, document)),
    flags: analysis.flags.map(({ kind, text, note = null, technique, page }) => ({
      kind,
      text,
      note,
      technique,
      page: page === null ? null : page + 1,
    })),
    otherSkills: otherSkills({ resume, job }),
    experienceMonths: resume.experienceMonths,
    document: {
      format: document.format,
      pages: document.pages.map(({ width, height }) => ({ width, height })),
      text: document.text,
      notes: [...document.notes],
    },
  };
}

function presentFinding({ requirement, ...finding }: Finding, document: TextDocument): MatchFinding {
  const { id, kind, text, must, overall, weight } = requirement;
  return {
    ...finding,
    requirement: { id, kind, text, must, overall, weight, weighting: weightingOf(requirement) },
    evidence: finding.evidence.map((place) => locate(document, place)),
    parts: finding.parts.map((part) => ({
      ...part,
      evidence: part.evidence.map((place) => locate(document, place)),
    })),
  };
}

/** The highest reachable score; never below the stored score, which an earlier engine may have computed differently. */
function presentPotential({ score, findings }: Match['analysis']): MatchReport['potential'] {
  const potential = score === null ? null : potentialOf(findings);
  return potential && { ...potential, score: Math.max(score ?? 0, potential.score) };
}

/** Finds the page and the boxes of a quote. */
export function locate(document: TextDocument, { start, end, quote }: QuotedEvidence): MatchEvidence {
  const touching = spansTouching(document, start, end);
  const [first] = touching;
  if (!first) return { start, end, quote, page: null, boxes: [] };
  // A quote across a page break is shown on the page where it begins.
  const boxes = touching.filter(({ page }) => page === first.page).map(({ box }) => [...box] as const);
  return { start, end, quote, page: first.page + 1, boxes: boxes.map(([l, t, r, b]) => [l, t, r, b]) };
}

type Span = TextDocument['spans'][number];

/** Whether a document's spans are in order, as those of every reader are. */
const inOrder = new WeakMap<readonly Span[], boolean>();

/** Binary search, since a text may have a hundred thousand spans and thousands of quotes. */
function spansTouching({ spans }: TextDocument, start: number, end: number): readonly Span[] {
  const isOrdered = inOrder.get(spans) ?? areOrdered(spans);
  inOrder.set(spans, isOrdered);
  if (!isOrdered) return spans.filter((span) => span.start < end && span.end > start);
  let [low, high] = [0, spans.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.end ?? 0) > start) high = middle;
    else low = middle + 1;
  }
  let after = low;
  while ((spans[after]?.start ?? end) < end) after += 1;
  return spans.slice(low, after);
}

function areOrdered(spans: readonly Span[]): boolean {
  return spans.every(({ start, end }, index) => {
    const before = spans[index - 1];
    return start <= end && (!before || (before.start <= start && before.end <= end));
  });
}

/** Skills of the resume that the job doesn't ask for, best shown first. */
function otherSkills({ resume, job }: Pick<Match, 'resume' | 'job'>): string[] {
  const asked = new Set(
    job.requirements.flatMap(({ demand }) => ('skillIds' in demand ? demand.skillIds : [])),
  );
  return resume.skills
    .filter(({ id }) => !asked.has(id))
    .toSorted(
      (left, right) =>
        (right.months ?? -1) - (left.months ?? -1) || left.name.localeCompare(right.name, 'en'),
    )
    .map(({ name }) => name);
}
