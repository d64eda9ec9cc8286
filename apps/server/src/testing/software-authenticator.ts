import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

type Cbor = number | string | Uint8Array | ReadonlyMap<number | string, Cbor>;
type Algorithm = 'ES256' | 'EdDSA' | 'RS256';

/** Deviations of a hostile or broken authenticator. */
export type Deviation = {
  readonly origin?: string;
  readonly site?: string;
  readonly challenge?: string;
  readonly type?: string;
  readonly isPersonVerified?: boolean;
  /** Signature counter; 0 for synced passkeys. */
  readonly counter?: number;
  readonly userHandle?: string;
  readonly signature?: Buffer;
};

/** A software authenticator with one passkey and real keys and signatures. */
export function createSoftwareAuthenticator(at: { readonly origin: string }, algorithm: Algorithm = 'ES256') {
  const site = new URL(at.origin).hostname;
  const { privateKey, coseKey } = makeKey(algorithm);
  const id = randomBytes(32).toString('base64url');
  let counter = 0;
  let handle = '';

  return {
    id,

    /** The result of `navigator.credentials.create` for the options. */
    create(
      options: { readonly challenge: string; readonly user: { readonly id: string } },
      than: Deviation = {},
    ) {
      handle = options.user.id;
      const rawId = Buffer.from(id, 'base64url');
      const length = Buffer.alloc(2);
      length.writeUInt16BE(rawId.length);
      const attested = Buffer.concat([Buffer.alloc(16), length, rawId, cbor(coseKey)]);
      const authData = Buffer.concat([head(than, 0x40, than.counter ?? 0), attested]);
      const statement = new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]);
      const response = {
        clientDataJSON: clientData('webauthn.create', options.challenge, than).toString('base64url'),
        attestationObject: cbor(statement).toString('base64url'),
        transports: ['internal', 'hybrid'] as ('internal' | 'hybrid')[],
      };
      return { id, rawId: id, type: 'public-key' as const, response, clientExtensionResults: {} };
    },

    /** The result of `navigator.credentials.get` for the options. */
    get(options: { readonly challenge: string }, than: Deviation = {}) {
      counter = than.counter ?? counter + 1;
      const authenticatorData = head(than, 0, counter);
      const client = clientData('webauthn.get', options.challenge, than);
      const signed = Buffer.concat([authenticatorData, sha256(client)]);
      const signature = than.signature ?? sign(algorithm === 'EdDSA' ? null : 'sha256', signed, privateKey);
      const response = {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle: than.userHandle ?? handle,
      };
      return { id, rawId: id, type: 'public-key' as const, response, clientExtensionResults: {} };
    },
  };

  function head(
    { isPersonVerified = true, site: otherSite }: Deviation,
    flags: number,
    count: number,
  ): Buffer {
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(count);
    const present = 0x01 | (isPersonVerified ? 0x04 : 0);
    return Buffer.concat([sha256(Buffer.from(otherSite ?? site)), Buffer.from([present | flags]), counted]);
  }

  function clientData(type: string, challenge: string, than: Deviation): Buffer {
    const said = {
      type: than.type ?? type,
      challenge: than.challenge ?? challenge,
      origin: than.origin ?? at.origin,
      crossOrigin: false,
    };
    return Buffer.from(JSON.stringify(said));
  }
}

export type SoftwareAuthenticator = ReturnType<typeof createSoftwareAuthenticator>;

/** A key pair with the public key in COSE format. */
function makeKey(algorithm: Algorithm): { privateKey: KeyObject; coseKey: ReadonlyMap<number, Cbor> } {
  if (algorithm === 'ES256') {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x, y } = publicKey.export({ format: 'jwk' });
    return {
      privateKey,
      coseKey: new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, raw(x)],
        [-3, raw(y)],
      ]),
    };
  }
  if (algorithm === 'EdDSA') {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    const { x } = publicKey.export({ format: 'jwk' });
    return {
      privateKey,
      coseKey: new Map<number, Cbor>([
        [1, 1],
        [3, -8],
        [-1, 6],
        [-2, raw(x)],
      ]),
    };
  }
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const { n, e } = publicKey.export({ format: 'jwk' });
  return {
    privateKey,
    coseKey: new Map<number, Cbor>([
      [1, 3],
      [3, -257],
      [-1, raw(n)],
      [-2, raw(e)],
    ]),
  };
}

function raw(encoded: string | undefined): Buffer {
  return Buffer.from(encoded ?? '', 'base64url');
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}

/** Encodes CBOR (RFC 8949), as far as authenticators use it. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value >= 0 ? cborHead(0, value) : cborHead(1, -1 - value);
  if (typeof value === 'string')
    return Buffer.concat([cborHead(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([cborHead(2, value.length), value]);
  const entries = [...value].flatMap(([key, inner]) => [cbor(key), cbor(inner)]);
  return Buffer.concat([cborHead(5, value.size), ...entries]);
}

function cborHead(major: number, argument: number): Buffer {
  const kind = major << 5;
  if (argument < 24) return Buffer.from([kind | argument]);
  if (argument < 0x100) return Buffer.from([kind | 24, argument]);
  return Buffer.from([kind | 25, argument >> 8, argument & 0xff]);
}
