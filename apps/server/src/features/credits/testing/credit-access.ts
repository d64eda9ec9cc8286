import type { AccessByRoute } from '../../../testing/access/route-access.ts';

export const access: AccessByRoute = {
  // The only call of operators that is not below /admin.
  'POST /credits/add': 'operator',
};
