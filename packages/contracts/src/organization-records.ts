import * as z from 'zod';
import { plans } from './credits.ts';
import { download, endpoint } from './endpoint.ts';

/** How long an archive of an organization can be downloaded. */
export const organizationExportDays = 7;

const count = z.int().min(0);

const organizationContents = z.object({
  members: count,
  jobs: count,
  resumes: count,
  runs: count,
  openRuns: count.meta({ description: 'Number of runs in progress.' }),
  availableCredits: z.int().min(-1).meta({ description: '-1 means unlimited.' }),
  plan: z.enum(plans),
});
export type OrganizationFigures = z.infer<typeof organizationContents>;

export const getOrganizationContents = endpoint({
  method: 'GET',
  path: '/organization/contents',
  access: 'signed-in',
  permission: 'organization.delete',
  summary: 'What deleting the organization would delete, in figures.',
  output: organizationContents,
});

export const deleteOrganization = endpoint({
  method: 'POST',
  path: '/organization/delete',
  access: 'signed-in',
  permission: 'organization.delete',
  summary: 'Delete the organization and everything in it, within a minute. Requires a recent sign-in.',
  input: z.object({ name: z.string().max(200).meta({ description: 'Exact name of the organization.' }) }),
  output: z.object({}),
});

const organizationExport = z
  .object({
    id: z.uuid(),
    state: z.enum(['waiting', 'ready', 'failed']),
    createdAt: z.iso.datetime(),
    expiresAt: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'When the export is deleted; null until it is ready.' }),
    done: count.meta({ description: 'Number of entries written so far.' }),
    total: count.meta({ description: 'Total number of entries; 0 until they are counted.' }),
    bytes: count,
  })
  .meta({ id: 'OrganizationExport' });
export type OrganizationExport = z.infer<typeof organizationExport>;

export const listOrganizationExports = endpoint({
  method: 'GET',
  path: '/organization/exports',
  access: 'signed-in',
  permission: 'organization.export',
  summary: 'Exports of the organization that are in preparation or can be downloaded, newest first.',
  output: z.array(organizationExport),
});

export const startOrganizationExport = endpoint({
  method: 'POST',
  path: '/organization/exports',
  access: 'signed-in',
  permission: 'organization.export',
  summary:
    'Start an export of everything the organization has; an email says when it is ready. Returns the export in preparation, if there is one. Requires a recent sign-in.',
  output: organizationExport,
  limitPerMinute: 5,
  limitPerDay: 20,
});

export const downloadOrganizationExport = download({
  path: '/organization/exports/{id}/file',
  access: 'signed-in',
  permission: 'organization.export',
  summary: 'Download an export of the organization as a ZIP file. Requires a recent sign-in.',
  input: z.object({ id: z.uuid() }),
  limitPerMinute: 10,
});
