import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { rowId } from './ids.ts';
import { person } from './organizations.ts';
import { programRead } from './program-reads.ts';
import { scopes } from './scopes.ts';
import { sentence } from './sentences.ts';

export const apiKeyLimits = {
  /** Maximum number of active keys of an organization. */
  keys: 50,
  addresses: 50,
  nameMax: 80,
  /** Hours for which the old secret stays valid after a rotation. */
  overlapHoursMax: 24,
  callsPerMinute: 1_200,
} as const;

/** Prefix by which logs and secret scanners recognize a key. */
export const apiKeyPrefix = 'wn_live_';

export const apiKeyStates = ['active', 'expired', 'revoked', 'maker-left'] as const;
export type ApiKeyState = (typeof apiKeyStates)[number];

const scopeList = z
  .array(z.enum(scopes))
  .min(1)
  .max(scopes.length)
  .transform((list) => scopes.filter((scope) => list.includes(scope)));

/** An IPv4 or IPv6 address or network. */
export const addressOrNetwork = z
  .string()
  .trim()
  .refine((text) => z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]).safeParse(text).success, {
    error: () => sentence('address-format').words,
  });

const apiKey = z.object({
  id: z.uuid(),
  name: z.string(),
  prefix: z.string().meta({ description: 'First characters of the secret, to tell keys apart.' }),
  scopes: z.array(z.enum(scopes)),
  addresses: z
    .array(z.string())
    .meta({ description: 'IP addresses and networks the key can be used from; empty for any.' }),
  state: z.enum(apiKeyStates),
  createdAt: z.iso.datetime(),
  createdBy: person.nullable().meta({ description: 'Null if the account was deleted.' }),
  expiresAt: z.iso.datetime().nullable(),
  revokedAt: z.iso.datetime().nullable(),
  usedAt: z.iso
    .datetime()
    .nullable()
    .meta({ description: 'Time of the last call, to the minute; null before the first.' }),
  usedFrom: z.string().nullable().meta({ description: 'IP address of that call.' }),
  previousUntil: z.iso
    .datetime()
    .nullable()
    .meta({ description: 'Time until which the previous secret works; null if it no longer does.' }),
});
export type ApiKey = z.infer<typeof apiKey>;

const withSecret = z.object({
  secret: z.string().meta({ description: 'Shown only once: Winnow stores only its SHA-256.' }),
  key: apiKey,
});

export const listApiKeys = endpoint({
  method: 'GET',
  path: '/organization/api-keys',
  access: 'signed-in',
  permission: 'organization.manage',
  summary: 'The API keys of the organization, working ones first.',
  output: z.object({
    keys: z.array(apiKey),
    offered: z.array(z.enum(scopes)).meta({ description: 'Scopes that the caller’s role can grant.' }),
  }),
});

export const createApiKey = endpoint({
  method: 'POST',
  path: '/organization/api-keys',
  access: 'signed-in',
  permission: 'organization.manage',
  summary: 'Create an API key. Its secret is shown once.',
  input: z.object({
    name: z.string().trim().min(1).max(apiKeyLimits.nameMax),
    scopes: scopeList,
    addresses: z.array(addressOrNetwork).max(apiKeyLimits.addresses).default([]),
    expiresAt: z.iso.datetime({ offset: true }).nullable().default(null),
  }),
  output: withSecret,
  limitPerMinute: 30,
  limitPerDay: 200,
});

export const rotateApiKey = endpoint({
  method: 'POST',
  path: '/organization/api-keys/{id}/rotate',
  access: 'signed-in',
  permission: 'organization.manage',
  summary: 'Give an API key a new secret. The old one works for as long as you choose.',
  input: z.object({ id: rowId, overlapHours: z.int().min(0).max(apiKeyLimits.overlapHoursMax) }),
  output: withSecret,
  limitPerMinute: 30,
});

export const revokeApiKey = endpoint({
  method: 'DELETE',
  path: '/organization/api-keys/{id}',
  access: 'signed-in',
  permission: 'organization.manage',
  summary: 'Revoke an API key immediately. It stays on the list, for the audit log.',
  input: z.object({ id: rowId }),
  output: apiKey,
  limitPerMinute: 60,
});

export const listApiKeyReads = endpoint({
  method: 'GET',
  path: '/organization/api-keys/{id}/reads',
  access: 'signed-in',
  permission: 'organization.manage',
  summary: 'The candidate data that an API key read recently, newest first.',
  input: z.object({ id: rowId }),
  output: z.array(programRead),
});
