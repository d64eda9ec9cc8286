import { once } from 'node:events';
import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { events, gauges } from '../platform/telemetry/metrics.ts';
import { once as callOnce, doMainJourney } from '../testing/cluster/main-journey.ts';
import { runToEnd, spawnServer } from '../testing/spawn-server.ts';

/** Says on standard error which libraries of telemetry a process loads. */
const namesLibraries = `import { registerHooks } from 'node:module';
const told = new Set();
registerHooks({ resolve(name, context, next) {
  const library = /^(prom-client|@opentelemetry\\/)/.exec(name)?.[1];
  if (library && !told.has(library)) { told.add(library); process.stderr.write('LOADED ' + library + '\\n'); }
  return next(name, context);
} });`;
const watched = {
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(namesLibraries)}`,
};

/** A collector that keeps what it is sent, as text by signal. */
const received: Record<'traces' | 'metrics' | 'logs', string[]> = { traces: [], metrics: [], logs: [] };
let collector: Server;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'winnow-observed-'));
  collector = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const signal = /^\/v1\/(traces|metrics|logs)$/.exec(request.url ?? '')?.[1] as keyof typeof received;
    received[signal].push(Buffer.concat(parts).toString());
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
});

afterAll(async () => {
  collector.close();
  await rm(folder, { recursive: true, force: true });
});

type Attribute = { readonly key: string; readonly value: { readonly stringValue?: string } };
type Span = {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly attributes: readonly Attribute[];
};

const attributeOf = (span: Span | undefined, key: string) =>
  span?.attributes.find((attribute) => attribute.key === key)?.value.stringValue;

function spansOf(bodies: readonly string[]): Span[] {
  return bodies.flatMap((body) =>
    JSON.parse(body).resourceSpans.flatMap(({ scopeSpans }: { scopeSpans: { spans: Span[] }[] }) =>
      scopeSpans.flatMap(({ spans }) => spans),
    ),
  );
}

test('nothing of it is loaded unless it is set', async () => {
  const {
    process: server,
    output,
    ended,
  } = await spawnServer({ DATA_DIR: join(folder, 'plain'), ...watched });
  server.kill('SIGKILL');
  await ended;
  expect(output()).not.toContain('LOADED');
  expect(output()).not.toContain('Metrics: ');
});

test('metrics, traces and logs tell of requests, tasks and reading processes, and of nobody', async () => {
  const server = await spawnServer({
    DATA_DIR: join(folder, 'observed'),
    IDENTITY_AUTO_CONFIRM: 'on',
    READER_PROCESSES: '1',
    TRUST_PROXY: '1',
    LOG_LEVEL: 'debug',
    METRICS_PORT: '0',
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
    ...watched,
  });
  const ask = () => fetch(/Metrics: (\S+)/.exec(server.output())?.[1] ?? '');
  const { batch } = await doMainJourney(server.url, callOnce);
  expect(batch.counts.done).toBe(6);
  for (const word of ['never', 'there', 'before']) await fetch(`${server.url}/${word}/${word}`);

  const answer = await ask();
  expect(answer.headers.get('content-type')).toContain('text/plain');
  const text = await answer.text();
  const ofRoute = (route: string) =>
    new RegExp(`^winnow_http_requests_total\\{method="POST",route="${route}",status="2xx"\\} 1$`, 'm');
  expect(text).toMatch(ofRoute('/api/resume-analysis/batches'));
  expect(text).toMatch(/^winnow_tasks_total\{task="[^"]+",outcome="completed"\} [1-9]/m);
  expect(text).toMatch(/^winnow_readings_total\{work="score-resume",outcome="answered"\} [1-9]/m);
  expect(text).toMatch(/^winnow_queue_oldest_seconds\{task="[^"]+"\} \d/m);
  expect(text).toMatch(/^winnow_disk_free_bytes [1-9]/m);
  expect(text).toMatch(/^winnow_event_loop_lag_seconds\{quantile="0.99"\} \d/m);
  for (const { name } of [...Object.values(events), ...Object.values(gauges)])
    expect(text).toContain(`# HELP ${name} `);
  // Bounded: addresses that nobody knows are one series, and values are of closed lists.
  expect(text.match(/^winnow_http_requests_total\{.*status="4xx"\}/gm)?.length).toBe(1);
  expect(/.*(?:never|@example|[0-9a-f]{8}-[0-9a-f]{4}).*/.exec(text)?.[0]).toBeUndefined();
  const other = (await ask()).url.replace('/metrics', '/');
  expect((await fetch(other)).status).toBe(404);

  // The database is open: the bundle tells the rest.
  expect(await bundleOf({ DATA_DIR: join(folder, 'observed') })).toMatchObject({
    stored: expect.stringContaining('running server'),
  });

  server.process.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  const output = server.output();
  expect(output).toContain('LOADED prom-client');
  expect(output).toContain('LOADED @opentelemetry/');

  const spans = spansOf(received.traces);
  const started = spans.find(({ name }) => name === 'POST /api/resume-analysis/batches');
  const requestId = attributeOf(started, 'requestId') ?? '';
  expect(requestId).not.toBe('');
  const scored = spans.filter((span) => attributeOf(span, 'requestId') === requestId);
  const task = scored.find(({ name }) => name.startsWith('task '));
  expect(task).toMatchObject({ traceId: started?.traceId });
  const reading = scored.filter(({ name }) => name === 'read score-resume');
  expect(reading.length).toBeGreaterThan(0);
  expect(reading.map(({ traceId }) => traceId)).toEqual(reading.map(() => started?.traceId));
  // In the log as well, for those who only have that.
  const lines = output.split('\n').filter((line) => line.includes(requestId));
  expect(lines.some((line) => line.includes('"work":"score-resume"') && line.includes('"taskId"'))).toBe(
    true,
  );

  expect(received.metrics.join()).toContain('winnow_http_requests_total');
  expect(received.logs.join()).toContain('"stringValue":"started"');
  const sent = [...received.traces, ...received.metrics, ...received.logs].join('\n');
  expect(/.{0,60}(?:[0-9a-f]@example|Thorne|person-\d).{0,60}/i.exec(sent)?.[0]).toBeUndefined();
});

