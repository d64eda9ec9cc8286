import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { decodeAttestationObject, isoBase64URL, isoCBOR } from '@simplewebauthn/server/helpers';
import type { User } from '../accounts/account.ts';
import type { JsonObject } from '../http/json-object.ts';
import type { GivenAssertion, GivenCredential } from './passkey-input.ts';
import type { Passkey } from './passkey-repository.ts';
import type { RelyingParty } from './relying-party.ts';

/** Milliseconds for which a challenge can be answered. */
export const passkeyChallengeMs = 5 * 60_000;

/** EdDSA, ES256 and RS256, by their numbers in COSE. */
const algorithms = [-8, -7, -257];

/**
 * Options for creating a passkey. The user handle is the account's random id, which reveals nothing about the person.
 */
export async function creationOptions(
  site: RelyingParty,
  { id, email, phone }: Pick<User, 'id' | 'email' | 'phone'>,
  existing: readonly Passkey[],
): Promise<{ challenge: string } & JsonObject> {
  const name = email ?? phone ?? '';
  return {
    ...(await generateRegistrationOptions({
      rpName: site.name,
      rpID: site.id,
      userID: new TextEncoder().encode(id),
      userName: name,
      userDisplayName: name,
      timeout: passkeyChallengeMs,
      attestationType: 'none',
      excludeCredentials: existing.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      supportedAlgorithmIDs: algorithms,
    })),
  };
}

/** Options for signing in with a passkey. They are the same for everyone, so they reveal nothing about any account. */
export async function requestOptions(site: RelyingParty): Promise<{ challenge: string } & JsonObject> {
  const options = { rpID: site.id, timeout: passkeyChallengeMs, userVerification: 'required' } as const;
  return { ...(await generateAuthenticationOptions(options)), allowCredentials: [] };
}

export type NewCredential = Pick<
  Passkey,
  'credentialId' | 'publicKey' | 'counter' | 'aaguid' | 'isSynced' | 'transports'
>;

/** Reads a new credential; `null` if it isn't a response to the challenge at this site with user verification. */
export async function readNewCredential(
  site: RelyingParty,
  challenge: string,
  given: GivenCredential,
): Promise<NewCredential | null> {
  try {
    const { verified, registrationInfo: made } = await verifyRegistrationResponse({
      response: {
        ...given,
        clientExtensionResults: {},
        response: {
          clientDataJSON: given.response.clientDataJSON,
          attestationObject: withoutMaker(given.response.attestationObject),
        },
      },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
    if (!verified || made.credential.id !== given.id) return null;
    return {
      credentialId: made.credential.id,
      publicKey: isoBase64URL.fromBuffer(made.credential.publicKey),
      counter: made.credential.counter,
      aaguid: made.aaguid,
      isSynced: made.credentialBackedUp,
      transports: given.response.transports ?? [],
    };
  } catch {
    // The library throws different errors; callers give the same response to all.
    return null;
  }
}

export type ShownCredential = Pick<Passkey, 'counter' | 'isSynced'> & {
  /** The counter didn't rise: another copy of the authenticator may be in use. */
  readonly hasFallenBack: boolean;
};

/**
 * Reads an assertion; `null` if it isn't a signature of the challenge by this passkey at this site with user
 * verification.
 */
export async function readAssertion(
  site: RelyingParty,
  challenge: string,
  { passkey, given }: { readonly passkey: Passkey; readonly given: GivenAssertion },
): Promise<ShownCredential | null> {
  if (readHandle(given.response.userHandle) !== passkey.userId) return null;
  try {
    const { verified, authenticationInfo: shown } = await verifyAuthenticationResponse({
      response: { ...given, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
      // Compared below, after the signature, so that only a holder of the key can cause the warning.
      credential: {
        id: passkey.credentialId,
        publicKey: isoBase64URL.toBuffer(passkey.publicKey),
        counter: 0,
      },
    });
    if (!verified) return null;
    const counter = shown.newCounter;
    const hasFallenBack = (counter > 0 || passkey.counter > 0) && counter <= passkey.counter;
    return { counter, isSynced: shown.credentialBackedUp, hasFallenBack };
  } catch {
    return null;
  }
}

/**
 * Removes the attestation of the authenticator's manufacturer, which isn't needed: so no untrusted certificate is
 * parsed, and no URL in one is requested.
 */
function withoutMaker(attestationObject: string): string {
  const authData = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject)).get('authData');
  const plain = new Map<string, string | Uint8Array | Map<string, string>>([
    ['fmt', 'none'],
    ['attStmt', new Map()],
    ['authData', authData],
  ]);
  return isoBase64URL.fromBuffer(isoCBOR.encode(plain));
}

function readHandle(userHandle: string): string {
  return Buffer.from(userHandle, 'base64url').toString('utf8');
}
