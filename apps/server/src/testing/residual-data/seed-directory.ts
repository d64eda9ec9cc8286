import { randomUUID } from 'node:crypto';
import { createDirectoryToken, type OrganizationId, saveSingleSignOn } from '@winnow/contracts';
import { emailDomains } from '../../features/organizations/domain-tables.ts';
import type { SignedUp } from '../sign-up.ts';
import type { TestServer } from '../start-test-server.ts';

/** Sets up single sign-on and a directory with a person and a group, with a word in every text. */
export async function connectDirectory(
  server: TestServer,
  owner: Pick<SignedUp, 'client' | 'userId'>,
  organizationId: OrganizationId,
  word: string,
): Promise<{ email: string }> {
  const domain = `${word}.example`;
  const now = server.platform.clock.now();
  await server.platform.openDatabase.database.insert(emailDomains).values({
    id: randomUUID(),
    organizationId,
    createdBy: owner.userId,
    domain,
    proof: word,
    createdAt: now,
    verifiedAt: now,
  });
  const provider = { issuer: `https://${domain}`, clientId: word, clientSecret: word };
  await owner.client.call(saveSingleSignOn, { ...provider, defaultRole: 'recruiter', admitsNewcomers: true });
  await owner.client.call(createDirectoryToken);
  const email = `person@${domain}`;
  const { users, groups } = server.services.scim;
  const { id } = await users.create(organizationId, {
    userName: email,
    externalId: word,
    displayName: `${word} Person`,
    name: { givenName: word },
  });
  await groups.create(organizationId, { displayName: `Group of ${word}`, members: [{ value: id }] });
  return { email };
}
