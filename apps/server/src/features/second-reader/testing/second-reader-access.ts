import { anAnalysis } from '../../../testing/access/own-things.ts';
import type { AccessByRoute } from '../../../testing/access/route-access.ts';

export const access: AccessByRoute = {
  'POST /resume-analysis/{id}/second-reader': { make: anAnalysis, input: { hash: 'another' } },
};
