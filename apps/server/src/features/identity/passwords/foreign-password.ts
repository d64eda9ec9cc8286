import { compare } from 'bcryptjs';

const bcryptForm = /^\$2[aby]\$(0[4-9]|1[0-4])\$[./A-Za-z0-9]{53}$/;
const argon2Form = /^\$argon2(i|id)\$v=19\$/;
/** Maximum bytes that bcrypt reads: longer passwords with the same beginning would be equal. */
const bcryptBytes = 72;

/** Whether a hash was imported from another service. */
export function isImportableHash(hash: string): boolean {
  return argon2Form.test(hash) || bcryptForm.test(hash);
}

/** Whether it isn't of the kind that this service creates. */
export function isForeignHash(hash: string): boolean {
  return bcryptForm.test(hash);
}

export async function verifyForeign(hash: string, password: string): Promise<boolean> {
  return Buffer.byteLength(password) <= bcryptBytes && compare(password, hash);
}
