import { randomUUID } from 'node:crypto';
import { dayMs } from '../../../platform/clock/clock.ts';
import type { Platform } from '../../../platform.ts';
import { type SignedUp, signUpOperator } from '../../../testing/sign-up.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';

/** When every test begins: a token lives an hour from then. */
const start = new Date('2026-11-21T10:00:00Z');

export const newKey = () => `press-${randomUUID()}`;

/** Asked of the services, as `invoicesOf`: a token of the beginning has run out when months have passed. */
export type InvoiceShop = {
  readonly server: TestServer;
  readonly operator: SignedUp;
  /** Sets the clock back to where every test begins. */
  startOver(): void;
  /** Moves the clock on. */
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
