import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findNetworkIsolation, tryNetworkIsolation } from './network-isolation.ts';
import { createReaderProcess } from './reader-process.ts';

/** Answers each task with the result of a connection to the port in it. */
const program = `
  import { connect } from 'node:net';
  process.on('message', ({ port }) => {
    const answer = (outcome) => process.send({ outcome, residentMb: 1, usedMs: 1 });
    const socket = connect(port, '127.0.0.1', () => answer('connected'));
    socket.on('error', ({ code }) => answer(code));
  });
  process.on('disconnect', () => process.exit());`;

const may = async () => {};
const mayNot = async () => {
  throw new Error('unshare: unshare failed: Operation not permitted');
};

test('a reading process has no network, or the machine reports why it could', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'winnow-offline-'));
  const entry = path.join(folder, 'child.js');
  await writeFile(entry, program);
  await writeFile(path.join(folder, 'package.json'), '{"type":"module"}');
  const server = createServer((socket) => socket.end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const reader = createReaderProcess({
    program: { entry, sources: [folder] },
    timeoutMs: 60_000,
    ceilingMs: 60_000,
    memoryMb: 512,
    givesWay: false,
    bundledCode: async () => null,
  });
  onTestFinished(async () => {
    await reader.close();
    server.close();
    await rm(folder, { recursive: true });
  });
  const address = server.address();
  const { outcome } = await reader.run({ port: typeof address === 'object' ? address?.port : 0 });
  const isolation = await findNetworkIsolation();
  expect(outcome).toBe(isolation.kind === 'namespace' ? 'ENETUNREACH' : 'connected');
});

test('a user namespace is tried first, then the privileges of the process', async () => {
  const first = await tryNetworkIsolation('linux', '/usr/bin/unshare', may);
  expect(first).toMatchObject({ kind: 'namespace', args: ['--user', '--map-current-user', '--net', '--'] });
  const asRoot = await tryNetworkIsolation('linux', '/usr/bin/unshare', (_, args) =>
    args.includes('--user') ? mayNot() : may(),
  );
  expect(asRoot).toEqual({ kind: 'namespace', command: '/usr/bin/unshare', args: ['--net', '--'] });
});

test('if it is not possible, the reason is reported', async () => {
  const whyOf = async (...given: Parameters<typeof tryNetworkIsolation>) => {
    const isolation = await tryNetworkIsolation(...given);
    return isolation.kind === 'none' ? isolation.why : null;
  };
  expect(await whyOf('darwin', null, may)).toContain('only Linux');
  expect(await whyOf('linux', null, may)).toContain('not installed');
  expect(await whyOf('linux', '/usr/bin/unshare', mayNot)).toContain('allows no network namespaces');
});
