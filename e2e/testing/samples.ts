import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../samples');

/** The job text of the samples. */
export const sampleJob = readFileSync(join(folder, 'job-description.txt'), 'utf8');

/** Path of a sample resume on disk. */
export function sampleResume(fileName: string): string {
  return join(folder, 'resumes', fileName);
}
