import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Thing = Record<string, unknown> & { id: string };

/** Speaks to Stripe's own client in Stripe's shapes, on loopback, for tests. What it knows can be set by the test. */
export type StripeDouble = {
  readonly url: string;
  /** Whether it fails at everything from now on. */
  isDown: boolean;
  /** By Stripe's name of the kind, then by id. */
  readonly things: Readonly<
    Record<'customers' | 'subscriptions' | 'sessions' | 'invoices', Map<string, Thing>>
  >;
  /** Every request: method, path, and the fields of its form. */
  readonly requests: {
    readonly line: string;
    readonly fields: Readonly<Record<string, string>>;
    key: string;
  }[];
  stop(): Promise<void>;
};

export async function startStripeDouble(): Promise<StripeDouble> {
  const things: StripeDouble['things'] = {
    customers: new Map(),
    subscriptions: new Map(),
    sessions: new Map(),
    invoices: new Map(),
  };
  const requests: StripeDouble['requests'] = [];
  const byKey = new Map<string, { answer: Thing; body: string }>();
  let count = 0;

  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      const path = new URL(request.url ?? '/', 'http://x').pathname;
      const line = `${request.method} ${path}`;
      const fields = Object.fromEntries(new URLSearchParams(body));
      const key = String(request.headers['idempotency-key'] ?? '');
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
      const known = key && request.method === 'POST' ? byKey.get(key) : undefined;
      if (known && known.body !== body) {
        return fail(400, { type: 'idempotency_error', message: 'Other parameters under this key' });
      }
      const answer = known?.answer ?? act(line, fields);
      if (!answer)
        return fail(404, { type: 'invalid_request_error', code: 'resource_missing', message: 'No such' });
      if (key && request.method === 'POST') byKey.set(key, { answer, body });
      response.end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const double: StripeDouble = {
    isDown: false,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    things,
    requests,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return double;

  function act(line: string, fields: Readonly<Record<string, string>>): Thing | undefined {
    const [, kind = '', id = ''] =
      /\/v1\/(customers|subscriptions|invoices|checkout\/sessions)\/?([^/]*)/.exec(line) ?? [];
    const known = things[kind.replace('checkout/', '') as keyof typeof things];
    if (line === 'POST /v1/customers')
      return keep(things.customers, { id: `cus_${++count}`, object: 'customer' });
    if (line === 'POST /v1/checkout/sessions') {
      const id = `cs_${++count}`;
      const { mode, customer } = fields;
      const metadata = { topUpId: fields['metadata[topUpId]'] };
      const url = `https://checkout.stripe.example/${id}`;
      const session = {
        id,
        object: 'checkout.session',
        mode,
        customer,
        metadata,
        url,
        payment_status: 'unpaid',
      };
      return keep(things.sessions, session);
    }
    if (line === 'POST /v1/billing_portal/sessions') {
      return { id: 'bps_1', object: 'billing_portal.session', url: 'https://billing.stripe.example/p' };
    }
    if (line.endsWith('/payment_methods')) {
      const card = { brand: 'visa', last4: '4242', exp_month: 4, exp_year: 2030 };
      return { id: 'list', object: 'list', data: [{ id: 'pm_1', type: 'card', card }] };
    }
    const thing = known?.get(id);
    if (!thing) return undefined;
    if (line.startsWith('DELETE')) {
      if (kind === 'customers') known?.delete(id);
      else thing['status'] = 'canceled';
    }
    if (line.startsWith('POST') && fields['cancel_at_period_end']) {
      thing['cancel_at_period_end'] = fields['cancel_at_period_end'] === 'true';
    }
    return thing;
  }

  function keep(map: Map<string, Thing>, thing: Thing): Thing {
    map.set(thing.id, thing);
    return thing;
  }
}
