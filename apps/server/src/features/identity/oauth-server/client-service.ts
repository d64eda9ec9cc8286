import { randomBytes, randomUUID } from 'node:crypto';
import { IdentityError } from '../http/identity-error.ts';
import type { IdentityDependencies } from '../identity-dependencies.ts';
import { equalSecrets } from '../keys/identity-keys.ts';
import { hashSecret } from '../proofs/one-time-tokens.ts';
import { hasUuidForm } from '../sessions/session-tokens.ts';
import { deleteClient, findClient, insertClient, listClients, updateClient } from './client-repository.ts';
import { oauthRefusal } from './oauth-refusal.ts';
import type { OauthClient } from './oauth-tables.ts';

export type ClientPatch = Partial<
  Pick<OauthClient, 'redirectUris' | 'grantTypes' | 'name' | 'uri' | 'logoUri' | 'authMethod'>
>;

export type NewClient = ClientPatch &
  Pick<OauthClient, 'redirectUris' | 'registrationType'> & {
    readonly clientType: OauthClient['clientType'] | null;
  };

/** How a client authenticated in a request. */
export type ClientProof = {
  readonly id: string;
  readonly secret: string | null;
  readonly method: OauthClient['authMethod'];
};

/** Apps that may ask for access: registered by the operator, or by themselves. */
export function createClientService({ database, clock }: Pick<IdentityDependencies, 'database' | 'clock'>) {
  return {
    /**
     * The secret is returned only once. @throws IdentityError if type and authentication method of the client
     * contradict each other
     */
    async register(wanted: NewClient): Promise<{ client: OauthClient; secret: string | null }> {
      const clientType = wanted.clientType ?? (wanted.authMethod === 'none' ? 'public' : 'confidential');
      const authMethod = wanted.authMethod ?? (clientType === 'public' ? 'none' : 'client_secret_basic');
      requireConsistency(clientType, authMethod);
      const secret = clientType === 'confidential' ? newSecret() : null;
      const now = clock.now();
      const client: OauthClient = {
        id: randomUUID(),
        registrationType: wanted.registrationType,
        clientType,
        authMethod,
        secretHash: secret && hashSecret(secret),
        redirectUris: wanted.redirectUris,
        grantTypes: wanted.grantTypes ?? ['authorization_code', 'refresh_token'],
        name: wanted.name ?? null,
        uri: wanted.uri ?? null,
        logoUri: wanted.logoUri ?? null,
        createdAt: now,
        updatedAt: now,
      };
      await insertClient(database, client);
      return { client, secret };
    },

    list: (page: { readonly number: number; readonly size: number }) => listClients(database, page),

    get,

    /** @throws IdentityError if there is no such client */
    async update(id: string, patch: ClientPatch): Promise<OauthClient> {
      if (Object.keys(patch).length === 0) {
        throw new IdentityError('validation_failed', 'No fields provided for update');
      }
      const client = await get(id);
      requireConsistency(client.clientType, patch.authMethod ?? client.authMethod);
      return (await updateClient(database, id, { ...patch, updatedAt: clock.now() })) ?? notFound();
    },

    /** The earlier secret is refused from then on. */
    async renewSecret(id: string): Promise<{ client: OauthClient; secret: string }> {
      const { clientType } = await get(id);
      if (clientType === 'public') {
        throw new IdentityError('validation_failed', 'Cannot regenerate secret for public client');
      }
      const secret = newSecret();
      const change = { secretHash: hashSecret(secret), updatedAt: clock.now() };
      return { client: (await updateClient(database, id, change)) ?? notFound(), secret };
    },

    /** Also ends the client's tokens. */
    async remove(id: string): Promise<void> {
      if (!(await deleteClient(database, id))) notFound();
    },

    /** @throws IdentityError `invalid_client`, with the same message for every reason */
    async authenticate({ id, secret, method }: ClientProof): Promise<OauthClient> {
      const client = hasUuidForm(id) ? await findClient(database, id) : undefined;
      const isSecret =
        client?.secretHash === null
          ? secret === null
          : equalSecrets(hashSecret(secret ?? ''), client?.secretHash ?? '');
      if (client && isSecret && client.authMethod === method) return client;
      throw oauthRefusal('invalid_client', 'The client is unknown, or did not prove itself as registered');
    },
  };

  async function get(id: string): Promise<OauthClient> {
    return (await findClient(database, id)) ?? notFound();
  }
}

function requireConsistency(type: OauthClient['clientType'], method: OauthClient['authMethod']): void {
  if ((type === 'public') === (method === 'none')) return;
  const allowed = type === 'public' ? 'none' : 'client_secret_basic or client_secret_post';
  const message = `token_endpoint_auth_method of a ${type} client must be ${allowed}`;
  throw new IdentityError('validation_failed', message);
}

function notFound(): never {
  throw new IdentityError('oauth_client_not_found', 'OAuth client not found');
}

function newSecret(): string {
  return randomBytes(32).toString('base64url');
}
