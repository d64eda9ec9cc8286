import { openSecret, sealSecret } from '../factors/sealed-secret.ts';
import type { IdentityKeys } from '../keys/identity-keys.ts';

/** A provider's own tokens, which the client gets once and this server does not keep. */
export type ProviderTokens = {
  readonly provider_token: string;
  readonly provider_refresh_token?: string;
};

const purpose = 'provider-tokens';

/** For the minutes in which the client has its code and not yet its session. */
export function sealProviderTokens(keys: IdentityKeys, flowId: string, tokens: ProviderTokens): string {
  return sealSecret(keys.derive(purpose), flowId, JSON.stringify(tokens));
}

export function openProviderTokens(keys: IdentityKeys, flowId: string, sealed: string): ProviderTokens {
  return JSON.parse(openSecret(keys.derive(purpose), flowId, sealed)) as ProviderTokens;
}
