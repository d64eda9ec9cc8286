import { bandOf, type MatchEvidence, type MatchReport } from '@winnow/contracts';
import type { QuotedEvidence, TextDocument } from '@winnow/engine';
import type { Match } from './resume-matcher-service.ts';

/** Puts a match into the words of the wire. Pages are counted from 1 there, as people do. */
export function presentMatch({ analysis, resume, job }: Match): MatchReport {
  const { document } = resume;
  return {
    engineVersion: analysis.engineVersion,
    score: analysis.score,
    band: analysis.score === null ? null : bandOf(analysis.score),
    confidence: analysis.confidence,
    gate: { passed: analysis.gate.passed, missing: [...analysis.gate.missing] },
    jobTitle: job.title,
    findings: analysis.findings.map((finding) => ({
      ...finding,
      evidence: finding.evidence.map((evidence) => locate(document, evidence)),
    })),
    flags: analysis.flags.map(({ kind, text, technique, page }) => ({
      kind,
      text,
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

/** Puts a quote on its page. */
export function locate(document: TextDocument, { start, end, quote }: QuotedEvidence): MatchEvidence {
  const touching = document.spans.filter((span) => span.start < end && span.end > start);
  const [first] = touching;
  if (!first) return { start, end, quote, page: null, boxes: [] };
  // A quote that runs over the end of a page is shown where it begins.
  const boxes = touching.filter(({ page }) => page === first.page).map(({ box }) => [...box] as const);
  return { start, end, quote, page: first.page + 1, boxes: boxes.map(([l, t, r, b]) => [l, t, r, b]) };
}

/** What a seeker may wonder about: shown in the resume, of no use for this job. The best shown come first. */
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
