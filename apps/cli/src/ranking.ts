import { english, say } from '@winnow/contracts/explanations';
import { type Analysis, type Finding, type Flag, type JobDescription, potentialOf } from '@winnow/engine';
import { printable } from './printable.ts';

export type Ranked = {
  /** From 1; equal scores share a place; `null` where the resume could not be scored. */
  readonly place: number | null;
  readonly file: string;
  readonly name: string | null;
  readonly analysis: Analysis;
};

export type Unreadable = { readonly file: string; readonly reason: string; readonly message: string };

export type Ranking = {
  readonly engineVersion: string;
  readonly job: JobDescription;
  readonly candidates: readonly Ranked[];
  readonly unreadable: readonly Unreadable[];
};

const shapes = { met: '●', partly: '◐', 'not-met': '○', 'not-found': '?' } as const;
const words = { met: 'met', partly: 'partly met', 'not-met': 'not met', 'not-found': 'not found' } as const;

/** A table for a person: a line a resume, its must-haves that are not met or not found, and the files that could not be read. */
export function presentAsTable(ranking: Ranking, { explain }: { explain: boolean }): string {
  const { job, candidates, unreadable } = ranking;
  const lines = [`${job.title ?? 'Job description'}: ${count(job.requirements.length, 'requirement')}`, ''];
  if (candidates.length > 0) lines.push(' place  score  confidence  must-haves  resume');
  for (const entry of candidates) {
    lines.push(presentRow(entry), ...presentGate(entry), ...(explain ? presentFindings(entry) : []));
  }
  if (unreadable.length > 0) lines.push('', 'Could not be scored');
  for (const { file, message } of unreadable) lines.push(`  ${file}: ${message}`);
  return `${lines.map(printable).join('\n')}\n`;
}

function presentRow({ place, file, name, analysis }: Ranked): string {
  const { score, confidence, findings } = analysis;
  // What is never scored is a question for the candidate.
  const musts = findings.filter(({ requirement, credit }) => requirement.must && credit !== null);
  const met = musts.filter(({ status }) => status === 'met');
  const cells = [
    `${place ?? '-'}`.padStart(6),
    `${score ?? '-'}`.padStart(5),
    `${Math.round(confidence * 100)}%`.padStart(10),
    `${met.length} of ${musts.length}`.padStart(10),
    name ? `${name} (${file})` : file,
  ];
  return cells.join('  ');
}

function presentGate({ analysis }: Ranked): string[] {
  return (['not-met', 'not-found'] as const).flatMap((status) => {
    const names = mustsThatAre(status, analysis);
    return names.length > 0 ? [`${' '.repeat(9)}must-have ${words[status]}: ${names.join('; ')}`] : [];
  });
}

function presentFindings({ analysis }: Ranked): string[] {
  const asked = analysis.findings.filter(({ requirement }) => !requirement.overall);
  const overall = analysis.findings.filter(({ requirement }) => requirement.overall);
  const lines = [
    ...presentPotential(analysis),
    ...asked.flatMap(presentFinding),
    ...(overall.length > 0 ? ['Overall fit', ...overall.flatMap(presentFinding)] : []),
  ];
  const flags = analysis.flags.map((flag) => `flag ${flag.kind}: ${textOfFlag(flag)}`);
  return [...lines, ...flags, ''].map((line) => (line === '' ? '' : `${' '.repeat(9)}${line}`));
}

/** What a flag quotes, or what it says of the reading. */
export const textOfFlag = ({ text, note }: Flag): string => (note ? english.flagNote[note] : text);

/** "62 of 100, up to 81 if …": what the score could still reach. */
function presentPotential({ score, findings }: Analysis): string[] {
  const potential = score === null ? null : potentialOf(findings);
  if (!potential || potential.notFound === 0) return [];
  const what =
    potential.notFound === 1
      ? 'the requirement that the resume does not mention is met'
      : `the ${potential.notFound} requirements that the resume does not mention are met`;
  return [`${score} of 100, up to ${potential.score} if ${what}`];
}

function presentFinding({ requirement, status, credit, reason, evidence }: Finding): string[] {
  const asked = requirement.overall ? '' : requirement.must ? 'must-have, ' : 'nice-to-have, ';
  const weight = `${asked}weight ${requirement.weight}`;
  const earned = credit === null ? 'not scored' : `${Math.round(credit * 100)}%`;
  const quotes = evidence.slice(0, 2).map(({ quote }) => `    "${quote.replace(/\s+/g, ' ').slice(0, 140)}"`);
  return [
    `${shapes[status]} ${requirement.text} (${weight}): ${words[status]}, ${earned}. ${say(english.reason, reason)}`,
    ...quotes,
  ];
}

/** RFC 4180; a value that a spreadsheet would take for a formula is led by an apostrophe. */
export function presentAsCsv({ candidates, unreadable }: Ranking): string {
  const header = [
    'place',
    'file',
    'name',
    'score',
    'potential_score',
    'confidence',
    'must_haves_not_met',
    'must_haves_not_found',
    'flags',
    'reason',
  ];
  const rows = candidates.map(({ place, file, name, analysis }) => [
    place,
    file,
    name,
    analysis.score,
    analysis.score === null ? null : (potentialOf(analysis.findings)?.score ?? null),
    analysis.confidence,
    mustsThatAre('not-met', analysis).join('; '),
    mustsThatAre('not-found', analysis).join('; '),
    [...new Set(analysis.flags.map(({ kind }) => kind))].join('; '),
    null,
  ]);
  const failures = unreadable.map(({ file, reason }) => [
    ...[null, file, null, null, null, null, null, null, null],
    reason,
  ]);
  return [header, ...rows, ...failures].map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
}

function mustsThatAre(wanted: Finding['status'], { findings }: Analysis): string[] {
  return findings
    .filter(
      ({ requirement, status, credit }) =>
        requirement.must && requirement.weight > 0 && credit !== null && status === wanted,
    )
    .map(({ requirement }) => requirement.text);
}

/** What a spreadsheet runs as a formula at the start of a cell (OWASP, CSV injection). */
const formulaStart = /^[=+\-@\t\r\n\0＝＋－＠]/;
/** Where a spreadsheet that parts cells by semicolons or tabs may begin one within a value. */
const laterFormulaStart = /([;\t\r\n]"*)(?=[=+\-@\0＝＋－＠])/g;

function csvCell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const safe = (formulaStart.test(value) ? `'${value}` : value).replace(laterFormulaStart, "$1'");
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
