import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { JWK } from 'jose';
import { chooseEmailTransport } from '../adapters/choose-email-transport.ts';
import type { ConformanceConfig } from '../config/identity-conformance-config.ts';
import { mountIdentity } from '../features/identity/identity-routes.ts';
import { createIdentityService } from '../features/identity/identity-service.ts';
import { handleIdentityTasks } from '../features/identity/identity-tasks.ts';
import { createKeyMaterial, loadKeyFile } from '../features/identity/keys/identity-key-file.ts';
import { createIdentityKeys, type IdentityKeyMaterial } from '../features/identity/keys/identity-keys.ts';
import { createPasswords } from '../features/identity/passwords/passwords.ts';
import { createEmailBudget, emailLimitsOf } from '../features/limits/email-budget.ts';
import { createLimitStore } from '../features/limits/limit-store.ts';
import { systemClock } from '../platform/clock/clock.ts';
import { openEmbeddedDatabase } from '../platform/database/open-embedded-database.ts';
import type { RequestEnv } from '../platform/http/request-context.ts';
import { requestLog } from '../platform/http/request-log.ts';
import { listen } from '../platform/http/server.ts';
import { createLog } from '../platform/log/log.ts';
import { onStopSignal } from '../platform/process/stop-signal.ts';
import { createQueue } from '../platform/tasks/queue.ts';

/** Serves identity alone until it receives a stop signal. */
export async function serveIdentity(config: ConformanceConfig): Promise<void> {
  const log = createLog('warn');
  const { host, path, siteUrl } = config;
  const server = await listen(config);
  const keys = await createIdentityKeys(await readKeyMaterial(config));
  const passwords = await createPasswords(config.settings);
  const openDatabase = await openEmbeddedDatabase(
    config.folder ? { folder: join(config.folder, 'database') } : { dump: null },
  );
  const emailFolder = config.folder ?? (await mkdtemp(join(tmpdir(), 'winnow-identity-')));
  const { emailTransport } = chooseEmailTransport({ ...config, dataFolder: emailFolder });
  const queue = createQueue(openDatabase.queueConnection, log);
  const { database } = openDatabase;
  const digest = (text: string) => keys.hmac('limits', text).toString('base64url');
  const { openLimiter } = createLimitStore({ database, clock: systemClock, digest });
  const limits = emailLimitsOf(config.settings);
  const emailBudget = createEmailBudget({ database, clock: systemClock, digest, limits });
  const authUrl = `http://${host}:${server.port}${path}`;
  const identity = createIdentityService(
    { settings: { ...config.settings, siteUrl, authUrl }, keys, passwords },
    {
      database,
      queue,
      clock: systemClock,
      log,
      emailTransport,
      openLimiter,
      emailBudget,
      version: 'conformance',
      signInProviders: [],
    },
  );

  handleIdentityTasks(queue, identity);
  await queue.start({ work: true });

  const app = new Hono<RequestEnv>();
  app.use(requestLog(log, { trustedProxies: 0 }));
  app.use(
    cors({
      origin: '*',
      allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
      allowHeaders: [
        'authorization',
        'apikey',
        'content-type',
        'x-client-info',
        'x-supabase-api-version',
        'accept',
        'x-jwt-aud',
      ],
      exposeHeaders: ['X-Supabase-Api-Version', 'X-Total-Count', 'Link'],
    }),
  );
  mountIdentity(app, identity, path);
  server.open(app);
  process.stdout.write(`Identity listens on ${authUrl}\nEmails go to ${emailTransport.destination}\n`);

  onStopSignal(log, async () => {
    await server.stop(1_000);
    await queue.stop(1_000);
    emailTransport.close();
    await openDatabase.close();
    if (config.folder === null) await rm(emailFolder, { recursive: true, force: true });
  });
}

async function readKeyMaterial(config: ConformanceConfig): Promise<IdentityKeyMaterial> {
  const { folder, sharedSecret, signingKeyFile, signsWithSharedSecret } = config;
  const material = folder
    ? await loadKeyFile({ dataFolder: folder, keysFile: null })
    : await createKeyMaterial();
  if (signsWithSharedSecret) return { ...material, signingKeys: [], sharedSecret };
  if (signingKeyFile === null) return { ...material, sharedSecret };
  const read: JWK | JWK[] | { keys: JWK[] } = JSON.parse(await readFile(signingKeyFile, 'utf8'));
  const found = Array.isArray(read)
    ? read
    : 'keys' in read && Array.isArray(read.keys)
      ? read.keys
      : [read as JWK];
  return { ...material, signingKeys: found.filter(({ kty }) => kty !== 'oct'), sharedSecret };
}
