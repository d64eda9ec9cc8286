import { resolve } from 'node:path';
import { ApiError, sentence } from '@winnow/contracts';
import { createSimilarity, loadWordEmbedder } from '@winnow/embedding';
import {
  documentFromText,
  loadVocabulary,
  match,
  readJobDescription,
  readResume,
  textsForSimilarity,
} from '@winnow/engine';
import { afterEach, describe, expect, test } from 'vitest';
import { quietLog } from '../testing/quiet-log.ts';
import { jobText, resumeText } from '../testing/work.ts';
import { createFairQueue } from './fair-queue.ts';
import { createReadingProcesses, type ReadingProcesses, type ReadingTrial } from './reading-processes.ts';
import { userRequester } from './requester.ts';

const today = '2026-11-01';
const anna = userRequester('anna');
const codeFolder = resolve(import.meta.dirname, '../../../../node_modules/.cache');

let readers: ReadingProcesses | null = null;
function open(trial: ReadingTrial = {}, folder = codeFolder): ReadingProcesses {
  const queue = createFairQueue({ processes: 1 });
  readers = createReadingProcesses({ processes: 1, queue, codeFolder: folder, log: quietLog, ...trial });
  return readers;
}
afterEach(() => readers?.close());

describe('texts in reading processes', () => {
  test('have the same results as in this process, byte for byte', async () => {
    const { readJob, readFacts, scoreResume } = open();
    const vocabulary = loadVocabulary();
    const document = documentFromText(resumeText('Ada Thorne'));
    const { notes, ...job } = readJobDescription(jobText, { vocabulary });
    const resume = readResume(document, { vocabulary, today });
    const texts = textsForSimilarity(resume, job, { vocabulary });
    const similarity = await createSimilarity(await loadWordEmbedder(), [...texts.job, ...texts.resume]);
    const analysis = match(resume, job, { vocabulary, similarity, today });

    const readThere = await readJob(jobText, anna);
    expect(JSON.stringify(readThere.job)).toBe(JSON.stringify(job));
    expect(readThere.notes).toEqual(notes);
    const resumeThere = await readFacts({ document, corrections: null }, today, anna);
    expect(JSON.stringify(resumeThere)).toBe(JSON.stringify(resume));
    const scoredThere = await scoreResume(resumeThere, readThere.job, today, anna);
    expect(JSON.stringify(scoredThere)).toBe(JSON.stringify(analysis));
    // Once more, with a job that the process knows.
    expect(await scoreResume(resumeThere, readThere.job, today, anna)).toEqual(scoredThere);
  });

  test('are read from the sources where no bundle of them can be kept', async () => {
    const { readJob, readFacts } = open({}, resolve(import.meta.filename, 'no-folder'));
    expect((await readJob(jobText, anna)).job.title).toBe('Data analyst');
    const document = documentFromText(resumeText('Ada Thorne'));
    const resume = readResume(document, { vocabulary: loadVocabulary(), today });
    expect(await readFacts({ document, corrections: null }, today, anna)).toEqual(resume);
  });

  test('are checked against must-haves as scoring does, and asked for when not in the cache', async () => {
    const { readJob, checkGates } = open();
    const { job } = await readJob(jobText, anna);
    const document = documentFromText(resumeText('Ada Thorne').replace('German: C1', ''));
    const musts = job.requirements.filter(({ must }) => must);
    const unknown = [{ key: 'ada', source: null }];
    expect(await checkGates(musts, unknown, today, anna)).toEqual([null]);
    const known = [{ key: 'ada', source: { document, corrections: null } }];
    const vocabulary = loadVocabulary();
    const resume = readResume(document, { vocabulary, today });
    const { findings } = match(resume, { text: '', title: null, requirements: musts }, { vocabulary, today });
    const missing = findings
      .filter(({ status }) => status === 'not-met' || status === 'not-found')
      .map(({ requirement }) => requirement.id);
    expect(missing).not.toEqual([]);
    const gate = { passed: false, missing };
    expect(await checkGates(musts, known, today, anna)).toEqual([gate]);
    expect(await checkGates(musts, unknown, today, anna)).toEqual([gate]);
  });

  test('are cached, so that the next reading needs no process', async () => {
    const { readJob, readRemarks, close } = open();
    const read = await readJob(jobText, anna);
    await close();
    expect(await readJob(jobText, anna)).toBe(read);
    expect(await readRemarks(jobText, anna)).toEqual({
      wording: read.wording,
      notes: read.notes,
      header: read.header,
      skipped: read.skipped,
    });
    await expect(readJob(`${jobText} `, anna)).rejects.toThrow('closed');
  });

  test('that take too long are refused under their field, with what to do', async () => {
    const { readJob, readLines, readRemarks, scoreResume, readFacts } = open({ textMs: 1, fileMs: 1 });
    const refusals = await Promise.all([
      refusalOf(readJob(jobText, anna)),
      refusalOf(readJob(jobText, userRequester('boris'), 'job')),
      refusalOf(readLines([{ kind: 'skill', text: 'SQL' }], anna)),
    ]);
    const words = sentence('text-takes-too-long');
    expect(refusals.map(({ details }) => details.errors)).toEqual(
      ['text', 'job', 'requirements'].map((field) => ({ [field]: [words] })),
    );
    for (const refusal of refusals) {
      expect(refusal).toMatchObject({
        code: 'unreadable',
        status: 422,
        message: words.words,
        details: { reason: 'timeout' },
      });
    }
    expect(await readRemarks(jobText, anna)).toMatchObject({ wording: [], notes: [], skipped: [] });
    const document = documentFromText(resumeText('Ada Thorne'));
    expect(await refusalOf(readFacts({ document, corrections: null }, today, anna))).toMatchObject({
      message: 'This resume takes too long to read. Save a simpler copy of it and upload that.',
    });
    const vocabulary = loadVocabulary();
    const resume = readResume(document, { vocabulary, today });
    const job = readJobDescription(jobText, { vocabulary });
    expect(await refusalOf(scoreResume(resume, job, today, anna, 'resume'))).toMatchObject({
      status: 422,
      details: { errors: { resume: [{ words: expect.stringContaining('takes too long') }] } },
    });
  });

  test('leave the queue when the caller goes away', async () => {
    const { readJob } = open();
    const leaving = new AbortController();
    const first = readJob(jobText, userRequester('anna'));
    const waiting = Array.from({ length: 3 }, (_, index) =>
      readJob(`${jobText}\n- ${index} years of patience`, userRequester('anna', leaving.signal)),
    );
    leaving.abort(new Error('left'));
    const ends = await Promise.allSettled(waiting);
    expect(ends.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(1);
    expect((await first).job.title).toBe('Data analyst');
    expect((await readJob(`${jobText}\n- Tact`, anna)).job.title).toBe('Data analyst');
  });
});

async function refusalOf(promise: Promise<unknown>): Promise<ApiError> {
  const error = await promise.then(
    () => new Error('It succeeded.'),
    (reason: unknown) => reason,
  );
  if (error instanceof ApiError) return error;
  throw error;
}
