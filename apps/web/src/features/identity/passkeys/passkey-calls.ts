import type { GoTrueClient, Session } from '@supabase/auth-js';
import { loadSeparateClient } from '../../../lib/session/auth-client.ts';
import { session } from '../../../lib/session/session.ts';
import { signInAgain } from '../confirmation/sign-in-again.ts';

export type PasskeyView = {
  readonly id: string;
  readonly friendly_name?: string;
  readonly created_at: string;
  readonly last_used_at?: string;
};

/** The user closed the browser's dialog: nothing happened, and no message is needed. */
export class PasskeyDismissed extends Error {}

/** A passkey of another account was chosen. */
export class PasskeyOfAnother extends Error {}

/** Whether this browser supports passkeys and their JSON format. */
export function canUsePasskeys(): boolean {
  return (
    typeof PublicKeyCredential === 'function' &&
    'parseRequestOptionsFromJSON' in PublicKeyCredential &&
    'toJSON' in PublicKeyCredential.prototype
  );
}

/** Whether the browser offers passkeys as autofill suggestions. */
export async function offersWhileTyping(): Promise<boolean> {
  return (await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false;
}

/** Creates a passkey for the account. @throws PasskeyDismissed, the identity client's errors */
export async function addPasskey(): Promise<void> {
  const { passkey } = await session.client();
  const asked = await passkey.startRegistration();
  if (asked.error) throw asked.error;
  const options = asked.data.options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const made = await orDismissed(navigator.credentials.create({ publicKey }));
  const added = await passkey.verifyRegistration({
    challengeId: asked.data.challenge_id,
    credential: made as unknown as Parameters<typeof passkey.verifyRegistration>[0]['credential'],
  });
  if (added.error) throw added.error;
}

/**
 * Signs in with a passkey that the user chooses.
 * @param waiting waits while an address is typed: the browser lists passkeys among its suggestions
 * @throws PasskeyDismissed, the identity client's errors
 */
export async function signInWithPasskey(
  { passkey }: Pick<GoTrueClient, 'passkey'>,
  waiting?: { readonly signal: AbortSignal },
): Promise<Session> {
  const asked = await passkey.startAuthentication();
  if (asked.error) throw asked.error;
  const options = asked.data.options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const request = waiting
    ? { publicKey, mediation: 'conditional' as const, signal: waiting.signal }
    : { publicKey };
  const shown = await orDismissed(navigator.credentials.get(request));
  const { data, error } = await passkey.verifyAuthentication({
    challengeId: asked.data.challenge_id,
    credential: shown as unknown as Parameters<typeof passkey.verifyAuthentication>[0]['credential'],
  });
  if (error) throw error;
  if (!data.session) throw new Error('No session received');
  return data.session;
}

/** Confirms the signed-in user, or completes a sign-in that awaits its second factor. */
export async function confirmWithPasskey(): Promise<void> {
  const userId = (await (await session.client()).getSession()).data.session?.user.id;
  const separate = await loadSeparateClient();
  const found = await signInWithPasskey(separate);
  if (found.user.id !== userId) {
    separate.admin.signOut(found.access_token, 'local').catch(() => undefined);
    throw new PasskeyOfAnother();
  }
  await signInAgain(async () => ({ data: { session: found }, error: null }));
}

export async function listPasskeys(): Promise<readonly PasskeyView[]> {
  const { data, error } = await (await session.client()).passkey.list();
  if (error) throw error;
  return data;
}

export async function renamePasskey(passkeyId: string, friendlyName: string): Promise<void> {
  const { error } = await (await session.client()).passkey.update({ passkeyId, friendlyName });
  if (error) throw error;
}

export async function removePasskey(passkeyId: string): Promise<void> {
  const { error } = await (await session.client()).passkey.delete({ passkeyId });
  if (error) throw error;
}

/** The credential as JSON. Browsers report the same error for a closed dialog and a timeout. */
async function orDismissed(asked: Promise<Credential | null>): Promise<unknown> {
  try {
    const credential = await asked;
    if (credential instanceof PublicKeyCredential) return credential.toJSON();
  } catch (error) {
    const isDismissed =
      error instanceof DOMException && ['NotAllowedError', 'AbortError'].includes(error.name);
    if (!isDismissed) throw error;
  }
  throw new PasskeyDismissed();
}
