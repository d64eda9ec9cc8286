import { addEmailDomain, checkEmailDomain, createDirectoryToken } from '@winnow/contracts';
import type { SignedUp } from '../../../testing/sign-up.ts';
import type { TestServer } from '../../../testing/start-test-server.ts';
import { openTeam } from '../../../testing/team.ts';

type Json = Readonly<Record<string, unknown>>;

// biome-ignore lint/suspicious/noExplicitAny: tests read what a directory would.
type Any = any;

export type Answer = { readonly status: number; readonly body: Any; readonly headers: Headers };

export type Directory = {
  readonly owner: SignedUp;
  readonly domain: string;
  readonly secret: string;
  /** @param path below `/scim/v2` */
  send(method: string, path: string, body?: Json, headers?: Record<string, string>): Promise<Answer>;
};

/** DNS records of a test's server. */
export type Records = Map<string, string[]>;

/** An organization with a verified domain and a token. */
export async function openDirectory(server: TestServer, records: Records): Promise<Directory> {
  const [owner] = (await openTeam(server)).members;
  if (!owner) throw new Error('A team has an owner.');
  const domain = `${crypto.randomUUID()}.example`;
  const added = (await owner.client.call(addEmailDomain, { domain })).data;
  records.set(domain, [added.record]);
  await owner.client.call(checkEmailDomain, { id: added.id });
  const { secret } = (await owner.client.call(createDirectoryToken)).data;
  return { owner, domain, secret, send: sendWith(server, secret) };
}

export function sendWith(server: TestServer, secret: string | null): Directory['send'] {
  return async (method, path, body, headers = {}) => {
    const response = await fetch(`${server.url}/scim/v2${path}`, {
      method,
      headers: {
        ...(secret !== null && { authorization: `Bearer ${secret}` }),
        ...(body && { 'content-type': 'application/scim+json' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return {
      status: response.status,
      body: text === '' ? null : JSON.parse(text),
      headers: response.headers,
    };
  };
}

/** A new person in the format of Okta. */
export function newPerson(domain: string, own: Json = {}): Json & { readonly userName: string } {
  const address = `ida-${crypto.randomUUID()}@${domain}`;
  return {
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
    userName: address,
    name: { givenName: 'Ida', familyName: 'Lindqvist' },
    emails: [{ primary: true, value: address, type: 'work' }],
    displayName: 'Ida Lindqvist',
    locale: 'en-US',
    externalId: crypto.randomUUID(),
    groups: [],
    active: true,
    ...own,
  };
}

export const patchOf = (...Operations: readonly Json[]): Json => ({
  schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
  Operations,
});
