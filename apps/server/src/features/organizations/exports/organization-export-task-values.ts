import * as z from 'zod';
import { overnight, task } from '../../../platform/tasks/task.ts';

/** Writes an archive of an organization. */
export const writeOrganizationExport = task({
  name: 'organization-export',
  payload: z.object({ id: z.uuid() }),
  retries: 3,
  retryDelaySeconds: 10,
  expireSeconds: 3600,
});

/** Emails that an archive can be downloaded. */
export const sendExportEmail = task({
  name: 'organization-export-email',
  payload: z.object({ id: z.uuid() }),
  ...overnight,
});

/** Periodic: removes archives that can no longer be downloaded. */
export const removeOldExports = task({ name: 'organization-exports-remove', payload: z.object({}) });
