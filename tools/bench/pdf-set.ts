import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { denseSerifPdf } from '../samples/layouts/dense-serif.ts';
import { sidebarPdf } from '../samples/layouts/sidebar.ts';
import { singleColumnPdf } from '../samples/layouts/single-column.ts';
import { spanningHeadingPdf } from '../samples/layouts/spanning-heading.ts';
import type { ResumeContent } from '../samples/resume-content.ts';
import { makeResume } from './make-resume.ts';

const accent = '#1f5f4a';
const layouts = [
  (resume: ResumeContent) => singleColumnPdf(resume, { accent }),
  (resume: ResumeContent) => sidebarPdf(resume, accent),
  denseSerifPdf,
  (resume: ResumeContent) => spanningHeadingPdf(resume, accent),
];

/**
 * Makes a temporary folder with the given number of text PDFs of fictional people in several layouts; the caller
 * removes it.
 */
export async function makePdfSet(count: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'winnow-bench-'));
  for (let number = 0; number < count; number += 1) {
    const layout = layouts[number % layouts.length] as (typeof layouts)[number];
    await writeFile(join(folder, `resume-${number}.pdf`), await layout(makeResume(number)));
  }
  return folder;
}
