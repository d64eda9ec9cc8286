import * as z from 'zod';

/** Longer than any real credential, and short enough to be parsed quickly. */
const encoded = z
  .string()
  .min(1)
  .max(8192)
  .regex(/^[\w-]+=*$/, 'must be base64url');

const credential = {
  id: encoded.max(2048),
  rawId: encoded.max(2048),
  type: z.literal('public-key'),
};

/** A new credential in the format of browsers. */
export const newCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded,
    attestationObject: encoded,
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
});

/** A signature by a credential in the format of browsers. A passkey always includes its user handle. */
export const assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded,
    authenticatorData: encoded,
    signature: encoded,
    userHandle: encoded.max(512),
  }),
});

export type GivenCredential = z.output<typeof newCredential>;
export type GivenAssertion = z.output<typeof assertion>;
