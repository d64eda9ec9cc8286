import { aFile } from '../../../testing/access/own-things.ts';
import type { AccessByRoute, OwnedRoute } from '../../../testing/access/route-access.ts';

const ownedFile: OwnedRoute = { make: aFile, input: ({ id }) => ({ id }) };

export const access: AccessByRoute = {
  'POST /files/process': ownedFile,
  'POST /files/delete': { make: aFile, input: ({ id }, { fileId }) => ({ ids: [fileId, id] }) },
  'POST /files/source-label': {
    make: aFile,
    input: ({ id }, { fileId }) => ({ ids: [fileId, id], label: 'Referral' }),
  },
  'GET /files/download': ownedFile,
};
