import {
  ApiError,
  download,
  endpoint,
  eventStream,
  may,
  organizationId,
  type Role,
  roles,
} from '@winnow/contracts';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { quietLog } from '../../testing/quiet-log.ts';
import { openMemoryLimiter } from '../limits/limiter.ts';
import type { IdentifyCaller } from './caller.ts';
import { createApi } from './data-api.ts';
import { answerErrors } from './error-edge.ts';
import { createEventStreams } from './event-streams.ts';
import { mount } from './mount.ts';
import { mountDownload } from './mount-download.ts';
import type { RequestEnv } from './request-context.ts';

const input = z.object({});
const needed = { access: 'signed-in', permission: 'members.manage', summary: '', input } as const;
const change = endpoint({ ...needed, method: 'GET', path: '/call', output: input });
const file = download({ ...needed, path: '/file' });
const news = eventStream({ ...needed, path: '/news', events: { hello: input } });
const own = endpoint({
  ...needed,
  permission: 'own-account',
  method: 'GET',
  path: '/own',
  output: input,
});

/** The token is the role. */
const identifyCaller: IdentifyCaller = async (role) => ({
  userId: role,
  supabaseId: role,
  email: '',
  isVerified: true,
  organizationId: organizationId.parse('00000000-0000-4000-8000-000000000001'),
  role: roles.find((known) => known === role) ?? refuse(),
  granted: [],
  onlyTeamsOf: role === 'hiring-manager' ? role : null,
  requiredSignOnId: null,
  operatorStanding: 'none',
  sessionId: 'one',
  accessToken: role,
});

function refuse(): never {
  throw new ApiError('not-signed-in', 'Authentication required');
}

function openApi() {
  const app = new Hono<RequestEnv>();
  const streams = createEventStreams(60_000, 5);
  const api = createApi({
    app,
    uploadFolder: '',
    openLimiter: openMemoryLimiter,
    identifyCaller,
    recordOperatorCall: async () => {},
    recordProgramRead: async () => {},
    listRoles: async () => [],
    seesJobsOf: async () => false,
    requireDiskRoom: async () => {},
    isReadOnly: false,
    isStopping: () => false,
  });
  const handled: string[] = [];
  mount(api, change, async () => {
    handled.push('call');
    return { data: {} };
  });
  mountDownload(api, file, async () => {
    handled.push('file');
    return { fileName: 'a.txt', mediaType: 'text/plain', content: new Uint8Array(1) };
  });
  streams.mount(api, news, async ({ emit }) => {
    handled.push('news');
    await emit('hello', {});
  });
  mount(api, own, async () => ({ data: {} }));
  answerErrors(app, quietLog);
  const ask = (path: string, role: Role) =>
    app.request(`/api${path}`, { headers: { authorization: `Bearer ${role}` } });
  return { ask, handled, close: () => streams.close() };
}

test.each(roles)('calls, files and streams open to the role %s as the table says', async (role) => {
  const { ask, handled, close } = openApi();
  const isAllowed = may(role, 'members.manage');
  for (const path of ['/call', '/file', '/news']) {
    const response = await ask(path, role);
    expect([path, response.status]).toEqual([path, isAllowed ? 200 : 403]);
    if (!isAllowed) {
      expect(await response.json()).toMatchObject({
        code: 'forbidden',
        message: 'Your role in this organization does not allow this.',
      });
    }
  }
  expect(handled).toEqual(isAllowed ? ['call', 'file', 'news'] : []);
  expect((await ask('/own', role)).status).toBe(200);
  await close();
});
