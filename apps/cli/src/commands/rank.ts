import { setImmediate } from 'node:timers/promises';
import { compilingLate } from '@winnow/tuning';
import { countFrom, parseCommandArguments, todayFrom } from '../arguments.ts';
import { expectFile, listFiles } from '../list-files.ts';
import type { Asked } from '../rank-resumes.ts';
import { presentAsCsv, presentAsTable, type Ranking } from '../ranking.ts';
import { type Reading, startReading } from '../reading.ts';
import { UsageError } from '../usage-error.ts';
import { write } from '../write-line.ts';

/** Ranks resumes against one job description: a table with reasons, JSON or CSV. */
export async function rank(args: readonly string[]): Promise<number> {
  const { values, files: paths } = parseCommandArguments(args, {
    job: { type: 'string' },
    json: { type: 'boolean' },
    csv: { type: 'boolean' },
    top: { type: 'string' },
    explain: { type: 'boolean' },
  });
  const { job } = values;
  if (!job) throw new UsageError('rank requires --job FILE');
  if (values.json && values.csv) throw new UsageError('choose one of --json and --csv');
  const top = countFrom('top', values.top);
  const today = todayFrom(values.today);
  const wordsOnly = values['words-only'] === true;
  const files = await listFiles(paths);
  await expectFile(job);

  const all = await rankWhileReading(await startReading({ isAlone: false }), {
    job,
    files,
    today,
    wordsOnly,
  });
  const ranking: Ranking = { ...all, candidates: top ? all.candidates.slice(0, top) : all.candidates };

  if (values.json) await write(`${JSON.stringify(ofEarlierReleases(ranking), null, 2)}\n`);
  else if (values.csv) await write(presentAsCsv(ranking));
  else await write(presentAsTable(ranking, { explain: values.explain === true }));
  return all.candidates.some(({ analysis }) => analysis.score !== null) ? 0 : 1;
}

/** Scripts for earlier releases read the candidates as `judged`. */
const ofEarlierReleases = (ranking: Ranking) => ({ ...ranking, judged: ranking.candidates });

async function rankWhileReading(reading: Reading, asked: Asked): Promise<Ranking> {
  try {
    // The job description first: while it is understood, the resumes are being read.
    const jobDocument = reading.document(asked.job);
    const resumes = reading.resumes(asked.files, asked.today);
    // Started before the rest is loaded, which blocks this process.
    await setImmediate();
    const { rankResumes } = await import('../rank-resumes.ts');
    return await compilingLate(() => rankResumes(jobDocument, resumes, asked));
  } finally {
    await reading.close();
  }
}
