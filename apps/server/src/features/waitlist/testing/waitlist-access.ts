import type { AccessByRoute } from '../../../testing/access/route-access.ts';

export const access: AccessByRoute = {
  'POST /waitlist': 'anyone',
};
