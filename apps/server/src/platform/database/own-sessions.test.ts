import type { Client } from 'pg';
import { expect, test } from 'vitest';
import { StartRefused } from '../process/start-refused.ts';
import { requireOwnSessions } from './own-sessions.ts';

/** Connections that respond with the given server sessions in turn, across all connections. */
function connectTo(sessions: readonly number[]) {
  let asked = 0;
  let open = 0;
  return {
    count: () => open,
    async connect(): Promise<Client> {
      open += 1;
      return {
        query: async () => {
          const pid = sessions[asked % sessions.length];
          asked += 1;
          return { rows: [{ pid }] };
        },
        end: async () => {
          open -= 1;
        },
      } as unknown as Client;
    },
  };
}

test('connections with a session each are accepted, and closed', async () => {
  const pooler = connectTo([101, 102]);
  await requireOwnSessions(pooler.connect);
  expect(pooler.count()).toBe(0);
});

test.each([
  ['always', [7]],
  ['now and then', [7, 8, 7, 8, 8, 8]],
])('connections that meet in one session %s are refused, with what to do', async (_, sessions) => {
  const pooler = connectTo(sessions);
  const refused = requireOwnSessions(pooler.connect);
  await expect(refused).rejects.toThrow(StartRefused);
  await expect(refused).rejects.toThrow('pool_mode = session');
  expect(pooler.count()).toBe(0);
});
