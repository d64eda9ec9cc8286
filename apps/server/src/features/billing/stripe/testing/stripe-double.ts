import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createStripeThings, type StripeThings } from './stripe-things.ts';

/** A test double of Stripe's API for Stripe's own client, on loopback. Tests can set its records. */
export type StripeDouble = StripeThings & {
  readonly url: string;
  /** Whether every request fails from now on. */
  isDown: boolean;
  /** Every request: method, path, and the fields of its form or query. */
  readonly requests: {
    readonly line: string;
    readonly fields: Readonly<Record<string, string>>;
    readonly key: string;
  }[];
  stop(): Promise<void>;
};

export async function startStripeDouble(): Promise<StripeDouble> {
  const things = createStripeThings();
  const requests: StripeDouble['requests'] = [];
  /** A repeated request gets the first answer, even if the object changed since. */
  const answersByKey = new Map<string, { readonly answer: string; readonly body: string }>();

  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://x');
      const line = `${request.method} ${pathname}`;
      const fields = Object.fromEntries([...searchParams, ...new URLSearchParams(body)]);
      const key = request.method === 'POST' ? String(request.headers['idempotency-key'] ?? '') : '';
      requests.push({ line, fields, key });
      response.setHeader('content-type', 'application/json');
      const fail = (status: number, error: object) => {
        response.statusCode = status;
        response.end(JSON.stringify({ error }));
      };
      if (double.isDown) {
        response.setHeader('stripe-should-retry', 'false');
        return fail(500, { type: 'api_error', message: 'Down' });
      }
      const known = answersByKey.get(key);
      if (known && known.body !== body) {
        return fail(400, { type: 'idempotency_error', message: 'Other parameters under this key' });
      }
      if (known) return response.end(known.answer);
      const outcome = things.act(line, fields);
      if ('refusal' in outcome) return fail(outcome.status, outcome.refusal);
      const answer = JSON.stringify(outcome.answer);
      if (key) answersByKey.set(key, { answer, body });
      return response.end(answer);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const double: StripeDouble = {
    ...things,
    isDown: false,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return double;
}
