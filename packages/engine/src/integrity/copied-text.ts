import type { Evidence } from '../resume/resume.ts';
import { resumeShingles, type TextShingles } from './shingles.ts';

/** The shingles of an advert; computed once per job. */
export const jobShingles = (jobText: string): ReadonlySet<number> => new Set(resumeShingles(jobText).keys);

/** The parts of a resume that appear word for word in the advert, in text order, joined where they touch. */
export function findCopiedText(resume: TextShingles, job: ReadonlySet<number>): readonly Evidence[] {
  const found: Evidence[] = [];
  for (let index = 0; index < resume.keys.length; index++) {
    if (!job.has(resume.keys[index] ?? 0)) continue;
    const start = resume.starts[index] ?? 0;
    const end = resume.ends[index] ?? 0;
    const last = found.at(-1);
    if (last && start <= last.end) found[found.length - 1] = { start: last.start, end };
    else found.push({ start, end });
  }
  return found;
}
