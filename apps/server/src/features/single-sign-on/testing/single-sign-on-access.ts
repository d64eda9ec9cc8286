import { addEmailDomain, createOrganization } from '@winnow/contracts';
import type { AccessByRoute } from '../../../testing/access/route-access.ts';
import type { SignedUp } from '../../../testing/sign-up.ts';
import type { TestServer } from '../../../testing/start-test-server.ts';
import { callAs } from '../../../testing/team.ts';

async function domainOf(server: TestServer, owner: SignedUp) {
  const { id } = (await owner.client.call(createOrganization, { name: 'Matrix Ltd' })).data;
  const domain = `${crypto.randomUUID()}.example`;
  return { id: (await callAs(server, owner, id).call(addEmailDomain, { domain })).data.id };
}

export const access: AccessByRoute = {
  'POST /organization/domains/{id}/check': { make: domainOf },
  'DELETE /organization/domains/{id}': { make: domainOf },
  // Both are for people who haven't signed in yet, and reveal nothing about accounts.
  'POST /single-sign-on/find': 'anyone',
  'GET /single-sign-on/{id}': 'anyone',
};
