import { createHash } from 'node:crypto';
import type { PdfReference } from '../syntax/values.ts';
import { decryptAes } from './aes.ts';
import { rc4 } from './rc4.ts';

/** How a crypt filter treats data: the methods of ISO 32000-2, table 25. */
export type CryptMethod = 'none' | 'rc4' | 'aes-128' | 'aes-256';

/** Decrypts one document with a known key. */
export class Decryptor {
  private readonly key: Uint8Array;
  private readonly streamMethod: CryptMethod;
  private readonly stringMethod: CryptMethod;

  constructor(key: Uint8Array, streamMethod: CryptMethod, stringMethod: CryptMethod) {
    this.key = key;
    this.streamMethod = streamMethod;
    this.stringMethod = stringMethod;
  }

  stream(bytes: Uint8Array, id: PdfReference): Uint8Array {
    return this.decrypt(bytes, id, this.streamMethod);
  }

  string(text: string, id: PdfReference): string {
    return Buffer.from(this.decrypt(Buffer.from(text, 'latin1'), id, this.stringMethod)).toString('latin1');
  }

  private decrypt(bytes: Uint8Array, id: PdfReference, method: CryptMethod): Uint8Array {
    switch (method) {
      case 'none':
        return bytes;
      case 'aes-256':
        return decryptAes(this.key, bytes);
      case 'aes-128':
        return decryptAes(this.objectKey(id, true), bytes);
      case 'rc4':
        return rc4(this.objectKey(id, false), bytes);
    }
  }

  /** Algorithm 1 of ISO 32000-1, 7.6.2: every object has a separate key. */
  private objectKey(id: PdfReference, isAes: boolean): Uint8Array {
    const number = id.number;
    const hash = createHash('md5')
      .update(this.key)
      .update(Uint8Array.of(number, number >> 8, number >> 16, id.generation, id.generation >> 8));
    if (isAes) hash.update('sAlT', 'latin1');
    return hash.digest().subarray(0, Math.min(this.key.length + 5, 16));
  }
}
