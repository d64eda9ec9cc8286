import { TOTP } from 'otpauth';

/** Calls the identity service as a signed-in user; returns the body. */
type Post = (path: string, data: object) => Promise<unknown>;

export type LiftedSession = { readonly access_token: string; readonly refresh_token: string };

/** Adds an authenticator app and submits its first code, as operators must. */
export async function addFactor(post: Post): Promise<LiftedSession> {
  const factor = (await post('/auth/v1/factors', { factor_type: 'totp' })) as {
    id: string;
    totp: { secret: string };
  };
  const path = `/auth/v1/factors/${factor.id}`;
  const { id } = (await post(`${path}/challenge`, {})) as { id: string };
  const code = new TOTP({ secret: factor.totp.secret }).generate();
  return (await post(`${path}/verify`, { challenge_id: id, code })) as LiftedSession;
}
