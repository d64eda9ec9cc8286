import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { organizationId, rowId } from './ids.ts';
import { person } from './organizations.ts';
import { programRead } from './program-reads.ts';
import type { Scope } from './scopes.ts';

/** Path of the Model Context Protocol endpoint, which is also the resource that assistants' tokens are issued for. */
export const assistantPath = '/mcp';

/** Scopes that an assistant without an API key can be granted: those of its tools. */
export const assistantScopes = [
  'jobs:read',
  'analyses:read',
  'pool:read',
  'candidates:read',
  'resumes:read',
  'jobs:write',
  'runs:write',
] as const satisfies readonly Scope[];
export type AssistantScope = (typeof assistantScopes)[number];

export const assistantLimits = { callsPerMinute: 300 } as const;

/** `member-left` if the member who allowed it has left the organization or deleted their account. */
export const assistantStates = ['connected', 'ended', 'member-left'] as const;
export type AssistantState = (typeof assistantStates)[number];

const assistant = z.object({
  id: z.uuid(),
  name: z.string().meta({ description: 'Name that the assistant chose itself; not verified.' }),
  scopes: z.array(z.enum(assistantScopes)),
  connectedAt: z.iso.datetime(),
  usedAt: z.iso
    .datetime()
    .nullable()
    .meta({ description: 'Time of the last call, to the minute; null before the first.' }),
});

const organizationAssistant = assistant.extend({
  state: z.enum(assistantStates),
  member: person
    .nullable()
    .meta({ description: 'The member who connected it; null if the account was deleted.' }),
  endedAt: z.iso.datetime().nullable(),
  lastRead: z
    .object({ at: z.iso.datetime(), candidates: z.int() })
    .nullable()
    .meta({ description: 'Its last response that contained candidate data; null if there was none.' }),
});
export type OrganizationAssistant = z.infer<typeof organizationAssistant>;

const ownAssistant = assistant.extend({
  organization: z.object({
    id: organizationId,
    name: z.string().meta({ description: 'Empty for the personal organization.' }),
  }),
});
export type OwnAssistant = z.infer<typeof ownAssistant>;

export const allowAssistant = endpoint({
  method: 'POST',
  path: '/assistants',
  access: 'signed-in',
  permission: 'own-account',
  summary: 'Allow an assistant to act for you in the organization of the call, within your role.',
  input: z.object({
    authorizationId: z
      .string()
      .min(1)
      .max(200)
      .meta({ description: 'Taken from the address of the consent screen.' }),
  }),
  output: z.object({
    redirectUrl: z
      .string()
      .meta({ description: 'Address to which the browser returns, with the code for the assistant.' }),
  }),
  limitPerMinute: 20,
  limitPerDay: 200,
});

export const listOwnAssistants = endpoint({
  method: 'GET',
  path: '/assistants',
  access: 'signed-in',
  permission: 'own-account',
  summary: 'The assistants that you connected, in all your organizations, newest first.',
  output: z.array(ownAssistant),
});

export const disconnectAssistant = endpoint({
  method: 'DELETE',
  path: '/assistants/{id}',
  access: 'signed-in',
  permission: 'own-account',
  summary: 'Disconnect one of your assistants immediately.',
  input: z.object({ id: rowId }),
  output: z.object({}),
  limitPerMinute: 60,
});

export const listAssistants = endpoint({
  method: 'GET',
  path: '/organization/assistants',
  access: 'signed-in',
  permission: 'organization.manage',
  summary: 'The assistants that members connected to the organization, connected ones first.',
  output: z.array(organizationAssistant),
});

export const endAssistant = endpoint({
  method: 'DELETE',
  path: '/organization/assistants/{id}',
  access: 'signed-in',
  permission: 'organization.manage',
  summary: 'Disconnect a member’s assistant immediately. It stays on the list, for the audit log.',
  input: z.object({ id: rowId }),
  output: organizationAssistant,
  limitPerMinute: 60,
});

export const listAssistantReads = endpoint({
  method: 'GET',
  path: '/organization/assistants/{id}/reads',
  access: 'signed-in',
  permission: 'organization.manage',
  summary: 'The candidate data that an assistant read recently, newest first.',
  input: z.object({ id: rowId }),
  output: z.array(programRead),
});
