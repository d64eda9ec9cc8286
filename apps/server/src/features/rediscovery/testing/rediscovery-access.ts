import { aJob, aPerson } from '../../../testing/access/own-things.ts';
import type { AccessByRoute } from '../../../testing/access/route-access.ts';

export const access: AccessByRoute = {
  'PUT /job-descriptions/{id}/suggestions/notices': { make: aJob, input: { isOn: true } },
  'GET /people/{id}/preview': {
    make: aPerson,
    input: (_, { jobDescriptionId }) => ({ jobDescriptionId }),
  },
};
