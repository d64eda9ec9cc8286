import { monthsInWords } from '@winnow/engine';
import type { DescribedCandidate, DescribedFinding } from '../describe-candidate.ts';
import {
  colours,
  drawBeam,
  drawBeside,
  drawRule,
  drawShape,
  margin,
  type ReportPage,
  width,
  write,
  writeHeading,
} from './report-page.ts';

const statusWords = { met: 'Met', partly: 'Partly', missing: 'Missing', unknown: 'Not said' } as const;

/** Evidence that a reader takes in at a glance; the pages on the screen show it all. */
const mostQuotes = { must: 2, nice: 1 } as const;
const longestQuote = 160;
/** Where the words of a finding begin, beside what was asked for. */
const findingIndent = 190;

/** Who it is, what to say of them, what to ask, and then every finding with the words that bear it out. */
export function drawCandidate(page: ReportPage, candidate: DescribedCandidate): void {
  drawHead(page, candidate);
  drawRemarks(page, 'What speaks for them', candidate.strengths);
  drawRemarks(page, 'What is missing or unclear', candidate.gaps);
  drawRemarks(page, 'Ask first', candidate.questions);
  drawFindings(
    page,
    'Must-haves',
    candidate.findings.filter(({ must }) => must),
  );
  drawFindings(
    page,
    'What else was asked for',
    candidate.findings.filter(({ must }) => !must),
  );
  page.document.moveDown();
  const { fileHash, resultHash } = candidate.inputs;
  const origin = `Engine ${candidate.engineVersion}, job version ${candidate.jobVersion}, file ${fileHash.slice(0, 12)}, result ${resultHash.slice(0, 12)}`;
  write(page, origin, { size: 7, colour: colours.quiet });
}

function drawHead(page: ReportPage, candidate: DescribedCandidate): void {
  const { document } = page;
  const { score, band, confidence, experienceMonths, mustsMet, mustsTotal, missingMusts } = candidate;
  write(page, candidate.name, { size: 18, weight: 'bold' });
  const years = experienceMonths === null ? null : `${monthsInWords(experienceMonths)} of work`;
  const line = [candidate.headline, years].filter(Boolean).join(' · ');
  if (line) write(page, line, { size: 10, colour: colours.quiet });
  const contacts = [candidate.place, ...candidate.emails, ...candidate.phones].filter(Boolean).join(' · ');
  if (contacts) write(page, contacts, { size: 9, colour: colours.quiet });
  document.moveDown(0.5);
  const sure = `${Math.round(confidence * 100)} % sure`;
  const words = score === null ? 'Cannot be judged' : `${score} of 100, ${band?.replaceAll('-', ' ') ?? ''}`;
  write(page, `${words} · ${sure}`, { size: 13, weight: 'bold' });
  if (score !== null) {
    drawBeam(page, score, { left: margin, top: document.y + 3, length: width });
    document.y += 14;
  }
  const missing = missingMusts.length > 0 ? `; missing: ${missingMusts.join(', ')}` : '';
  const musts = mustsTotal > 0 ? `${mustsMet} of ${mustsTotal} must-haves met${missing}` : null;
  write(page, [candidate.groupWords, musts].filter(Boolean).join(' · '), { size: 10 });
  if (candidate.override)
    write(page, `Set by hand: ${candidate.override.score}`, { size: 10, colour: colours.amber });
  if (candidate.decision) write(page, `Decision: ${candidate.decision}`, { size: 10 });
  for (const { kind, text } of candidate.flags) {
    const words = `Flag: ${kind.replaceAll('-', ' ')}${text ? ` – ${text}` : ''}`;
    write(page, words, { size: 9, colour: colours.red });
  }
}

function drawRemarks(page: ReportPage, title: string, remarks: readonly string[]): void {
  if (remarks.length === 0) return;
  writeHeading(page, title);
  for (const remark of remarks) {
    drawBeside(page, 24, [
      () => write(page, '•', { size: 9, colour: colours.green }),
      () => write(page, remark, { size: 9, indent: 10 }),
    ]);
    page.document.moveDown(0.2);
  }
}

function drawFindings(page: ReportPage, title: string, findings: readonly DescribedFinding[]): void {
  if (findings.length === 0) return;
  writeHeading(page, title);
  for (const finding of findings) {
    // So that the line stands above its row, and not alone at the end of a page.
    if (page.document.y + 70 > page.document.page.height - margin) page.document.addPage();
    drawRule(page);
    page.document.y += 4;
    drawFinding(page, finding);
    page.document.y += 4;
  }
}

function drawFinding(
  page: ReportPage,
  { requirement, must, status, reason, quotes }: DescribedFinding,
): void {
  const telling = [...new Set(quotes)].filter((quote) => /\p{L}/u.test(quote));
  const shown = telling.slice(0, must ? mostQuotes.must : mostQuotes.nice).map(shortened);
  drawBeside(page, 60, [
    () => drawShape(page, status, margin),
    () => write(page, requirement, { size: 9, weight: 'bold', indent: 14, within: findingIndent - 28 }),
    () => {
      write(page, `${statusWords[status]}: ${reason}`, { size: 9, indent: findingIndent });
      if (shown.length === 0) return;
      const line = shown.map((quote) => `“${quote}”`).join('  ');
      write(page, line, { size: 8.5, colour: colours.quiet, indent: findingIndent });
    },
  ]);
}

const shortened = (quote: string): string =>
  quote.length > longestQuote ? `${quote.slice(0, longestQuote)}…` : quote;
