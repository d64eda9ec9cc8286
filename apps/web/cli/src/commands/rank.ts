import { countFrom, parseCommandArguments, todayFrom } from '../arguments.ts';
import { listFiles } from '../list-files.ts';
import { presentAsCsv, presentAsTable, type Ranking } from '../ranking.ts';
import { startReading } from '../reading.ts';
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
  if (!job) throw new UsageError('rank wants --job FILE');
  if (values.json && values.csv) throw new UsageError('choose one of --json and --csv');
  const top = countFrom('top', values.top);
  const today = todayFrom(values.today);
  const files = await listFiles(paths);
  await listFiles([job]);

  const reading = await startReading();
  const wordsOnly = values['words-only'] === true;
  // Loaded now, and not with this file: the reading processes start meanwhile.
  const ranked = import('../rank-resumes.ts').then(({ rankResumes }) =>
    rankResumes(reading, { job, files, today, wordsOnly }),
  );
  const all = await ranked.finally(() => reading.close());
  const ranking: Ranking = { ...all, judged: top ? all.judged.slice(0, top) : all.judged };

  if (values.json) await write(`${JSON.stringify(ranking, null, 2)}\n`);
  else if (values.csv) await write(presentAsCsv(ranking));
  else await write(presentAsTable(ranking, { explain: values.explain === true }));
  return all.judged.some(({ analysis }) => analysis.score !== null) ? 0 : 1;
}
