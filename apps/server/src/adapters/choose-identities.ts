import { createEmbeddedIdentity } from '../features/accounts/identities/embedded-identity.ts';
import {
  createHostedIdentity,
  type HostedIdentity,
} from '../features/accounts/identities/hosted-identity.ts';
import type { IdentitySource } from '../features/accounts/identities/identity-source.ts';
import type { IdentityService } from '../features/identity/identity-service.ts';
import { createIdentityInProcess } from '../identity-server/identity-in-process.ts';
import type { Clock } from '../platform/clock/clock.ts';

/** The hosted project of the settings, or this server's own identity service. */
export function chooseIdentities(
  { hostedIdentity, clock }: { readonly hostedIdentity: HostedIdentity | null; readonly clock: Clock },
  identity: IdentityService,
): IdentitySource {
  if (hostedIdentity) return createHostedIdentity({ ...hostedIdentity, clock });
  return createEmbeddedIdentity({ identity, clock, answer: createIdentityInProcess(identity) });
}
