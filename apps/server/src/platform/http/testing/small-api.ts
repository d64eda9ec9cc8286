import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ApiError, createClient, download, endpoint, type RequestFailure } from '@winnow/contracts';
import { Hono } from 'hono';
import * as z from 'zod';
import { identifyNobody } from '../../../testing/identify-nobody.ts';
import { rememberingLog } from '../../../testing/quiet-log.ts';
import { openMemoryLimiter } from '../../limits/limiter.ts';
import { createApi } from '../data-api.ts';
import { answerErrors } from '../error-edge.ts';
import { refuseOtherMethods } from '../guards/refuse-other-methods.ts';
import { sameOrigin } from '../guards/same-origin.ts';
import { securityHeaders } from '../guards/security-headers.ts';
import { mount } from '../mount.ts';
import { mountDownload } from '../mount-download.ts';
import type { RequestEnv } from '../request-context.ts';
import { requestLog } from '../request-log.ts';
import { listen } from '../server.ts';

export const echo = endpoint({
  method: 'POST',
  path: '/echo/{id}',
  access: 'anyone',
  summary: 'Echo.',
  input: z.object({ id: z.string(), word: z.string().min(2, 'Too short.') }),
  output: z.object({ id: z.string(), word: z.string() }),
});

const numbered = endpoint({
  method: 'GET',
  path: '/numbered/{id}',
  access: 'anyone',
  summary: 'What has an id.',
  input: z.object({ id: z.uuid(), page: z.coerce.number().optional() }),
  output: z.object({ id: z.uuid() }),
});

export const fail = endpoint({
  method: 'GET',
  path: '/fail',
  access: 'anyone',
  summary: 'Fail.',
  input: z.object({ how: z.string().optional() }),
  output: z.object({}),
});

export const rare = endpoint({
  method: 'GET',
  path: '/rare',
  access: 'anyone',
  summary: 'Twice a minute.',
  output: z.object({}),
  limitPerMinute: 2,
});

export const daily = endpoint({
  method: 'GET',
  path: '/daily',
  access: 'anyone',
  summary: 'Once a day.',
  output: z.object({}),
  limitPerDay: 1,
});

export const report = download({
  path: '/report',
  access: 'anyone',
  summary: 'Once a minute.',
  input: z.object({}),
  limitPerMinute: 1,
});

export const upload = endpoint({
  method: 'POST',
  path: '/upload',
  access: 'anyone',
  summary: 'Upload.',
  input: z.object({ note: z.string().min(1, 'Say something.') }),
  files: ['document'],
  output: z.object({ fileName: z.string(), bytes: z.number(), note: z.string() }),
});

export const wait = endpoint({
  method: 'GET',
  path: '/wait',
  access: 'anyone',
  summary: 'Wait until the caller goes away.',
  output: z.object({}),
});

export type SmallApi = Awaited<ReturnType<typeof openSmallApi>>;

/** A server with one endpoint of each kind and all middleware; no database and no signed-in user. */
export async function openSmallApi() {
  const uploadFolder = await mkdtemp(join(tmpdir(), 'winnow-small-api-'));
  const { log, lines } = rememberingLog();
  const waiting = Promise.withResolvers<void>();
  const recordOperatorCall = async () => {};
  const app = new Hono<RequestEnv>();
  const identifyCaller = identifyNobody;
  const openLimiter = openMemoryLimiter;
  const listRoles = async () => [];
  const guards = {
    recordOperatorCall,
    recordProgramRead: async () => {},
    listRoles,
    seesJobsOf: async () => false,
    requireDiskRoom: async () => {},
    isReadOnly: false,
    isStopping: () => false,
  };
  const api = createApi({ app, uploadFolder, openLimiter, identifyCaller, ...guards });
  app.use(requestLog(log, { trustedProxies: 0 }));
  app.use(securityHeaders({ overTls: true }));
  app.use(sameOrigin('https://winnow.example'));
  answerErrors(app, log);
  mount(api, echo, async ({ input }) => ({ data: { ...input, secret: 'never' }, message: 'Echoed.' }));
  mount(api, fail, async ({ input }) => {
    if (input.how === 'space') throw Object.assign(new Error('full'), { code: 'ENOSPC' });
    if (input.how === 'wait') throw new ApiError('too-many-requests', 'Slowly.', { retryAfterSeconds: 9 });
    throw new Error('the password is swordfish');
  });
  mount(api, wait, async ({ signal }) => {
    waiting.resolve();
    await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    return { data: {} };
  });
  mount(api, numbered, async ({ input }) => ({ data: input }));
  mount(api, rare, async () => ({ data: {} }));
  mount(api, daily, async () => ({ data: {} }));
  mountDownload(api, report, async () => ({
    fileName: 'report.txt',
    mediaType: 'text/plain',
    content: new Uint8Array(1),
  }));
  mount(api, upload, async ({ input, files }) => ({
    data: { ...input, fileName: files.document.fileName, bytes: files.document.bytes },
  }));
  refuseOtherMethods(api);
  const server = await listen({ host: '127.0.0.1', port: 0 });
  server.open(app);
  const url = `http://127.0.0.1:${server.port}/api`;
  return {
    url,
    port: server.port,
    client: createClient({ baseUrl: url }),
    /** Logged lines. */
    lines,
    uploadFolder,
    /** Resolves when a call of `wait` has begun. */
    hasBegun: waiting.promise,
    post: (path: string, body: string | FormData, contentType = 'application/json', headers = {}) =>
      fetch(url + path, { method: 'POST', body, headers: { 'content-type': contentType, ...headers } }),
    async stop() {
      await server.stop(1_000);
      await rm(uploadFolder, { recursive: true, force: true });
    },
  };
}

export function failureOf(promise: Promise<unknown>): Promise<RequestFailure> {
  return promise.then(
    () => Promise.reject(new Error('it succeeded')),
    (error: RequestFailure) => error,
  );
}
