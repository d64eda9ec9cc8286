import { isIP } from 'node:net';
import * as z from 'zod';

/** A setting that is empty counts as not set, as in `PORT= npm start`. */
const absent = (value: unknown) => (value === '' ? undefined : value);

/** One setting of the environment. */
export function setting<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess(absent, schema);
}

export function wholeNumber(from: number, to: number) {
  const words = `must be a whole number from ${from} to ${to}`;
  return z.coerce.number(words).int(words).min(from, words).max(to, words);
}

export function address(...protocols: string[]) {
  const words = `must be an address that begins with ${protocols.map((name) => `${name}://`).join(' or ')}`;
  return z.string().refine((value) => {
    return URL.canParse(value) && protocols.includes(new URL(value).protocol.slice(0, -1));
  }, words);
}

export function onOrOff(fallback: boolean) {
  const words = z.enum(['on', 'off'], 'must be on or off');
  return setting(words.default(fallback ? 'on' : 'off').transform((value) => value === 'on'));
}

/** Values separated by commas. */
export function list() {
  return setting(
    z
      .string()
      .default('')
      .transform((value) =>
        value
          .split(',')
          .map((part) => part.trim())
          .filter((part) => part !== ''),
      ),
  );
}

/** Email addresses separated by commas, converted to lowercase. */
export function emailAddresses() {
  return list().pipe(z.array(z.email('must be email addresses with commas between').toLowerCase()));
}

/** A secret, which must be long enough not to be guessed. */
export function secret() {
  return setting(z.string().min(32, 'must have at least 32 characters').optional());
}

/** Addresses of DNS resolvers separated by commas, each with its port unless it is 53. */
export function resolvers() {
  const isResolver = (given: string) => {
    const [, bracketed, plain = given] = /^(?:\[([^\]]+)\]|([\d.]+)):\d{1,5}$/.exec(given) ?? [];
    return isIP(bracketed ?? plain) !== 0;
  };
  return list().pipe(
    z.array(z.string().refine(isResolver, 'must be IP addresses with commas between, such as 9.9.9.9')),
  );
}

/** Host names or addresses separated by commas, each with or without a port. */
export function hosts() {
  const isHost = (given: string) =>
    URL.canParse(`http://${given}`) && [given, `${given}:80`].includes(new URL(`http://${given}`).host);
  return list().pipe(
    z.array(
      z
        .string()
        .toLowerCase()
        .refine(isHost, 'must be hosts with commas between, such as 127.0.0.1:4000 or hooks.internal'),
    ),
  );
}
