import { type Client, type ClientOptions, createClient, organizationHeader } from '@winnow/contracts';
import { enterOrganization, organizationHeaders } from '../session/chosen-organization.ts';
import { session } from '../session/session.ts';
import { failures } from './failures.ts';

type ApiOptions = Pick<ClientOptions, 'fetch'> & {
  /** Organization of the calls, if not the tab's current one. */
  readonly organizationId?: string;
};

/**
 * Creates a client of the same-origin API. Every request carries the session's token if there is one, and every
 * failure is announced. An answer that says the session has ended also ends it here, which leads to the login and
 * back.
 */
export function createApiClient({ organizationId, ...options }: ApiOptions = {}): Client {
  return createClient({
    ...options,
    baseUrl: '/api',
    headers: async () => {
      const headers = await authorization();
      return organizationId === undefined ? headers : { ...headers, [organizationHeader]: organizationId };
    },
    onFailure(failure) {
      failures.announce(failure);
      if (failure.status === 401) session.refuse();
      if (failure.code === 'no-such-organization') goOnElsewhere('left');
      if (failure.code === 'organization-suspended') goOnElsewhere('suspended');
      if (failure.signOnId !== null) leaveForSignOn(failure.signOnId);
    },
  });
}

export const api = createApiClient();

async function authorization(): Promise<Record<string, string>> {
  const token = await session.accessToken();
  return token === null ? {} : { authorization: `Bearer ${token}`, ...organizationHeaders() };
}

/** The organization requires single sign-on: opens a page that offers it. */
function leaveForSignOn(signOnId: string): void {
  const path = `/single-sign-on/${signOnId}`;
  if (window.location.pathname !== path) window.location.assign(`${path}?required=yes`);
}

/** The user was removed from the organization, or it was deleted or suspended: reloads the app in another one. */
function goOnElsewhere(why: 'left' | 'suspended'): void {
  enterOrganization(null);
  window.location.assign(`/dashboard?${why}=organization`);
}
