import type { AccessByRoute, MakeThing } from '../../../testing/access/route-access.ts';
import { connectAssistant } from '../../../testing/connect-assistant.ts';

const make: MakeThing = async (server, member) => ({ id: (await connectAssistant(server, member)).id });

export const access: AccessByRoute = {
  'DELETE /assistants/{id}': { make },
  'DELETE /organization/assistants/{id}': { make },
  'GET /organization/assistants/{id}/reads': { make },
};
