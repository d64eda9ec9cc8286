import type { ResumeOutcome } from '@winnow/documents';
import { findFlags, type Resume } from '@winnow/engine';
import { parseCommandArguments, todayFrom } from '../arguments.ts';
import { listFiles } from '../list-files.ts';
import { presentRefusal } from '../present-refusal.ts';
import { printable } from '../printable.ts';
import { createProgress } from '../progress.ts';
import { textOfFlag } from '../ranking.ts';
import { startReading } from '../reading.ts';
import { write, writeJsonLine } from '../write-line.ts';

/** Prints what each file says of its candidate: a JSON line a file, or a few lines for a person. */
export async function read(args: readonly string[]): Promise<number> {
  const { values, files: paths } = parseCommandArguments(args, { jsonl: { type: 'boolean' } });
  const files = await listFiles(paths);
  const today = todayFrom(values.today);
  const progress = createProgress('Reading', files.length);
  const reading = await startReading({ isAlone: true });
  let readable = 0;
  try {
    for await (const [file, outcome] of reading.resumes(files, today)) {
      progress.step();
      if (outcome.ok) readable += 1;
      if (values.jsonl) await writeJsonLine(presentAsLine(file, outcome));
      else await write(presentForPerson(file, outcome));
    }
  } finally {
    await reading.close();
  }
  progress.end();
  return readable > 0 || files.length === 0 ? 0 : 1;
}

function presentAsLine(file: string, outcome: ResumeOutcome) {
  if (!outcome.ok) {
    return { file, status: 'unreadable', ...presentRefusal(outcome) };
  }
  const { resume } = outcome;
  const { document, flags: _flags, ...profile } = resume;
  return {
    file,
    status: 'read',
    reason: null,
    profile,
    flags: findFlags(document),
    notes: document.notes,
    text: document.text,
  };
}

function presentForPerson(file: string, outcome: ResumeOutcome): string {
  const lines = outcome.ok ? describe(outcome.resume) : [`could not be read: ${outcome.message}`];
  return `${[file, ...lines.map((line) => `  ${line}`)].map(printable).join('\n')}\n\n`;
}

function describe(resume: Resume): string[] {
  const contacts = [...resume.emails, ...resume.phones].map((fact) => fact.value);
  const lines = [`name: ${resume.name?.value ?? 'not found'}`];
  if (contacts.length > 0) lines.push(`contact: ${contacts.join(', ')}`);
  for (const { title, organization, start, end } of resume.positions) {
    const dates = start || end ? ` (${start ?? '?'} to ${end ?? '?'})` : '';
    lines.push(`position: ${[title, organization].filter(Boolean).join(', ')}${dates}`);
  }
  for (const { degree, institution, end } of resume.education) {
    lines.push(`education: ${[degree, institution, end].filter(Boolean).join(', ')}`);
  }
  if (resume.skills.length > 0) lines.push(`skills: ${resume.skills.map((skill) => skill.name).join(', ')}`);
  for (const flag of findFlags(resume.document)) lines.push(`flag: ${flag.kind}: ${textOfFlag(flag)}`);
  return lines;
}
