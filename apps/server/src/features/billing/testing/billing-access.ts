import { saveBillingAddress, topUp } from '@winnow/contracts';
import type { AccessByRoute } from '../../../testing/access/route-access.ts';

export const access: AccessByRoute = {
  'GET /billing/plans': 'anyone',
  'GET /billing/invoices/{id}/pdf': {
    async make(server, owner) {
      const order = { topUpId: 'small', idempotencyKey: 'matrix-top-up' } as const;
      await owner.client.call(topUp, order);
      const [invoice] = await server.services.billing.invoices.list(owner.organizationId);
      return { id: invoice?.id ?? '' };
    },
  },
  'POST /billing/invoices/{id}/correct': {
    async make(server, owner) {
      const order = { topUpId: 'small', idempotencyKey: 'matrix-corrected' } as const;
      await owner.client.call(topUp, order);
      await owner.client.call(saveBillingAddress, { name: 'Matrix Ltd' });
      const [invoice] = await server.services.billing.invoices.list(owner.organizationId);
      return { id: invoice?.id ?? '' };
    },
  },
};
