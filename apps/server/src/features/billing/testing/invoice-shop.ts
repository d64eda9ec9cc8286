import { randomUUID } from 'node:crypto';
import { dayMs } from '../../../platform/clock/clock.ts';
import type { Platform } from '../../../platform.ts';
import { type SignedUp, signUpOperator } from '../../../testing/sign-up.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';

/** Start time of every test; tokens are valid for an hour from then. */
const start = new Date('2026-11-21T10:00:00Z');

export const newKey = () => `press-${randomUUID()}`;

/** Calls services directly, such as `invoicesOf`: tokens have expired after months have passed. */
export type InvoiceShop = {
  readonly server: TestServer;
  readonly operator: SignedUp;
  /** Resets the clock to the start time. */
  startOver(): void;
  /** Advances the clock. */
  later(days: number): void;
  setClock(time: Date): void;
  stateOf(person: SignedUp): ReturnType<TestServer['services']['billing']['billing']['getState']>;
  invoicesOf(person: SignedUp): ReturnType<TestServer['services']['billing']['invoices']['list']>;
};

/** A server that sells by invoice, with an operator and a clock that only moves when set. */
export async function openInvoiceShop(changes: Partial<Platform> = {}): Promise<InvoiceShop> {
  let now = start;
  const server = await startTestServer({ clock: { now: () => now }, ...changes });
  const { billing, invoices } = server.services.billing;
  return {
    server,
    operator: await signUpOperator(server),
    startOver() {
      now = start;
    },
    later(days) {
      now = new Date(now.getTime() + days * dayMs);
    },
    setClock(time) {
      now = time;
    },
    stateOf: ({ organizationId }) => billing.getState(organizationId),
    invoicesOf: ({ organizationId }) => invoices.list(organizationId),
  };
}
