import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { rowId } from './ids.ts';
import { person } from './organizations.ts';
import { roles } from './permissions.ts';

/** Roles that can be given to people who join by signing in. */
export const newcomerRoles = ['recruiter', 'hiring-manager'] as const;
export type NewcomerRole = (typeof newcomerRoles)[number];

/** Name of an organization's provider in the identity service. */
export function signOnProvider(connectionId: string): string {
  return `sso:${connectionId}`;
}

/** The reverse: the organization of a provider's name; `null` for any other provider. */
export function readSignOnProvider(name: string): string | null {
  const [, id = ''] = /^sso:(.+)$/.exec(name) ?? [];
  return rowId.safeParse(id).data ?? null;
}

const connection = z.object({
  id: z.uuid(),
  issuer: z.string(),
  clientId: z.string(),
  defaultRole: z.enum(newcomerRoles),
  admitsNewcomers: z.boolean(),
  usedAt: z.iso.datetime().nullable().meta({ description: 'When someone last signed in with it.' }),
});
export type SignOnConnection = z.infer<typeof connection>;

const affectedMember = person.extend({ email: z.string(), role: z.enum(roles) });

const singleSignOn = z.object({
  isAvailable: z.boolean().meta({ description: 'False if identities are stored by a hosted service.' }),
  redirectAddress: z
    .string()
    .meta({ description: 'Redirect address to register with the identity provider.' }),
  connection: connection.nullable(),
  isRequired: z.boolean(),
  affected: z
    .array(affectedMember)
    .meta({ description: 'Members who can only use single sign-on once it is required.' }),
  guests: z.int().meta({ description: 'Members with addresses in other domains, who log in as before.' }),
  ownersWithWayIn: z
    .int()
    .meta({ description: 'Owners with a password and a second factor, who can always log in.' }),
  obstacle: z
    .enum(['no-connection', 'no-domain', 'never-used', 'no-way-in'])
    .nullable()
    .meta({ description: 'Why it cannot be required yet.' }),
});
export type SingleSignOn = z.infer<typeof singleSignOn>;

export const getSingleSignOn = endpoint({
  method: 'GET',
  path: '/organization/single-sign-on',
  access: 'signed-in',
  permission: 'organization.manage',
  summary: 'The single sign-on of the organization, and whom it affects.',
  output: singleSignOn,
});

const issuer = z
  .string()
  .trim()
  .max(500)
  .refine(
    (typed) => URL.canParse(typed) && /^https?:\/\//.test(typed),
    'Enter an address that begins with https://.',
  )
  .transform((typed) => typed.replace(/\/\.well-known\/openid-configuration$/, ''));

export const saveSingleSignOn = endpoint({
  method: 'PUT',
  path: '/organization/single-sign-on',
  access: 'signed-in',
  permission: 'organization.manage',
  summary: 'Set the identity provider. With another issuer or client, earlier sign-ins no longer count.',
  input: z.object({
    issuer,
    clientId: z.string().trim().min(1, 'Enter the client ID.').max(500),
    clientSecret: z
      .string()
      .trim()
      .min(1, 'Enter the client secret.')
      .max(2000)
      .optional()
      .meta({ description: 'If left out, the current secret is kept.' }),
    defaultRole: z.enum(newcomerRoles),
    admitsNewcomers: z.boolean(),
  }),
  output: singleSignOn,
  limitPerMinute: 20,
});

export const removeSingleSignOn = endpoint({
  method: 'DELETE',
  path: '/organization/single-sign-on',
  access: 'signed-in',
  permission: 'organization.manage',
  summary: 'Remove the identity provider. Members sign in as before.',
  output: singleSignOn,
});

/** Why the connection to an identity provider doesn't work. */
export const signOnProblems = [
  'private-address',
  'unreachable',
  'certificate',
  'no-provider',
  'other-issuer',
  'many-tenants',
  'no-code-flow',
  'no-keys',
  'wrong-client',
] as const;

export const testSingleSignOn = endpoint({
  method: 'POST',
  path: '/organization/single-sign-on/test',
  access: 'signed-in',
  permission: 'organization.manage',
  summary: 'Test the identity provider: its discovery document, its keys and the client’s secret.',
  output: z.object({
    problem: z.enum(signOnProblems).nullable(),
    detail: z.string().meta({ description: 'Message of the provider or the network; may be empty.' }),
  }),
  limitPerMinute: 10,
});

export const requireSingleSignOn = endpoint({
  method: 'PUT',
  path: '/organization/single-sign-on/required',
  access: 'signed-in',
  permission: 'organization.manage',
  summary: 'Require single sign-on for members with addresses in verified domains, or make it optional.',
  input: z.object({ isRequired: z.boolean() }),
  output: singleSignOn,
  limitPerMinute: 20,
});

/** Depends only on the domain, so it does not reveal whether an account exists. */
export const findSingleSignOn = endpoint({
  method: 'POST',
  path: '/single-sign-on/find',
  access: 'anyone',
  summary: 'The single sign-on for email addresses of a domain.',
  input: z.object({ email: z.string().max(320) }),
  output: z.object({ connectionId: z.uuid().nullable() }),
  limitPerMinute: 60,
});

export const describeSingleSignOn = endpoint({
  method: 'GET',
  path: '/single-sign-on/{id}',
  access: 'anyone',
  summary: 'The organization of a single sign-on setup, for the page that identity providers link to.',
  input: z.object({ id: z.uuid() }),
  output: z.object({ organization: z.object({ name: z.string(), logo: z.string().nullable() }) }),
  limitPerMinute: 60,
});
