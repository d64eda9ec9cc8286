import { declineInWords } from '@winnow/contracts';
import type { DescribedCandidate, DescribedFinding } from '../describe-candidate.ts';
import {
  colors,
  drawBeam,
  drawBeside,
  drawRule,
  drawShape,
  hasRoom,
  margin,
  type ReportPage,
  width,
  write,
  writeHeading,
} from './report-page.ts';

/** Maximum entries that fit on a page; the screen shows all. */
const max = { remarks: 5, questions: 3, quotes: 2, flags: 3 } as const;
/** Left edge of a must-have's text, next to the requirement; and the width of its points at the end. */
const findingIndent = 165;
const pointsWidth = 58;
/** Space between two columns. */
const gutter = 20;
const column = (width - gutter) / 2;
/** Height of the tallest row of a must-have, and of the lines below the findings. */
const mustHeight = 56;
const otherHeight = 14;
const footHeight = 26;

/**
 * Name, remarks, questions, and then requirements with their evidence, on at most one page. What doesn't fit is
 * counted.
 */
export function drawCandidate(page: ReportPage, candidate: DescribedCandidate): void {
  drawHead(page, candidate);
  drawRemarks(page, candidate);
  const musts = candidate.findings.filter(({ must }) => must);
  // Highest weight first, since there may be no room for the last ones.
  const others = candidate.findings.filter(({ must }) => !must).sort((a, b) => b.weight - a.weight);
  const left =
    drawMusts(page, musts) +
    drawOthers(
      page,
      page.words.headings.others,
      others.filter(({ overall }) => !overall),
    ) +
    drawOthers(
      page,
      page.words.headings.overall,
      others.filter(({ overall }) => overall),
    );
  if (left > 0) {
    write(page, page.words.left(left), { size: 8, color: colors.quiet });
  }
  page.document.y += 4;
  const { fileHash, resultHash } = candidate.inputs;
  const origin = page.words.origin({
    engine: candidate.engineVersion,
    jobVersion: candidate.jobVersion,
    file: fileHash.slice(0, 12),
    result: resultHash.slice(0, 12),
  });
  write(page, origin, { size: 7, color: colors.quiet, maxLines: 1 });
}

function drawHead(page: ReportPage, candidate: DescribedCandidate): void {
  const { document, words, formats } = page;
  const { score, potential, band, confidence, experienceMonths, mustsMet, mustsTotal, missingMusts } =
    candidate;
  write(page, candidate.name, { size: 18, weight: 'bold', maxLines: 2 });
  const years = experienceMonths === null ? null : words.experience(formats.months(experienceMonths));
  const line = [candidate.headline, years].filter(Boolean).join(' · ');
  if (line) write(page, line, { size: 10, color: colors.quiet, maxLines: 1 });
  const contacts = [candidate.place, ...candidate.emails, ...candidate.phones].filter(Boolean).join(' · ');
  if (contacts) write(page, contacts, { size: 9, color: colors.quiet, maxLines: 1 });
  document.moveDown(0.5);
  const scored = score === null || band === null ? words.notScored : words.scored(score, words.bands[band]);
  write(page, `${scored} · ${words.confidence(formats.percent(confidence))}`, { size: 13, weight: 'bold' });
  if (score !== null && potential !== null && potential.notFound > 0) {
    write(page, words.potential(potential.score, potential.notFound), { size: 9, color: colors.quiet });
  }
  if (score !== null) {
    drawBeam(page, score, { left: margin, top: document.y + 3, length: width });
    document.y += 14;
  }
  const missing = missingMusts.length > 0 ? `; ${words.notMet(missingMusts.join(', '))}` : '';
  const musts = mustsTotal > 0 ? `${words.mustsMet(mustsMet, mustsTotal)}${missing}` : null;
  const standing = [words.groups[candidate.group], musts].filter(Boolean).join(' · ');
  write(page, standing, { size: 10, maxLines: 2 });
  const { override, decision } = candidate;
  if (override) {
    write(page, withReason(words.setByHand(override.score), override.reason), {
      size: 10,
      color: colors.amber,
      maxLines: 2,
    });
  }
  if (decision) {
    const reason = declineInWords(candidate.declinedFor, candidate.decisionReason, words.declineReasons);
    write(page, withReason(words.decision(words.decisions[decision]), reason), { size: 10, maxLines: 2 });
  }
  for (const { kind, text } of candidate.flags.slice(0, max.flags)) {
    write(page, `${words.flag(words.flags[kind])}${text ? ` – ${text}` : ''}`, {
      size: 9,
      color: colors.red,
      maxLines: 1,
    });
  }
}

/** Reasons are free text, so an anonymous report omits them. */
function withReason(words: string, reason: string | null): string {
  return reason ? `${words} – ${reason}` : words;
}