test('a support bundle has what helps, and nobody', async () => {
  const data = join(folder, 'observed');
  const secret = 'aG93ZXZlcl9sb25nX2l0X2lzXzEyMzQ1Njc4';
  const planted = {
    level: 'error',
    msg: 'a task failed',
    task: 'send-email',
    message: `550 no such user ada.thorne@example.org, key sk_live_${secret}, at smtp://ada:${secret}@mail.example`,
    file: 'Ada Thorne.pdf',
    query: 'Thorne',
  };
  await appendFile(join(data, 'recent-errors.log'), `${JSON.stringify(planted)}\nnot a line\n`);
  const bundle = await bundleOf({
    DATA_DIR: data,
    READER_PROCESSES: '1',
    SMTP_URL: `smtp://ada.thorne:${secret}@mail.example`,
    MAIL_FROM: 'Ada Thorne <ada@example.org>',
    OPERATOR_EMAILS: 'ada.thorne@example.org',
    INVOICE_ISSUER: 'Thorne Ltd',
    IDENTITY_SERVICE_KEY: secret,
  });
  expect(bundle).toMatchObject({
    versions: { node: process.version },
    settings: {
      READER_PROCESSES: '1',
      SMTP_URL: 'set',
      IDENTITY_SERVICE_KEY: 'set',
      DATABASE_URL: 'not set',
    },
    stored: { kind: 'embedded', isSound: true, rows: { users: 1, analyses: 6 } },
  });
  const errors = bundle['recentErrors'] as Record<string, string>[];
  expect(errors.at(-1)).toMatchObject({ msg: 'a task failed', task: 'send-email' });
  expect(errors.at(-1)?.['message']).toContain('550 no such user [email]');
  const text = JSON.stringify(bundle);
  for (const word of ['thorne', 'ada@', 'example.org', 'mail.example', secret, secret.slice(0, 20)])
    expect(text.toLowerCase().includes(word.toLowerCase()), word).toBe(false);
});

async function bundleOf(variables: Record<string, string>): Promise<Record<string, unknown>> {
  const file = join(folder, 'bundle.json');
  const { code, output } = await runToEnd(variables, ['--support-bundle', file]);
  expect(code, output).toBe(0);
  return JSON.parse(await readFile(file, 'utf8'));
}
