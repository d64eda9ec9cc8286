import { GoTrueClient } from '@supabase/auth-js';
import type { TestServer } from './start-test-server.ts';

/** The browser client, with separate storage. */
export function createAuthClient(
  { url }: Pick<TestServer, 'url'>,
  options: { readonly flowType?: 'implicit' | 'pkce'; readonly serviceKey?: string } = {},
): GoTrueClient {
  const stored = new Map<string, string>();
  return new GoTrueClient({
    url: `${url}/auth/v1`,
    autoRefreshToken: false,
    persistSession: true,
    experimental: { passkey: true },
    detectSessionInUrl: false,
    flowType: options.flowType ?? 'implicit',
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => {
        stored.set(key, value);
      },
      removeItem: (key) => {
        stored.delete(key);
      },
    },
    headers: options.serviceKey ? { authorization: `Bearer ${options.serviceKey}` } : {},
  });
}

/** A unique email address. */
export function newAddress(): string {
  return `person-${crypto.randomUUID()}@example.org`;
}

export type SentEmail = {
  readonly subject: string;
  readonly text: string;
  readonly code: string;
  readonly link: string;
};

/** Emails to an address, newest first. */
export async function emailsTo(server: TestServer, to: string) {
  await server.platform.queue.runTasks();
  const emails = (await server.platform.outbox?.listEmails(500)) ?? [];
  return emails.filter((candidate) => candidate.to === to);
}

/** The newest email to an address, once all tasks are done. */
export async function newestEmail(server: TestServer, to: string): Promise<SentEmail> {
  const [message] = await emailsTo(server, to);
  if (!message) throw new Error(`There is no email to ${to}.`);
  const { subject, text } = message;
  return {
    subject,
    text,
    code: /code: (\d+)/.exec(text)?.[1] ?? '',
    link: /^https?:\/\/\S+$/m.exec(text)?.[0] ?? '',
  };
}
