import { listAuditEntries, verifyAudit } from '@winnow/contracts';
import { type Api, mount } from '../../platform/http/mount.ts';
import type { AuditService } from './audit-service.ts';

export function mountAudit(api: Api, { audit }: { readonly audit: AuditService }): void {
  mount(api, listAuditEntries, async ({ input }) => ({ data: await audit.list(input) }));
  mount(api, verifyAudit, async () => ({ data: await audit.verify() }));
}
