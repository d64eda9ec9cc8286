import { generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

export type TestCertificate = { readonly cert: string; readonly key: string };

const oid = {
  commonName: '550403',
  ecdsaWithSha256: '2a8648ce3d040302',
  alternativeName: '551d11',
  basicConstraints: '551d13',
} as const;

/** A self-signed certificate for names and IP addresses of this machine. Valid from yesterday. */
export function makeCertificate({
  names = ['localhost'],
  addresses = ['127.0.0.1'],
  days = 2,
}: {
  readonly names?: readonly string[];
  readonly addresses?: readonly string[];
  /** Days of validity from yesterday; 1 has expired. */
  readonly days?: number;
} = {}): TestCertificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const name = sequence(set(sequence(object(oid.commonName), encode(0x0c, Buffer.from(names[0] ?? 'test')))));
  const algorithm = sequence(object(oid.ecdsaWithSha256));
  const from = Date.now() - 86_400_000;
  const alternatives = sequence(
    ...names.map((each) => encode(0x82, Buffer.from(each))),
    ...addresses.map((each) => encode(0x87, Buffer.from(each.split('.').map(Number)))),
  );
  const extensions = sequence(
    sequence(object(oid.basicConstraints), encode(0x04, sequence(encode(0x01, Buffer.from([0xff]))))),
    sequence(object(oid.alternativeName), encode(0x04, alternatives)),
  );
  const content = sequence(
    encode(0xa0, encode(0x02, Buffer.from([2]))),
    encode(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    algorithm,
    name,
    sequence(time(from), time(from + days * 86_400_000 - 1_000)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    encode(0xa3, extensions),
  );
  const signature = encode(0x03, Buffer.concat([Buffer.from([0]), signed(content, privateKey)]));
  const der = sequence(content, algorithm, signature).toString('base64');
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${der.match(/.{1,64}/g)?.join('\n')}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}

const signed = (content: Buffer, key: KeyObject): Buffer => sign('sha256', content, key);
const sequence = (...parts: readonly Buffer[]): Buffer => encode(0x30, Buffer.concat(parts));
const set = (...parts: readonly Buffer[]): Buffer => encode(0x31, Buffer.concat(parts));
const object = (hex: string): Buffer => encode(0x06, Buffer.from(hex, 'hex'));
const time = (at: number): Buffer =>
  encode(0x18, Buffer.from(`${new Date(at).toISOString().replace(/[-:T]|\.\d+/g, '')}`));

/** A value of ASN.1 in DER. */
function encode(tag: number, content: Buffer): Buffer {
  const { length } = content;
  if (length < 0x80) return Buffer.concat([Buffer.from([tag, length]), content]);
  const digits = Buffer.from(length.toString(16).padStart(length > 0xff ? 4 : 2, '0'), 'hex');
  return Buffer.concat([Buffer.from([tag, 0x80 + digits.length]), digits, content]);
}
