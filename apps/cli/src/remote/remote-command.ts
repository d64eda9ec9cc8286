import { setTimeout } from 'node:timers/promises';
import { type Client, createClient, RequestFailure } from '@winnow/contracts';
import { printable } from '../printable.ts';
import { UsageError } from '../usage-error.ts';
import { type KeptKey, readKey } from './kept-key.ts';
import { RemoteError } from './remote-error.ts';

type Command = (args: readonly string[]) => Promise<number>;

/** A command whose failures are told in a line on standard error, with what to do, and end in status 1. */
export function remoteCommand(command: Command): Command {
  return async (args) => {
    try {
      return await command(args);
    } catch (error) {
      if (!(error instanceof RemoteError)) throw error;
      process.stderr.write(`${printable(`winnow: ${error.message}`)}\n`);
      return 1;
    }
  };
}

/** Asks the server. @throws RemoteError with words for a person */
export type Ask = <Answer>(question: (client: Client) => Promise<Answer>) => Promise<Answer>;

/** Asks by the key that was kept. Waits where the server says that it has too much to do, or went away for a moment. */
export async function openServer(): Promise<{ server: string; ask: Ask }> {
  const kept = await readKey();
  const client = clientOf(kept);
  return { server: kept.server, ask: (question) => askPatiently(question, client, kept.server) };
}

export function clientOf({ server, key }: KeptKey): Client {
  return createClient({
    baseUrl: `${server}/api`,
    headers: () => ({ authorization: `Bearer ${key}` }),
  });
}

const tries = 5;
const waitSecondsMax = 60;

async function askPatiently<Answer>(
  question: (client: Client) => Promise<Answer>,
  client: Client,
  server: string,
): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await question(client);
    } catch (error) {
      if (!(error instanceof RequestFailure)) throw error;
      if (attempt === tries || !passes(error)) throw new RemoteError(explain(error, server));
      await setTimeout(Math.min(error.retryAfterSeconds ?? attempt / 2, waitSecondsMax) * 1_000);
    }
  }
}

/** Whether the same call may succeed a little later. All calls of the commands may be repeated. */
function passes({ kind, status }: RequestFailure): boolean {
  return kind === 'network' || status === 429 || status === 502 || status === 503;
}

/** What went wrong and what to do. */
export function explain(failure: RequestFailure, server: string): string {
  if (failure.kind === 'network')
    return `${server} cannot be reached. Check the address and the connection, and try the same command again.`;
  if (failure.kind === 'timeout')
    return `${server} did not answer in time. Try the same command again: it continues where it stopped.`;
  if (failure.kind === 'unexpected' || failure.message === '')
    return `${server} did not answer as Winnow does (status ${failure.status}). Check the address: winnow login.`;
  const fields = Object.values(failure.errors).flat();
  const said = [failure.message, ...fields.filter((words) => words !== failure.message)].join(' ');
  return failure.status === 401 ? `${said} Then run winnow login.` : said;
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** @throws UsageError where the option is not an id */
export function idFrom(option: 'job' | 'run', value: string): string {
  if (uuid.test(value)) return value.toLowerCase();
  const source = option === 'job' ? 'winnow jobs' : 'winnow run';
  throw new UsageError(`--${option} must be an id that ${source} prints, not "${value}"`);
}

/** Analyses of the job or the run that the options name. @throws UsageError unless it is one of them */
export function chosenFrom({ job, run }: { job?: string | undefined; run?: string | undefined }) {
  if (job !== undefined && run === undefined) return { jobDescriptionId: idFrom('job', job) };
  if (run !== undefined && job === undefined) return { batchId: idFrom('run', run) };
  throw new UsageError('give either --job ID or --run ID');
}

/** @throws UsageError where a command without files is given some */
export function expectNoFiles(files: readonly string[]): void {
  if (files.length > 0) throw new UsageError(`unexpected argument "${files[0]}"`);
}
