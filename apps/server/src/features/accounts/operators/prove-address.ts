import * as z from 'zod';
import type { AuthenticationMethod } from '../identities/authentication-methods.ts';
import type { IdentityClient } from '../identities/identity-client.ts';

/** Methods that prove access to the email: its link or its code. */
const byEmail = new Set(['otp', 'magiclink', 'email/signup', 'recovery', 'invite', 'email_change']);

/** The part of the protocol's user object that says how the address was verified. */
const protocolUser = z.object({
  email: z.string(),
  email_confirmed_at: z.coerce.date(),
  phone_confirmed_at: z.unknown().optional(),
  identities: z
    .array(z.object({ provider: z.string(), identity_data: z.looseObject({ email: z.string().optional() }) }))
    .nullish(),
});

const identitySettings = z.object({ mailer_autoconfirm: z.boolean() });

/**
 * Whether a sign-in proves access to an email address: by a link or code sent there, or by the Google account of that
 * address. "Confirmed" isn't enough: the service may have confirmed the address by itself. Works with this server's
 * identity service and with a hosted project.
 */
export async function provesAddress(
  client: IdentityClient,
  { supabaseId, email }: { readonly supabaseId: string; readonly email: string },
  methods: readonly AuthenticationMethod[],
): Promise<boolean> {
  const settings = identitySettings.safeParse(
    (await client.send({ method: 'GET', path: '/auth/v1/settings' })).body,
  );
  if (!settings.success || settings.data.mailer_autoconfirm) return false;
  const path = `/auth/v1/admin/users/${encodeURIComponent(supabaseId)}` as const;
  const found = protocolUser.safeParse((await client.send({ method: 'GET', path, as: 'service' })).body);
  if (!found.success || found.data.email.toLowerCase() !== email) return false;
  const user = found.data;
  const isOfGoogle = (user.identities ?? []).some(
    ({ provider, identity_data: told }) => provider === 'google' && told.email?.toLowerCase() === email,
  );
  return methods.some(({ method, timestamp }) => {
    // A sign-in before the address was changed proves nothing about the new one. Claims have whole seconds.
    if ((timestamp + 1) * 1000 <= user.email_confirmed_at.getTime()) return false;
    if (method === 'oauth') return isOfGoogle;
    // A hosted project says the same of a code in a text message.
    if (method === 'otp' && user.phone_confirmed_at) return false;
    return byEmail.has(method);
  });
}
