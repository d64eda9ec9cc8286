import type { AccessByRoute } from '../../../testing/access/route-access.ts';

export const access: AccessByRoute = {
  'POST /resume-matcher': 'anyone',
  'GET /resume-matcher/samples': 'anyone',
  'GET /resume-matcher/samples/{id}': 'anyone',
};
