import { createOrganization, inviteMember, startOrganizationExport } from '@winnow/contracts';
import type { AccessByRoute } from '../../../testing/access/route-access.ts';
import { newAddress } from '../../../testing/auth-client.ts';
import { type SignedUp, signUp } from '../../../testing/sign-up.ts';
import type { TestServer } from '../../../testing/start-test-server.ts';
import { callAs } from '../../../testing/team.ts';

async function organizationOf(_: TestServer, { client }: SignedUp) {
  return { id: (await client.call(createOrganization, { name: 'Matrix Ltd' })).data.id };
}

/** Of another person's organization. */
async function memberOf(_: TestServer, { userId }: SignedUp) {
  return { userId };
}

/** A member with an entry in the audit log. */
async function memberOnRecord(server: TestServer, { userId, organizationId }: SignedUp) {
  await server.services.audit.record(server.platform.openDatabase.database, {
    action: 'organization-settings-changed',
    actorId: userId,
    subjectId: organizationId,
    organizationId,
    details: {},
  });
  return { userId };
}

async function invitationOf(server: TestServer, owner: SignedUp, email = newAddress()) {
  const { id } = await organizationOf(server, owner);
  const invitation = await callAs(server, owner, id).call(inviteMember, { email, role: 'recruiter' });
  return { id: invitation.data.id };
}

/** An invitation to someone other than the caller. */
async function invitationToOthers(server: TestServer, owner: SignedUp) {
  return invitationOf(server, owner, (await signUp(server)).email);
}

async function exportOf(server: TestServer, owner: SignedUp) {
  const { id } = await organizationOf(server, owner);
  return { id: (await callAs(server, owner, id).call(startOrganizationExport)).data.id };
}

export const access: AccessByRoute = {
  'GET /organization/exports/{id}/file': { make: exportOf },
  'GET /organization/activity': {
    make: memberOnRecord,
    input: ({ userId }) => ({ member: userId }),
    status: 200,
  },
  'POST /organizations/{id}/switch': { make: organizationOf },
  // Its name cannot be guessed.
  'GET /organization-logos/{id}': 'anyone',
  'PATCH /organization/members/{userId}': { make: memberOf, input: { role: 'admin' } },
  'DELETE /organization/members/{userId}': { make: memberOf },
  'POST /organization/transfer': { make: memberOf, input: ({ userId }) => ({ userId }) },
  'POST /organization/invitations/{id}/resend': { make: invitationOf },
  'DELETE /organization/invitations/{id}': { make: invitationOf },
  // Authorized by the secret in the body, which is only in emails.
  'POST /invitations/open': 'anyone',
  'POST /invitations/{id}/accept': { make: invitationToOthers },
  'POST /invitations/{id}/decline': { make: invitationToOthers },
};
