import { UsageError } from './usage-error.ts';

const usage = `winnow - ranks resumes against a job description and explains every point

  winnow rank --job FILE RESUME|DIR... [--json|--csv] [--top N] [--explain]
  winnow read FILE|DIR... --jsonl
  winnow score --pairs FILE.jsonl --jsonl
  winnow skills FILE --jsonl

With a Winnow server and an API key
  winnow login [--server URL --key-file FILE|-]; winnow logout
  winnow jobs [--json]
  winnow run --job ID RESUME|DIR... [--again] [--json]
  winnow results --job ID|--run ID [--top N] [--json]
  winnow export --job ID|--run ID [--format csv|json] [--names] [--output FILE]
  winnow mcp           tools for an AI assistant, over standard input and output

Options of rank, read, score and skills
  --today YYYY-MM-DD   the date that "present" means (default: today)
  --words-only         compare only words, not their meaning
  --help               this text
  --version            the engine's version

Exit status: 0 when at least one file was scored or read, 1 when none was or the server refused,
2 for wrong arguments.
`;

type Command = (args: readonly string[]) => Promise<number>;

// Commands are loaded on demand, so that --help answers at once.
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  rank: async () => (await import('./commands/rank.ts')).rank,
  read: async () => (await import('./commands/read.ts')).read,
  score: async () => (await import('./commands/score.ts')).score,
  skills: async () => (await import('./commands/skills.ts')).skills,
  login: async () => (await import('./remote/login.ts')).login,
  logout: async () => (await import('./remote/login.ts')).logout,
  jobs: async () => (await import('./remote/jobs.ts')).jobs,
  run: async () => (await import('./remote/run.ts')).run,
  results: async () => (await import('./remote/results.ts')).results,
  export: async () => (await import('./remote/export.ts')).exportResults,
  mcp: async () => (await import('./remote/mcp.ts')).mcp,
};

endWithLauncher();
endQuietlyOnClosedPipe();
process.exitCode = await run(process.argv.slice(2));

async function run(args: readonly string[]): Promise<number> {
  const [name = '--help', ...rest] = args;
  if (name === '--help' || name === 'help' || rest.includes('--help')) {
    process.stdout.write(usage);
    return args.length === 0 ? 2 : 0;
  }
  if (name === '--version') {
    const { engineVersion } = await import('@winnow/engine');
    process.stdout.write(`${engineVersion}\n`);
    return 0;
  }
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!load) return wrongUse(`there is no command "${name}"`);
  const command = await load();
  try {
    return await command(rest);
  } catch (error) {
    if (error instanceof UsageError) return wrongUse(error.message);
    throw error;
  }
}

function wrongUse(message: string): number {
  process.stderr.write(`winnow: ${message}\n\n${usage}`);
  return 2;
}

/** The launcher keeps a channel open while it lives; when it is killed, this process ends too. */
function endWithLauncher(): void {
  if (!process.channel) return;
  process.on('disconnect', () => process.exit(1));
  process.channel.unref();
}

/** `winnow read ... | head` closes the pipe early, which is no error. */
function endQuietlyOnClosedPipe(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
}
