import { type Foundation, feature } from '../feature.ts';
import { check } from '../operator/consistency.ts';
import { mountAudit } from './audit-routes.ts';
import { createAuditService } from './audit-service.ts';

export const audit = feature({
  createServices: (given: Foundation) => ({ audit: createAuditService(given) }),
  routes: mountAudit,
  checks: (stored) => [
    check('audit-whole', 'Every entry of the audit log follows from all before it.', async () => {
      const { entries, error } = await createAuditService(stored).verify();
      return { count: entries, errors: error === null ? [] : [error] };
    }),
  ],
  guards: ['audit_entries_chain', 'audit_entries_refuse', 'audit_chain_refuse'],
});
