import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Asks on the terminal; with `isSecret`, what is typed is not shown. */
export async function askPerson(question: string, { isSecret = false } = {}): Promise<string> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const output = isSecret ? nowhere : process.stderr;
  const lines = createInterface({ input: process.stdin, output, terminal: true });
  lines.once('SIGINT', () => {
    process.stderr.write('\n');
    process.exit(130);
  });
  try {
    if (isSecret) process.stderr.write(question);
    const answer = await lines.question(question);
    if (isSecret) process.stderr.write('\n');
    return answer.trim();
  } finally {
    lines.close();
  }
}
