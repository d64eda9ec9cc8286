import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  documentFromText,
  loadVocabulary,
  match,
  noSimilarity,
  readJobDescription,
  readResume,
} from '@winnow/engine';
import { root } from '../running/run-command.ts';
import { plainText } from '../samples/layouts/plain-text.ts';
import { makeResume } from './make-resume.ts';

const today = '2026-11-01';

/** Seconds to judge so many different resumes, already read, against one job, after a warm-up on some of them. */
export function matchWarm(count: number): { seconds: number; count: number } {
  const vocabulary = loadVocabulary();
  const jobText = readFileSync(join(root, 'samples/job-description.txt'), 'utf8');
  const job = readJobDescription(jobText, { vocabulary });
  const decoder = new TextDecoder();
  const resumes = Array.from({ length: count + 50 }, (_, number) => {
    const text = decoder.decode(plainText(makeResume(number)));
    return readResume(documentFromText(text), { vocabulary, today });
  });
  const judge = (list: typeof resumes) => {
    for (const resume of list) match(resume, job, { vocabulary, similarity: noSimilarity, today });
  };
  judge(resumes.slice(count));
  const started = performance.now();
  judge(resumes.slice(0, count));
  return { seconds: (performance.now() - started) / 1000, count };
}
