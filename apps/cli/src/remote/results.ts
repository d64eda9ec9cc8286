import { type FoundAnalysis, listAnalyses } from '@winnow/contracts';
import { countFrom, parseOptions } from '../arguments.ts';
import { printable } from '../printable.ts';
import { write } from '../write-line.ts';
import { chosenFrom, expectNoFiles, openServer, remoteCommand } from './remote-command.ts';

const pageSize = 200;

/** Prints the candidates of a job or a run, best first. */
export const results = remoteCommand(async (args) => {
  const { values, files } = parseOptions(args, {
    job: { type: 'string' },
    run: { type: 'string' },
    top: { type: 'string' },
    json: { type: 'boolean' },
  });
  expectNoFiles(files);
  const chosen = chosenFrom(values);
  const top = countFrom('top', values.top) ?? Number.POSITIVE_INFINITY;
  const { ask } = await openServer();
  const analyses: FoundAnalysis[] = [];
  let total = 0;
  let cursor: string | null = null;
  do {
    const limit = Math.min(pageSize, top - analyses.length);
    const page: { analyses: FoundAnalysis[]; total: number; nextCursor: string | null } = (
      await ask((client) =>
        client.call(listAnalyses, { ...chosen, order: 'score', limit, ...(cursor !== null && { cursor }) }),
      )
    ).data;
    analyses.push(...page.analyses);
    total = page.total;
    cursor = analyses.length < top ? page.nextCursor : null;
  } while (cursor !== null);
  await write(values.json ? `${JSON.stringify({ analyses, total }, null, 2)}\n` : present(analyses, total));
  return analyses.length > 0 ? 0 : 1;
});

function present(analyses: readonly FoundAnalysis[], total: number): string {
  if (total === 0) return 'There are no results yet.\n';
  const lines = analyses.map((analysis) => {
    const { score, confidence, mustsMet, mustsTotal, candidateName, fileName } = analysis;
    const cells = [
      `${score ?? '-'}`.padStart(6),
      `${Math.round(confidence * 100)}%`.padStart(10),
      `${mustsMet} of ${mustsTotal}`.padStart(10),
      candidateName ? `${candidateName} (${fileName})` : fileName,
    ];
    return cells.join('  ');
  });
  const rest = total > analyses.length ? [`${total - analyses.length} more`] : [];
  return `${[' score  confidence  must-haves  resume', ...lines, ...rest].map(printable).join('\n')}\n`;
}
