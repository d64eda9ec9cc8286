import { createCipheriv, createDecipheriv } from 'node:crypto';

/**
 * Decrypts AES-CBC data that starts with its initialization vector. Invalid padding is accepted, since damaged files
 * have it.
 */
export function decryptAes(key: Uint8Array, bytes: Uint8Array): Uint8Array {
  const length = Math.floor((bytes.length - 16) / 16) * 16;
  if (length <= 0) return new Uint8Array(0);
  const plain = decryptAesBlocks(key, bytes.subarray(0, 16), bytes.subarray(16, 16 + length));
  const padding = plain[plain.length - 1] ?? 0;
  return padding >= 1 && padding <= 16 ? plain.subarray(0, plain.length - padding) : plain;
}

/** AES-CBC without padding, with a key of 16 or 32 bytes: whole blocks of 16 bytes. Throws on any other length. */
export function decryptAesBlocks(key: Uint8Array, vector: Uint8Array, bytes: Uint8Array): Uint8Array {
  const decipher = createDecipheriv(key.length === 32 ? 'aes-256-cbc' : 'aes-128-cbc', key, vector);
  decipher.setAutoPadding(false);
  return Buffer.concat([decipher.update(bytes), decipher.final()]);
}

/** AES-CBC without padding, with a key of 16 bytes: whole blocks of 16 bytes. Throws on any other length. */
export function encryptAesBlocks(key: Uint8Array, vector: Uint8Array, bytes: Uint8Array): Uint8Array {
  const cipher = createCipheriv('aes-128-cbc', key, vector);
  cipher.setAutoPadding(false);
  return Buffer.concat([cipher.update(bytes), cipher.final()]);
}
