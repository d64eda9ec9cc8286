import { createHash } from 'node:crypto';
import type { PdfFile } from '../structure/pdf-file.ts';
import type { PdfDictionary } from '../syntax/values.ts';
import { decryptAesBlocks, encryptAesBlocks } from './aes.ts';
import { type CryptMethod, Decryptor } from './decryptor.ts';
import { rc4 } from './rc4.ts';

/** The 32 bytes that pad short passwords (ISO 32000-1, algorithm 2). */
const padding = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');

/**
 * Finds the key of an encrypted document with the empty password, which opens files that are only protected against
 * editing. `null` if a password is needed, or the encryption is unsupported.
 */
export function unlock(file: PdfFile, encryption: PdfDictionary): Decryptor | null {
  if (file.name(encryption.get('Filter')) !== 'Standard') return null;
  const version = file.number(encryption.get('V')) ?? 0;
  const revision = file.number(encryption.get('R')) ?? 2;
  if (version >= 5) {
    const key = modernKey(file, encryption, revision);
    return key && new Decryptor(key, method(file, encryption, 'StmF'), method(file, encryption, 'StrF'));
  }
  const key = classicKey(file, encryption, version, revision);
  if (key === null) return null;
  if (version < 4) return new Decryptor(key, 'rc4', 'rc4');
  return new Decryptor(key, method(file, encryption, 'StmF'), method(file, encryption, 'StrF'));
}

function method(file: PdfFile, encryption: PdfDictionary, use: 'StmF' | 'StrF'): CryptMethod {
  const name = file.name(encryption.get(use)) ?? 'Identity';
  const filter = file.dictionary(file.dictionary(encryption.get('CF'))?.get(name));
  switch (filter && file.name(filter.get('CFM'))) {
    case 'V2':
      return 'rc4';
    case 'AESV2':
      return 'aes-128';
    case 'AESV3':
      return 'aes-256';
    default:
      return 'none';
  }
}

function bytesOf(file: PdfFile, encryption: PdfDictionary, key: string): Uint8Array {
  const value = file.get(encryption, key);
  return typeof value === 'string' ? Buffer.from(value, 'latin1') : new Uint8Array(0);
}

/** Revisions 2 to 4: algorithms 2, 4 and 5 of ISO 32000-1. */
function classicKey(
  file: PdfFile,
  encryption: PdfDictionary,
  version: number,
  revision: number,
): Uint8Array | null {
  const permissions = file.number(encryption.get('P')) ?? 0;
  const bits = version === 1 ? 40 : version === 4 ? 128 : (file.number(encryption.get('Length')) ?? 40);
  // Some writers give the length in bytes.
  const length = Math.min(16, Math.max(5, bits < 40 ? bits : bits >> 3));
  const ids = file.array(file.trailer.get('ID'));
  const firstId = file.resolve(ids?.[0]);
  const id = typeof firstId === 'string' ? Buffer.from(firstId, 'latin1') : new Uint8Array(0);
  const hash = createHash('md5')
    .update(padding)
    .update(bytesOf(file, encryption, 'O').subarray(0, 32))
    .update(Uint8Array.of(permissions, permissions >> 8, permissions >> 16, permissions >> 24))
    .update(id);
  if (revision >= 4 && file.get(encryption, 'EncryptMetadata') === false)
    hash.update(Buffer.from('ffffffff', 'hex'));
  let key: Uint8Array = hash.digest();
  if (revision >= 3) {
    for (let round = 0; round < 50; round++) key = createHash('md5').update(key.subarray(0, length)).digest();
  }
  key = key.subarray(0, length);
  return provesUserPassword(key, bytesOf(file, encryption, 'U'), id, revision) ? key : null;
}

function provesUserPassword(key: Uint8Array, stored: Uint8Array, id: Uint8Array, revision: number): boolean {
  if (revision < 3) return Buffer.compare(rc4(key, padding), stored.subarray(0, 32)) === 0;
  let proof: Uint8Array = createHash('md5').update(padding).update(id).digest();
  for (let round = 0; round < 20; round++)
    proof = rc4(
      key.map((byte) => byte ^ round),
      proof,
    );
  return Buffer.compare(proof, stored.subarray(0, 16)) === 0;
}

/** Revisions 5 and 6: algorithm 2.A of ISO 32000-2. */
function modernKey(file: PdfFile, encryption: PdfDictionary, revision: number): Uint8Array | null {
  const stored = bytesOf(file, encryption, 'U');
  const wrapped = bytesOf(file, encryption, 'UE').subarray(0, 32);
  if (stored.length < 48 || wrapped.length < 32) return null;
  const digest = revision >= 6 ? hardenedHash : sha256;
  if (Buffer.compare(digest(stored.subarray(32, 40)), stored.subarray(0, 32)) !== 0) return null;
  return decryptAesBlocks(digest(stored.subarray(40, 48)), new Uint8Array(16), wrapped);
}

function sha256(bytes: Uint8Array): Uint8Array {
  return createHash('sha256').update(bytes).digest();
}

/** Algorithm 2.B of ISO 32000-2 for the empty password. */
function hardenedHash(salt: Uint8Array): Uint8Array {
  let key = sha256(salt);
  for (let round = 0, last = 0; round < 64 || last > round - 32; round++) {
    const repeated = Buffer.alloc(key.length * 64);
    for (let copy = 0; copy < 64; copy++) repeated.set(key, copy * key.length);
    const encrypted = encryptAesBlocks(key.subarray(0, 16), key.subarray(16, 32), repeated);
    let remainder = 0;
    for (let index = 0; index < 16; index++) remainder += encrypted[index] as number;
    const algorithm = (['sha256', 'sha384', 'sha512'] as const)[remainder % 3] ?? 'sha256';
    key = createHash(algorithm).update(encrypted).digest();
    last = encrypted[encrypted.length - 1] as number;
  }
  return key.subarray(0, 32);
}
