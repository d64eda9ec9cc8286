import * as z from 'zod';
import { eventStream } from './endpoint.ts';

/** News of the server itself, for a page that stays open: reload after an update, reconnect after a restart. */
export const serverEvents = eventStream({
  path: '/events',
  access: 'anyone',
  summary: 'Events: the server version, a heartbeat every 30 s, and notice of a shutdown.',
  events: {
    hello: z.object({ version: z.string() }),
    heartbeat: z.object({}),
    stopping: z.object({}),
  },
});