/** Draws strengths next to gaps, and the questions below. */
function drawRemarks(page: ReportPage, { strengths, gaps, questions }: DescribedCandidate): void {
  const sides = [
    { title: page.words.headings.strengths, remarks: strengths },
    { title: page.words.headings.gaps, remarks: gaps },
  ].filter(({ remarks }) => remarks.length > 0);
  drawBeside(
    page,
    0,
    sides.map(({ title, remarks }, place) => () => {
      const lines = remarks.slice(0, max.remarks);
      drawList(page, { title, lines, indent: place * (column + gutter), within: column });
    }),
  );
  if (questions.length > 0) {
    const lines = questions.slice(0, max.questions);
    drawList(page, { title: page.words.headings.questions, lines, indent: 0, within: width });
  }
}

/** Indent and width in points. */
type List = {
  readonly title: string;
  readonly lines: readonly string[];
  readonly indent: number;
  readonly within: number;
};

function drawList(page: ReportPage, { title, lines, indent, within }: List): void {
  writeHeading(page, title, indent);
  for (const line of lines) {
    drawBeside(page, 0, [
      () => write(page, '•', { size: 9, color: colors.green, indent }),
      () => write(page, line, { size: 9, indent: indent + 10, within: within - 10, maxLines: 2 }),
    ]);
    page.document.y += 2;
  }
}

/** Draws must-haves with reason and quotes; returns how many had no room. */
function drawMusts(page: ReportPage, musts: readonly DescribedFinding[]): number {
  if (musts.length === 0) return 0;
  writeFindingsHeading(page, page.words.headings.musts);
  for (const [place, finding] of musts.entries()) {
    if (!hasRoom(page, mustHeight + footHeight)) return musts.length - place;
    drawRule(page);
    page.document.y += 3;
    drawMust(page, finding);
    page.document.y += 3;
  }
  return 0;
}

function writeFindingsHeading(page: ReportPage, title: string): void {
  drawBeside(page, 0, [
    () => writeHeading(page, title),
    () => {
      page.document.y += 13;
      write(page, page.words.headings.points, { size: 8.5, color: colors.quiet, align: 'right' });
    },
  ]);
}

function drawMust(page: ReportPage, finding: DescribedFinding): void {
  const { requirement, status, reason } = finding;
  const within = width - findingIndent - pointsWidth - 8;
  const quotes = quotesOf(page, finding);
  drawBeside(page, 0, [
    () => drawShape(page, status, margin),
    () => {
      const words = { indent: 14, within: findingIndent - 26, maxLines: 3 };
      write(page, requirement, { size: 9, weight: 'bold', ...words });
    },
    () => {
      const place = { indent: findingIndent, within };
      write(page, `${page.words.verdicts[status]}: ${reason}`, { size: 9, maxLines: 2, ...place });
      if (quotes) write(page, quotes, { size: 8.5, color: colors.quiet, maxLines: 2, ...place });
    },
    () => drawPoints(page, finding, width - pointsWidth),
  ]);
}

/** Draws the other findings briefly in two columns; returns how many had no room. */
function drawOthers(page: ReportPage, title: string, others: readonly DescribedFinding[]): number {
  if (others.length === 0 || !hasRoom(page, 30 + otherHeight + footHeight)) return others.length;
  writeFindingsHeading(page, title);
  for (let place = 0; place < others.length; place += 2) {
    if (!hasRoom(page, otherHeight + footHeight)) return others.length - place;
    drawBeside(
      page,
      0,
      others.slice(place, place + 2).map((finding, side) => () => {
        drawOther(page, finding, side * (column + gutter));
      }),
    );
    page.document.y += 2;
  }
  return 0;
}

function drawOther(page: ReportPage, finding: DescribedFinding, indent: number): void {
  drawBeside(page, 0, [
    () => drawShape(page, finding.status, margin + indent),
    () => {
      const place = { indent: indent + 14, within: column - pointsWidth - 22, maxLines: 1 };
      write(page, finding.requirement, { size: 9, ...place });
    },
    () => drawPoints(page, finding, indent + column - pointsWidth),
  ]);
}

function drawPoints(page: ReportPage, { points }: DescribedFinding, indent: number): void {
  const { tenths } = page.formats;
  const words = points ? page.words.points(tenths(points.earned), tenths(points.max)) : page.words.notCounted;
  write(page, words, { size: 8.5, color: colors.quiet, indent, within: pointsWidth, align: 'right' });
}

function quotesOf({ words }: ReportPage, { quotes }: DescribedFinding): string {
  const distinct = [...new Set(quotes)].filter((quote) => /\p{L}/u.test(quote));
  return distinct
    .slice(0, max.quotes)
    .map((quote) => words.quote(quote.replace(/\s+/gu, ' ').trim()))
    .join('  ');
}
