import { type JobSummary, listJobs } from '@winnow/contracts';
import { parseOptions } from '../arguments.ts';
import { printable } from '../printable.ts';
import { write } from '../write-line.ts';
import { expectNoFiles, openServer, remoteCommand } from './remote-command.ts';

/** Lists the jobs that are not archived, the most recently changed first. */
export const jobs = remoteCommand(async (args) => {
  const { values, files } = parseOptions(args, { json: { type: 'boolean' } });
  expectNoFiles(files);
  const { ask } = await openServer();
  const all: JobSummary[] = [];
  let cursor: string | null = null;
  do {
    const page: { jobs: JobSummary[]; nextCursor: string | null } = (
      await ask((client) => client.call(listJobs, { limit: 100, ...(cursor !== null && { cursor }) }))
    ).data;
    all.push(...page.jobs);
    cursor = page.nextCursor;
  } while (cursor !== null);
  await write(values.json ? `${JSON.stringify({ jobs: all }, null, 2)}\n` : present(all));
  return 0;
});

function present(all: readonly JobSummary[]): string {
  if (all.length === 0) return 'There are no jobs yet. Add one in the browser or through the API.\n';
  const lines = all.map(
    ({ id, title, analysisCount }) => `${id}  ${`${analysisCount}`.padStart(10)}  ${title}`,
  );
  return `${['id                                    candidates  title', ...lines].map(printable).join('\n')}\n`;
}
