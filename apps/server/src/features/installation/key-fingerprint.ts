import { createHash } from 'node:crypto';
import { calculateJwkThumbprint, type JWK } from 'jose';

/** Identifies the identity keys without revealing them. */
export type KeyFingerprint = {
  /** Fingerprint of the secret that all others are derived from. */
  readonly secret: string;
  /** Fingerprints of the keys that sign tokens, in the order of their file. */
  readonly signingKeys: readonly string[];
};

/** The identity keys that the fingerprint is made of. */
export type FingerprintedKeys = {
  derive(purpose: string): Buffer;
  readonly publicKeys: readonly JWK[];
};

export async function fingerprintKeys({ derive, publicKeys }: FingerprintedKeys): Promise<KeyFingerprint> {
  return {
    secret: createHash('sha256').update(derive('installation-fingerprint')).digest('hex'),
    signingKeys: await Promise.all(publicKeys.map((key) => calculateJwkThumbprint(key, 'sha256'))),
  };
}
