import { openSecret, sealSecret } from '../factors/sealed-secret.ts';
import type { IdentityKeys } from '../keys/identity-keys.ts';

/** The provider's own tokens, returned to the client once and not stored; none for an organization's provider. */
export type ProviderTokens = {
  readonly provider_token?: string;
  readonly provider_refresh_token?: string;
};

const purpose = 'provider-tokens';

/** Encrypted for the time between the code and the session. */
export function sealProviderTokens(keys: IdentityKeys, flowId: string, tokens: ProviderTokens): string {
  return sealSecret(keys.derive(purpose), flowId, JSON.stringify(tokens));
}

export function openProviderTokens(keys: IdentityKeys, flowId: string, sealed: string): ProviderTokens {
  return JSON.parse(openSecret(keys.derive(purpose), flowId, sealed)) as ProviderTokens;
}
