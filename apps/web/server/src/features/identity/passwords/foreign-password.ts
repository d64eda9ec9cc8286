import { compare } from 'bcryptjs';

const bcryptForm = /^\$2[aby]\$(0[4-9]|1[0-4])\$[./A-Za-z0-9]{53}$/;
const argon2Form = /^\$argon2(i|id)\$v=19\$/;
/** bcrypt sees no further: two passwords that differ behind it would be one. */
const bcryptBytes = 72;

/** Whether a hash is one that people bring along from another service. */
export function isImportableHash(hash: string): boolean {
  return argon2Form.test(hash) || bcryptForm.test(hash);
}

/** Whether it is not of the kind that this service makes. */
export function isForeignHash(hash: string): boolean {
  return bcryptForm.test(hash);
}

export async function verifyForeign(hash: string, password: string): Promise<boolean> {
  return Buffer.byteLength(password) <= bcryptBytes && compare(password, hash);
}
